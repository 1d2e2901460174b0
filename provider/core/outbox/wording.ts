import en from '#locales/en/mails.json';
import pl from '#locales/pl/mails.json';
import enBookings from '#locales/en/bookings.json';
import plBookings from '#locales/pl/bookings.json';
import { dayInWords, filled, timeInWords, type Language } from '#provider/core/words.ts';

export const TEXTS = { pl, en };

/** Day and time of an instant (ms), as a text says them. */
export const wordsOf = ({ language, startsAt }: { language: Language; startsAt: number }) => ({
  day: dayInWords({ language, at: startsAt }),
  time: timeInWords({ language, at: startsAt }),
});

const POLISH_TIME = { pl: plBookings.facts.polishTime, en: enBookings.facts.polishTime };

type Visit = { language: Language; startsAt: number; isFromAfar: boolean };

/** The same of a visit: who takes part from afar may have other clocks, and is told by which one it is (decision 194). */
export function visitWordsOf({ language, startsAt, isFromAfar }: Visit) {
  const { day, time } = wordsOf({ language, startsAt });
  return { day, time: isFromAfar ? filled({ text: POLISH_TIME[language], values: { when: time } }) : time };
}

type Wording = { subject: string; text: string };

/** A mail of a wording, its values and its link filled in. */
export function mailOf({
  language,
  wording: { subject, text },
  values,
  link,
}: {
  language: Language;
  wording: Wording;
  values: Record<string, string>;
  link: string;
}) {
  const filledWith = (wording: string) => filled({ text: wording, values: { ...values, link } });
  return { language, subject: filledWith(subject), text: filledWith(text), link };
}
