import type { Day } from '#app/domain/dates/calendar.ts';

type Review = Readonly<{ madeOn: Day; reviewedOn: Day | null; evidenceOn: Day }>;

/**
 * Returns the day of the last review, which is that of the evidence it rests on, whatever day was entered; null while the statement
 * was not reviewed since it was made.
 */
export const reviewDay = ({ madeOn, reviewedOn, evidenceOn }: Review): Day | null =>
  reviewedOn !== null && evidenceOn > madeOn ? evidenceOn : null;

type Reviewed = Readonly<{ madeOn: Day; reviewedOn: Day | null; today: Day }>;

/**
 * Returns the day until which the statement should have been reviewed and was not; null when it was. The law wants a review in
 * each year until 31 March (Act of 4 April 2019, article 11), and one of January is this year's.
 */
export function overdueReview({ madeOn, reviewedOn, today }: Reviewed): Day | null {
  const due = lastReviewDay(today);
  const last = reviewedOn !== null && reviewedOn > madeOn ? reviewedOn : madeOn;
  return yearOf(last) < yearOf(due) ? due : null;
}

/** The last 31 March that is over. */
function lastReviewDay(today: Day): Day {
  const ofThisYear = `${yearOf(today)}-03-31`;
  return today > ofThisYear ? ofThisYear : `${yearOf(today) - 1}-03-31`;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));
