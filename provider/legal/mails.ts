import en from '#locales/en/mails.json';
import pl from '#locales/pl/mails.json';
import type { Day } from '#contract/days/reading/warsaw.ts';
import { dayInWords, filled, type Language } from '#provider/core/words.ts';
import type { AccessibilityReportRow } from './tables.ts';

const TEXTS = { pl, en };

type OfReport = Pick<AccessibilityReportRow, 'number' | 'language'>;

const dayOf = ({ language, day }: { language: Language; day: Day }) =>
  dayInWords({ language, at: Date.parse(`${day}T12:00:00Z`) });

/** Tells the provider's contact for accessibility, in Polish, that a report waits, and until when; nothing of its words (S-45). */
export function reportArrived({
  number,
  answer_by: answerBy,
  latest_by: latestBy,
}: Pick<AccessibilityReportRow, 'number' | 'answer_by' | 'latest_by'>) {
  const language = 'pl';
  const { subject, text } = TEXTS[language].accessibilityReport;
  const values = {
    number,
    answerBy: dayOf({ language, day: answerBy }),
    latestBy: dayOf({ language, day: latestBy }),
  };
  return { language, subject: filled({ text: subject, values }), text: filled({ text, values }) } as const;
}

/** The mail with what the staff has answered, in its own words. */
export function reportAnswered({ number, language, answer }: OfReport & { answer: string }) {
  const { subject, text } = TEXTS[language].accessibilityAnswer;
  const values = { number, answer };
  return { language, subject: filled({ text: subject, values }), text: filled({ text, values }) };
}

/** Why the answer takes longer, and until when. */
export function reportProlonged({
  number,
  language,
  reason,
  promisedBy,
}: OfReport & { reason: string; promisedBy: Day }) {
  const { subject, text } = TEXTS[language].accessibilityProlonged;
  const values = { number, reason, promisedBy: dayOf({ language, day: promisedBy }) };
  return { language, subject: filled({ text: subject, values }), text: filled({ text, values }) };
}
