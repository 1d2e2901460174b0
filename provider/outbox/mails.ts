import en from '#locales/en/mails.json';
import pl from '#locales/pl/mails.json';

type Language = 'pl' | 'en';

const TEXTS = { pl, en };
const LOCALES = { pl: 'pl-PL', en: 'en-GB' };

const formatsOf = (language: Language) => ({
  day: new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'Europe/Warsaw' }),
  time: new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'Europe/Warsaw' }),
});
const FORMATS = { pl: formatsOf('pl'), en: formatsOf('en') };

/** "Rezerwacja przyjęta": when, and where to read more. No health words, so neither service nor unit (S-45). */
export function bookingAccepted({ language, startsAt, link }: OfBooking) {
  return mailOf({ wording: TEXTS[language].bookingAccepted, values: wordsOf({ language, startsAt }), link });
}

/** "Rezerwacja przełożona": the new time, and the one before it. */
export function bookingMoved({ language, startsAt, before, link }: OfBooking & { before: number }) {
  const old = wordsOf({ language, startsAt: before });
  const values = { ...wordsOf({ language, startsAt }), oldDay: old.day, oldTime: old.time };
  return mailOf({ wording: TEXTS[language].bookingMoved, values, link });
}

type OfBooking = { language: Language; startsAt: number; link: string };

const wordsOf = ({ language, startsAt }: Pick<OfBooking, 'language' | 'startsAt'>) => ({
  day: FORMATS[language].day.format(startsAt),
  time: FORMATS[language].time.format(startsAt),
});

type Wording = { subject: string; text: string };

function mailOf({
  wording,
  values,
  link,
}: {
  wording: Wording;
  values: Record<string, string>;
  link: string;
}) {
  const filledWith = (text: string) => filled({ text, values: { ...values, link } });
  return { subject: filledWith(wording.subject), text: filledWith(wording.text), link };
}

/** The code before a booking is sent; it says how long it is valid, and nothing of what for (S-45). */
export function bookingCode({ language, code }: { language: Language; code: string }) {
  return { text: filled({ text: TEXTS[language].bookingCode.text, values: { code } }) };
}

const filled = ({ text, values }: { text: string; values: Record<string, string> }) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
