import { localDay, type Day } from '#provider/core/local-time.ts';

type Case = { medicalCaseCreateDate: string; lastConsultationScheduledDate?: string | undefined };

/** True where a day of the case, from its making to its last consultation, lies between two days. */
export function isInPeriod(
  { medicalCaseCreateDate: made, lastConsultationScheduledDate: last }: Case,
  { from, to }: { from: Day; to: Day },
) {
  const first = localDay(Date.parse(made));
  const consulted = last === undefined ? first : localDay(Date.parse(last));
  return first <= to && (consulted > first ? consulted : first) >= from;
}

/** On duty, busy: C-57. */
const ON_DUTY: readonly number[] = [1, 2];

type Consultant = { status: number; duty_from: number | null };

/** The state of a service that is given now, by those who answer to it (B-60, A-108). */
export function dutyOf(consultants: readonly Consultant[], { now }: { now: number }) {
  const onDuty = consultants.filter(({ status }) => ON_DUTY.includes(status)).length;
  const begins = consultants.flatMap(({ duty_from: from }) => (from !== null && from > now ? [from] : []));
  const dutyFrom = onDuty === 0 && begins.length > 0 ? Math.min(...begins) : null;
  return { onDuty, offline: onDuty === 0, dutyFrom };
}
