import en from '#locales/en/mails.json';
import pl from '#locales/pl/mails.json';
import { dayInWords, filled, timeInWords, type Language } from '#provider/core/words.ts';

export const TEXTS = { pl, en };

/** Day and time of an instant (ms), as a text says them. */
export const wordsOf = ({ language, startsAt }: { language: Language; startsAt: number }) => ({
  day: dayInWords({ language, at: startsAt }),
  time: timeInWords({ language, at: startsAt }),
});

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
