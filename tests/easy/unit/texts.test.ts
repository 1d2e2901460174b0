import { describe, expect, test } from 'vitest';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textsOf } from '#tests/house/unit/locales/files.ts';
import { english, say } from '#tests/support/words.ts';

/** The measures of those who write for people to whom reading is hard ("Information for all", Inclusion Europe). */
const MOST_WORDS = 12;
const MOST_WORDS_ON_AVERAGE = 7;
const LONGEST_WORD = 14;

/** The words that the pages put into the gaps: those of the real buttons. */
const GAPS: Readonly<Record<string, TextKey>> = {
  book: 'booking-wizard:summary.submit',
  button: 'public:login.submit',
  cancel: 'bookings:list.cancel',
  done: 'bookings:cancel.done',
  menu: 'page:navigation.open',
  no: 'bookings:cancel.keep',
  signIn: 'public:login.submit',
  yes: 'bookings:cancel.submit',
};
const NUMBERS: Readonly<Record<string, string>> = { count: '30', time: '12:30' };

/** Abbreviations, words of offices and of computers, and what the portal says elsewhere and not here. */
const FORBIDDEN = {
  pl: /(?<!\p{L})(((np|itp|itd|tzn|tj|m\.in|nr|tel|ul|dr|lek|ok|godz|min|PESEL|ePUAP|SMS|URL|PDF|ID|link)(?!\p{L}))|formularz|sesj|autoryz|weryfik|autentyk|status|aplikacj|system|termin|placówk|świadcze|personel|procedur|dokumentacj|klik|opcj|ikon|konfigur|aktyw|zdrowotn|rejestracj|specjalist|pacjent)/iu,
  en: /(?<!\p{L})(((e\.g|i\.e|etc|no\.|tel|Dr|SMS|URL|PDF|ID|via|shall|form)(?!\p{L}))|click|link|session|authenti|verif|status|applicat|system|option|icon|configur|appointment|healthcare|registration|specialist|patient|facility|procedure)/iu,
};

/** Hard words that cannot be done without, and where a page says what they mean. */
const EXPLAINED = {
  pl: {
    portal: /Portal to strona/,
    login: /Login to nazwa/,
    hasło: /Hasło to Twoje tajne słowo/,
    usług: /Usługa to rodzaj/,
    kardiolog: /Kardiolog to lekarz/,
    odwoła: /Odwołać (wizytę )?to znaczy/,
    anulowa: /Anulowana to znaczy/,
    rezerwacj: /Rezerwacja to umówiona/,
    wyloguje: /Wylogować to znaczy/,
    norm: /Norma to wynik/,
    menu: /Menu to lista/,
  },
  en: {
    portal: /portal is the website/,
    username: /username is the name/i,
    password: /password is your secret word/i,
    service: /A service is a kind/,
    booking: /A booking is a visit/,
    cancel: /To cancel (a visit )?means/,
    normal: /Normal means/,
    menu: /menu is a list/i,
  },
};

const languages = ['pl', 'en'] as const;
type Language = (typeof languages)[number];

const filled = (text: string, language: Language) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, gap: string) => {
    const key = GAPS[gap];
    const words = key ? (language === 'pl' ? say(key) : english.say(key)) : NUMBERS[gap];
    if (words === undefined) throw new Error(`nothing is known of {{${gap}}}`);
    return words;
  });

const textsIn = (language: Language) =>
  [...textsOf(language)]
    .filter(([key]) => key.startsWith('easy:'))
    .map(([key, text]) => ({ key: key.slice('easy:'.length), text: filled(text, language) }));

const sentencesOf = (text: string) => text.split(/\n|(?<=[.?!]) (?=\p{Lu})/u);
const wordsOf = (text: string) => text.match(/[\p{L}\d][\p{L}\d@'’-]*(\.\p{L}+)*/gu) ?? [];

describe.each(languages)('texts that are easy to read, in %s', (language) => {
  const texts = textsIn(language);
  const sentences = texts.flatMap(({ text }) => sentencesOf(text));
  const lengths = sentences.map((sentence) => wordsOf(sentence).length);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

  test('have short sentences, and words that can be read', () => {
    const longest = Math.max(...lengths);
    process.stdout.write(
      `easy to read, ${language}: ${sentences.length} sentences, ${average.toFixed(1)} words on average, ${longest} at most\n`,
    );
    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter((sentence) => wordsOf(sentence).length > MOST_WORDS)).toEqual([]);
    expect(average).toBeLessThan(MOST_WORDS_ON_AVERAGE);
    const long = sentences.flatMap(wordsOf).filter((word) => word.length > LONGEST_WORD);
    expect(long.filter((word) => !word.includes('@'))).toEqual([]);
  });

  test('have one thought a line', () => {
    const inLines = texts.filter(({ text }) => text.includes('\n'));
    expect(inLines.length).toBeGreaterThan(20);
    const lines = inLines.flatMap(({ text }) => text.split('\n'));
    expect(lines.filter((line) => sentencesOf(line).length > 1)).toEqual([]);
    expect(lines.filter((line) => !/[.?!]$/.test(line))).toEqual([]);
  });

  test('have no abbreviations, no words of offices or computers, no brackets and no dashes', () => {
    expect(texts.filter(({ text }) => FORBIDDEN[language].test(text))).toEqual([]);
    expect(texts.filter(({ text }) => /[()–;/%&]/.test(text))).toEqual([]);
  });

  test('say numbers in figures', () => {
    const inWords = {
      pl: /(?<!\p{L})(dwa|dwie|trzy|cztery|pięć|dziesięć)(?!\p{L})/iu,
      en: /\b(two|three|four|five|ten)\b/iu,
    };
    expect(texts.filter(({ text }) => inWords[language].test(text))).toEqual([]);
  });

  test.each(['signIn', 'booking', 'cancelling', 'guide'])(
    'explain their hard words on the page: %s',
    (page) => {
      const said = texts.filter(({ key }) => key.startsWith(`${page}.`)).map(({ text }) => text);
      const whole = said.join('\n');
      const hard = Object.entries(EXPLAINED[language]).filter(([word]) => whole.toLowerCase().includes(word));
      expect(hard.length).toBeGreaterThan(0);
      expect(hard.filter(([, explanation]) => !explanation.test(whole)).map(([word]) => word)).toEqual([]);
    },
  );
});

test('sentences, words and forbidden words are seen', () => {
  expect(sentencesOf('Nie ma go? Zadzwoń.\nGotowe.')).toEqual(['Nie ma go?', 'Zadzwoń.', 'Gotowe.']);
  expect(wordsOf('Login, na przykład jan.nowak, 2 e-maile.')).toHaveLength(6);
  expect(FORBIDDEN.pl.test('Wpisz login, np. jan.nowak')).toBe(true);
  expect(FORBIDDEN.en.test('Click here')).toBe(true);
  expect(FORBIDDEN.pl.test('Naciśnij przycisk.')).toBe(false);
});
