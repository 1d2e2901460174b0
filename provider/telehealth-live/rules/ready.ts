import { READY_MS, type ReportedBy } from '#contract/telehealth-live/reading/media.ts';
import type { DevicesOff } from '#contract/telehealth-live/schemas.ts';
import type { TelehealthLiveRow } from '#provider/telehealth-live/tables.ts';

type Ready = Pick<TelehealthLiveRow, 'ready_since' | 'ready_until' | 'ready_by' | 'seat' | 'seat_account_id'>;
type Report = Readonly<{
  isReady: boolean;
  by: ReportedBy;
  seat: string;
  isTaking: boolean;
  isGone?: boolean | undefined;
  accountId: string;
}>;

/** Nobody of the patient’s side is there. */
export const NOBODY: Ready = {
  ready_since: null,
  ready_until: null,
  ready_by: null,
  seat: null,
  seat_account_id: null,
};

/** True while somebody of the patient's side is there (C-54). */
export const isReady = ({ ready_until: until }: Pick<Ready, 'ready_until'>, now: number) =>
  until !== null && now < until;

/** True where another tab goes on while its reports last. */
export const isTakenByOther = (live: Pick<Ready, 'ready_until' | 'seat'>, seat: string, now: number) =>
  isReady(live, now) && live.seat !== null && live.seat !== seat;

/**
 * The state of who is ready after a report; null: another tab goes on, and this one has not said that it does instead.
 * Whoever leaves from another tab ends nothing. A tab whose page has gone is nobody's place; somebody may come back to it
 * while the last report is good.
 */
export function reported(live: Ready, report: Report, now: number): Ready | null {
  const { by, seat, isTaking, isGone = false, accountId } = report;
  const isOther = isTakenByOther(live, seat, now);
  if (isGone) return { ...unchanged(live), seat: isOther ? live.seat : null };
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

type Devices = Pick<TelehealthLiveRow, 'patient_microphone_off' | 'patient_camera_off'>;

/**
 * The known state of the patient's devices after a report. A script says it each time, or nothing where it does not know;
 * the loading of a page in the same tab says nothing of them; with another tab, and with whoever leaves, it is forgotten.
 */
export function devicesAfter(
  live: Pick<Ready, 'seat'> & Devices,
  {
    ready,
    by,
    seat,
    off = {},
    isGone = false,
  }: Readonly<{
    ready: boolean;
    by: ReportedBy;
    seat: string;
    off?: DevicesOff | undefined;
    isGone?: boolean | undefined;
  }>,
): Devices {
  const { patient_microphone_off, patient_camera_off } = live;
  const isOther = live.seat !== null && live.seat !== seat;
  const isLeaving = !ready || isGone;
  if (isOther ? isLeaving : !isLeaving && by === 'page')
    return { patient_microphone_off, patient_camera_off };
  const said = isLeaving ? {} : off;
  return { patient_microphone_off: flagOf(said.microphone), patient_camera_off: flagOf(said.camera) };
}

const flagOf = (is: boolean | undefined) => (is === undefined ? null : is ? (1 as const) : (0 as const));

/** True where a report says more than that one is still there: what the audit has of it. A page that goes, and comes again, is none. */
export const isNews = (before: Ready, after: Ready, now: number) =>
  isReady(before, now) !== isReady(after, now) ||
  before.seat_account_id !== after.seat_account_id ||
  (before.seat !== null && after.seat !== null && before.seat !== after.seat);
