import { READY_MS, type ReportedBy } from '#contract/telehealth-live/reading/media.ts';
import type { TelehealthLiveRow } from '#provider/telehealth-live/tables.ts';

type Ready = Pick<TelehealthLiveRow, 'ready_since' | 'ready_until' | 'ready_by' | 'seat' | 'seat_account_id'>;
type Report = Readonly<{
  isReady: boolean;
  by: ReportedBy;
  seat: string;
  isTaking: boolean;
  accountId: string;
}>;

const NOBODY: Ready = {
  ready_since: null,
  ready_until: null,
  ready_by: null,
  seat: null,
  seat_account_id: null,
};

/** Whether somebody of the patient's side is there (C-54). */
export const isReady = ({ ready_until: until }: Pick<Ready, 'ready_until'>, now: number) =>
  until !== null && now < until;

/** Whether another tab goes on while its reports last. */
export const isTakenByOther = (live: Pick<Ready, 'ready_until' | 'seat'>, seat: string, now: number) =>
  isReady(live, now) && live.seat !== null && live.seat !== seat;

/**
 * What a report makes of who is ready; null: another tab goes on, and this one has not said that it does instead. Whoever leaves from
 * another tab ends nothing.
 */
export function reported(live: Ready, report: Report, now: number): Ready | null {
  const { by, seat, isTaking, accountId } = report;
  const isOther = isTakenByOther(live, seat, now);
  if (!report.isReady) return isOther ? unchanged(live) : NOBODY;
  if (isOther && !isTaking) return null;
  return {
    ready_since: isReady(live, now) ? live.ready_since : now,
    ready_until: now + READY_MS[by],
    ready_by: by,
    seat,
    seat_account_id: accountId,
  };
}

const unchanged = ({ ready_since, ready_until, ready_by, seat, seat_account_id }: Ready): Ready => ({
  ready_since,
  ready_until,
  ready_by,
  seat,
  seat_account_id,
});

/** Whether a report says more than that one is still there: what the audit has of it. */
export const isNews = (before: Ready, after: Ready, now: number) =>
  isReady(before, now) !== isReady(after, now) || before.seat !== after.seat;
