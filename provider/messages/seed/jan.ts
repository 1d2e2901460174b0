import type { SeedMessage } from './rows.ts';
import type { StaffKey } from './staff.ts';

/** 200 letters: longer than the title of an answer may be. */
const LONG_TITLE =
  'Wyniki kontroli ciśnienia z ostatnich czterech tygodni: omówienie pomiarów porannych i wieczornych, zmiana dawki leku, termin następnej kontroli i to, o czym prosimy pamiętać przed samą wizytą w maju.';

type Kind = Pick<SeedMessage, 'category' | 'isAutomatic' | 'mayBeAnswered'> & {
  from: StaffKey;
  title: string;
  text: string;
};

/** The notices that come again and again. */
const NOTICES: readonly Kind[] = [
  {
    from: 'reception',
    category: 'P',
    isAutomatic: true,
    title: 'Przypomnienie o wizycie',
    text: 'Przypominamy o wizycie w naszej przychodni. Szczegóły są w portalu, na stronie „Moje wizyty”.\n\nJeżeli nie możesz przyjść, odwołaj wizytę: ktoś inny skorzysta z tego terminu.',
  },
  {
    from: 'laboratory',
    category: 'W',
    isAutomatic: true,
    title: 'Wynik badania jest gotowy',
    text: 'Wynik badania krwi jest w portalu, na stronie „Wyniki”. Wyniki na papierze wydaje rejestracja.',
  },
  {
    from: 'reception',
    category: 'O',
    title: 'Zmiana godzin rejestracji',
    text: 'W tym tygodniu rejestracja jest czynna od 7:00 do 15:00. Za utrudnienia przepraszamy.',
  },
  {
    from: 'family',
    category: 'M',
    mayBeAnswered: true,
    title: 'Recepta jest wystawiona',
    text: 'Recepta na stałe leki jest wystawiona. Kod przyszedł SMS-em.\n\nProsimy o pomiary ciśnienia przed następną wizytą.',
  },
];

const DAYS_BETWEEN_NOTICES = 14;
const NOTICE_COUNT = 54;

const notices = Array.from({ length: NOTICE_COUNT }, (_, index): SeedMessage => {
  const kind = NOTICES[index % NOTICES.length] as Kind;
  const daysAgo = 20 + index * DAYS_BETWEEN_NOTICES;
  return {
    id: `message-82${String(index + 1).padStart(2, '0')}`,
    to: ['account-2001'],
    ...kind,
    daysAgo,
    readDaysAgo: daysAgo - 1,
  };
});

const TALK = 'message-8401';
const JAN = 'account-2001';

/** Nine messages over a year, of which the staff wrote four. */
const TALKED: readonly string[] = [
  'Dzień dobry, czy przy nowym leku na ciśnienie mogę jeździć samochodem?',
  'Dzień dobry, tak. Proszę jednak nie prowadzić przez pierwsze trzy dni i sprawdzić, czy nie kręci się Panu w głowie.',
  'Dziękuję. Po tygodniu jest dobrze, ale kostki mam wieczorem spuchnięte.',
  'To się zdarza przy tym leku. Proszę mierzyć ciśnienie rano i wieczorem i zapisać się na kontrolę za dwa tygodnie.',
  'Zapisałem się na kontrolę. Czy mam przynieść zapiski?',
  'Tak, najlepiej z całych dwóch tygodni.',
  'Od zmiany dawki kostki już nie puchną. Ciśnienie rano około 130/80.',
  'Bardzo dobrze. Zostajemy przy tej dawce. Kontrola za pół roku.',
  'Minęło pół roku, pomiary są nadal dobre. Czy kontrola jest potrzebna?',
];

const talk = TALKED.map((text, index): SeedMessage => {
  const daysAgo = 370 - index * 45;
  const isOwn = index % 2 === 0;
  const isLast = index === TALKED.length - 1;
  return {
    id: `message-84${String(index + 1).padStart(2, '0')}`,
    title: index === 0 ? 'Lek na ciśnienie' : 'Odp: Lek na ciśnienie',
    text,
    daysAgo,
    thread: TALK,
    ...(index > 0 ? { answers: `message-84${String(index).padStart(2, '0')}` } : {}),
    ...(isLast ? {} : { readDaysAgo: daysAgo - 0.5 }),
    ...(isOwn ? { by: JAN, toStaff: ['majewska'] } : { from: 'majewska', to: [JAN], mayBeAnswered: true }),
  };
});

const CARD = [
  'Przychodnia pod Lipami',
  'Dzienniczek pomiarow cisnienia',
  'Rano i wieczorem, po 5 minutach spokoju',
];

/** The messages that are new, and those that are seldom. */
const single: readonly SeedMessage[] = [
  {
    id: 'message-8301',
    from: 'majewska',
    to: [JAN],
    daysAgo: 0.1,
    mayBeAnswered: true,
    title: 'Wynik potasu: prosimy o telefon',
    text: 'Panie Janie,\n\nprosimy o telefon do poradni w sprawie wyniku potasu. Numer jest w portalu.\n\nKatarzyna Majewska',
  },
  {
    id: 'message-8302',
    from: 'family',
    to: [JAN],
    daysAgo: 2,
    mayBeAnswered: true,
    title: 'Dzienniczek pomiarów ciśnienia',
    text: 'W załączniku jest dzienniczek do wydrukowania i zdjęcie, jak go wypełnić.',
    files: [
      { id: 'file-8311', name: 'dzienniczek.pdf', lines: CARD },
      { id: 'file-8312', name: 'wypełniony.png' },
    ],
  },
  {
    id: 'message-8303',
    from: 'reception',
    to: [JAN, 'account-2002'],
    daysAgo: 5,
    category: 'O',
    title: 'Szczepienia przeciw grypie',
    text: 'Od poniedziałku szczepimy przeciw grypie, bez zapisów, od 8:00 do 14:00.',
  },
  {
    id: 'message-8304',
    from: 'specialists',
    to: [JAN],
    daysAgo: 12,
    readDaysAgo: 11,
    title: LONG_TITLE,
    mayBeAnswered: true,
    text: 'Omówienie jest w dokumentach z wizyty.',
  },
  {
    id: 'message-8305',
    from: 'reception',
    to: [JAN],
    daysAgo: 16,
    readDaysAgo: 15,
    language: 'uk',
    title: 'Інформація про щеплення',
    category: 'O',
    text: 'Добрий день! Щеплення проти грипу роблять щодня з 8:00 до 14:00. Записуватися не потрібно.',
  },
];

const QUESTIONS = [
  'Prośba o receptę',
  'Zwolnienie dla opiekuna',
  'Termin badania krwi',
  'Wynik z innej przychodni',
] as const;

/** Seventeen more questions of Jan's, two of them not read yet: one of these to two, and one that the first of two has read. */
const asked = Array.from({ length: 17 }, (_, index): SeedMessage => {
  const daysAgo = 1 + index * 24;
  const isToTwo = index === 1 || index === 2;
  return {
    id: `message-85${String(index + 1).padStart(2, '0')}`,
    by: JAN,
    toStaff: isToTwo ? ['family', 'majewska'] : ['family'],
    title: QUESTIONS[index % QUESTIONS.length] as string,
    text: 'Dzień dobry,\n\nproszę o odpowiedź w tej sprawie.\n\nJan Nowak',
    daysAgo,
    ...(index < 2 ? {} : { readDaysAgo: daysAgo - 0.5 }),
    ...(index === 3 ? { files: [{ id: 'file-8511', name: 'wynik-ze-szpitala.pdf', lines: CARD }] } : {}),
  };
});

/** 63 messages that Jan has got, and 22 that he has sent. */
export const JANS: readonly SeedMessage[] = [...notices, ...talk, ...single, ...asked];
