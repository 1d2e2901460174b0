/** Which choice a declaration is, and why: what page and provider decide alike (A-146, A-147, A-148, B-49). */

export type ChoiceType = 'GP' | 'NURSE' | 'MIDWIFE';

/** One of the two choices: of the provider, or of the practitioner. */
export type Choice = Readonly<{
  orderNumber: number;
  reasonCode?: number | undefined;
  otherReason?: string | undefined;
}>;

export type ChoiceProblem = 'NUMBER' | 'REASON_MISSING' | 'REASON_NOT_OFFERED' | 'TEXT_MISSING';

/** The day from which on the form ends with the third choice; before, it ends with the fourth (B§9). */
const NEW_FORM_FROM = '2018-10-01';

/** The most that the reason in one's own words may have. */
export const LONGEST_OTHER_REASON = 500;

/** The reason that is told in one's own words. */
const OTHER_REASON = 4;
/** Somebody turned 18 who was with a paediatrician. */
const TURNED_18 = 3;
const ALL_REASONS = [1, 2, TURNED_18, OTHER_REASON, 5];
const FIRST_WITH_REASON = 2;

/** The last number of a form: it stands for that choice and for every later one. */
export const lastNumberOf = (dateOfSubmission: string) => (dateOfSubmission >= NEW_FORM_FROM ? 3 : 4);

/** The reasons that may be given: none of a first choice, and that of turning 18 of a doctor alone. */
export const reasonsOf = ({ type, orderNumber }: { type: ChoiceType; orderNumber: number }) =>
  orderNumber < FIRST_WITH_REASON ? [] : ALL_REASONS.filter((code) => type === 'GP' || code !== TURNED_18);

/** The rest of a choice: nothing but its number below 2, and a text with reason 4 alone. */
export function clearedChoice({ orderNumber, reasonCode, otherReason }: Choice): Choice {
  if (orderNumber < FIRST_WITH_REASON || reasonCode === undefined) return { orderNumber };
  const text = otherReason?.trim();
  return reasonCode === OTHER_REASON && text
    ? { orderNumber, reasonCode, otherReason: text }
    : { orderNumber, reasonCode };
}

type Asked = { type: ChoiceType; dateOfSubmission: string; choice: Choice };

/** The first thing that is wrong with a choice; null: nothing. */
export function choiceProblem({ type, dateOfSubmission, choice }: Asked): ChoiceProblem | null {
  const { orderNumber, reasonCode, otherReason } = clearedChoice(choice);
  const last = lastNumberOf(dateOfSubmission);
  if (!Number.isInteger(orderNumber) || orderNumber < 1 || orderNumber > last) return 'NUMBER';
  if (reasonCode === undefined) return orderNumber === last ? 'REASON_MISSING' : null;
  if (!reasonsOf({ type, orderNumber }).includes(reasonCode)) return 'REASON_NOT_OFFERED';
  return reasonCode === OTHER_REASON && !otherReason ? 'TEXT_MISSING' : null;
}
