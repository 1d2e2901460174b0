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
export function bookingAccepted({
  language,
  startsAt,
  link,
}: {
  language: Language;
  startsAt: number;
  link: string;
}) {
  const day = FORMATS[language].day.format(startsAt);
  const time = FORMATS[language].time.format(startsAt);
  const { subject, text } = TEXTS[language].bookingAccepted;
  const values = { day, time, link };
  return { subject: filled({ text: subject, values }), text: filled({ text, values }), link };
}

/** The code before a booking is sent; it says how long it is valid, and nothing of what for (S-45). */
export function bookingCode({ language, code }: { language: Language; code: string }) {
  return { text: filled({ text: TEXTS[language].bookingCode.text, values: { code } }) };
}

const filled = ({ text, values }: { text: string; values: Record<string, string> }) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
