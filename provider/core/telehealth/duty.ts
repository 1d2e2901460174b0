/** On duty, busy: C-57. */
export const ON_DUTY: readonly number[] = [1, 2];

type Consultant = { status: number; duty_from: number | null };

/** The state of a service that is given now, by those who answer to it (B-60, A-108). */
export function dutyOf(consultants: readonly Consultant[], { now }: { now: number }) {
  const onDuty = consultants.filter(({ status }) => ON_DUTY.includes(status)).length;
  const begins = consultants.flatMap(({ duty_from: from }) => (from !== null && from > now ? [from] : []));
  const dutyFrom = onDuty === 0 && begins.length > 0 ? Math.min(...begins) : null;
  return { onDuty, offline: onDuty === 0, dutyFrom };
}
