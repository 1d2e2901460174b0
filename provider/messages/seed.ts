import type { Clinic } from '#provider/seed/clinic.ts';
import type { AccountId } from '#provider/seed/people.ts';
import { plainPdf } from './seed-pdf.ts';
import type { MessageAttachmentRow, MessageRow } from './tables.ts';

const DAY = 24 * 60 * 60_000;
const MARIA: AccountId = 'account-2004';

const LONG = `Szanowni Państwo,

od 1 grudnia zmieniamy zasady pobierania krwi w punkcie pobrań przy ul. Lipowej 14. Prosimy przeczytać całą wiadomość: kto przyjdzie nieprzygotowany, będzie musiał przyjść drugi raz.

Godziny. Krew pobieramy od poniedziałku do piątku, od 7:00 do 10:00. Osoby w ciąży, dzieci do lat 6 i osoby po 75. roku życia wchodzą bez kolejki. Moczu nie przyjmujemy po 9:30, bo kurier odbiera próbki o 9:45.

Przygotowanie. Większość badań wykonujemy na czczo. Ostatni posiłek prosimy zjeść najpóźniej 12 godzin przed pobraniem. Rano można wypić szklankę wody. Kawy, herbaty i soku prosimy nie pić. Leki przyjmowane rano prosimy wziąć dopiero po pobraniu, chyba że lekarz zalecił inaczej.

Dokumenty. Prosimy mieć przy sobie dokument ze zdjęciem. Skierowanie elektroniczne wystarczy podać jako czterocyfrowy kod. Kto ma skierowanie na papierze, oddaje je w punkcie pobrań.

Wyniki. Wyniki są gotowe w ciągu dwóch dni roboczych. Można je odebrać w rejestracji. Jeżeli wynik wymaga pilnej rozmowy z lekarzem, zadzwonimy tego samego dnia pod numer zapisany na koncie, dlatego prosimy sprawdzić, czy jest aktualny.

Opieka nad inną osobą. Wyniki dziecka albo podopiecznego może odebrać tylko ta osoba, którą przychodnia powiązała z pacjentem, albo osoba z pisemnym upoważnieniem.

Wszystko to zebraliśmy na jednej stronie, którą można wydrukować i powiesić na lodówce: jest w załączniku.

Dziękujemy za zrozumienie.
Przychodnia pod Lipami`;

const SHORT = `Od 1 grudnia rejestracja odbiera telefon od 7:00 do 18:00, a w soboty od 8:00 do 12:00.

W niedziele i święta wizytę można umówić albo odwołać w portalu.`;

const CARD = [
  'Przychodnia pod Lipami',
  'Pobieranie krwi: od poniedzialku do piatku, 7:00-10:00',
  'Na czczo: 12 godzin bez jedzenia, rano szklanka wody',
  'Prosimy miec dokument ze zdjeciem i kod skierowania',
];

/** What Maria must confirm before anything else: a long message with a file, and a short one. */
export function seed({ now }: Pick<Clinic, 'now'>) {
  const messages = [
    messageRow({
      id: 'message-8001',
      sender: 'Punkt pobrań',
      title: 'Nowe zasady pobierania krwi',
      text: LONG,
      sent_at: now.getTime() - 3 * DAY,
    }),
    messageRow({
      id: 'message-8002',
      sender: 'Rejestracja',
      title: 'Rejestracja odbiera telefon dłużej',
      text: SHORT,
      sent_at: now.getTime() - DAY,
    }),
  ];
  return {
    messages,
    message_recipients: messages.map(({ id }) => ({ account_id: MARIA, message_id: id, read_at: null })),
    message_attachments: [cardOf('message-8001')],
  };
}

const messageRow = (message: Omit<MessageRow, 'category_code' | 'must_be_confirmed'>): MessageRow => ({
  ...message,
  category_code: 'M',
  must_be_confirmed: 1,
});

function cardOf(messageId: string): MessageAttachmentRow {
  const content = plainPdf(CARD);
  const file = { filename: 'pobieranie-krwi.pdf', type: 'application/pdf' as const };
  return { id: 'file-8101', message_id: messageId, ...file, size: content.length, content };
}
