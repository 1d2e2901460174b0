import type { SeedMessage } from './rows.ts';

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

/** The messages that Maria must confirm before anything else: a long one with a file, and a short one. */
export const MARIAS: readonly SeedMessage[] = [
  {
    id: 'message-8001',
    from: 'laboratory',
    to: ['account-2004'],
    title: 'Nowe zasady pobierania krwi',
    text: LONG,
    daysAgo: 3,
    mustBeConfirmed: true,
    files: [{ id: 'file-8101', name: 'pobieranie-krwi.pdf', lines: CARD }],
  },
  {
    id: 'message-8002',
    from: 'reception',
    to: ['account-2004'],
    title: 'Rejestracja odbiera telefon dłużej',
    text: SHORT,
    daysAgo: 1,
    mustBeConfirmed: true,
  },
];
