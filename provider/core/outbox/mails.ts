import en from '#locales/en/mails.json';
import pl from '#locales/pl/mails.json';
import { dayInWords, filled, timeInWords, type Language } from '#provider/core/words.ts';

const TEXTS = { pl, en };

/** "Rezerwacja przyjęta": when, and where to read more. No health words, so neither service nor unit (S-45). */
export function bookingAccepted({ language, startsAt, link }: OfBooking) {
  return mailOf({ wording: TEXTS[language].bookingAccepted, values: wordsOf({ language, startsAt }), link });
}

/** "Rezerwacja przełożona": the new time, and the one before it; and where the patient says that they will come, while that is awaited. */
export function bookingMoved({ language, startsAt, before, link, confirmLink }: OfMove) {
  const old = wordsOf({ language, startsAt: before });
  const { awaited } = TEXTS[language].bookingMoved;
  const values = {
    ...wordsOf({ language, startsAt }),
    ...{ oldDay: old.day, oldTime: old.time },
    awaited: confirmLink ? `${filled({ text: awaited, values: { confirmLink } })}\n\n` : '',
  };
  return mailOf({ wording: TEXTS[language].bookingMoved, values, link });
}

/** "Rezerwacja odwołana": which one, by its time alone. */
export function bookingCanceled({ language, startsAt, link }: OfBooking) {
  return mailOf({ wording: TEXTS[language].bookingCanceled, values: wordsOf({ language, startsAt }), link });
}

type OfBooking = { language: Language; startsAt: number; link: string };
type OfMove = OfBooking & { before: number; confirmLink: string | null };

const wordsOf = ({ language, startsAt }: Pick<OfBooking, 'language' | 'startsAt'>) => ({
  day: dayInWords({ language, at: startsAt }),
  time: timeInWords({ language, at: startsAt }),
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

/** The code before a booking is sent; it says until when it is valid (ms), and nothing of what for (S-45). */
export const bookingCode = (code: SentCode) => codeIn({ wording: 'bookingCode', ...code });

/** The code that proves a number. */
export const phoneCode = (code: SentCode) => codeIn({ wording: 'phoneCode', ...code });

type SentCode = { language: Language; code: string; validUntil: number };

function codeIn({
  wording,
  language,
  code,
  validUntil,
}: SentCode & { wording: 'bookingCode' | 'phoneCode' }) {
  const time = timeInWords({ language, at: validUntil });
  return { text: filled({ text: TEXTS[language][wording].text, values: { code, time } }) };
}
