import type { CommunicationType, ReportedBy } from '#contract/telehealth-live/reading/media.ts';
import type { DevicesOff } from '#contract/telehealth-live/schemas.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { devicesAfter, isNews, reported } from '#provider/telehealth-live/rules/ready.ts';
import type { Claimed, Standing } from '#provider/telehealth-live/standing.ts';
import { saveLive } from '#provider/telehealth-live/write.ts';

/** Keeps the type, and as the account's last choice; says whether anything has changed. */
export async function chooseType(
  store: StoreInTransaction,
  standing: Standing,
  { claimed: { accountId }, type }: { claimed: Claimed; type: CommunicationType },
) {
  const last = await store.telehealthLives.lastType(accountId);
  if (last !== type) await store.telehealthLives.keepType({ accountId, type });
  return saveLive(store, standing, { communication_type: type });
}

export type Report = Readonly<{
  ready: boolean;
  by: ReportedBy;
  seat: string;
  isTaking: boolean;
  isGone?: boolean | undefined;
  off?: DevicesOff | undefined;
}>;

/** Keeps who is ready; says whether that is news, or null: another tab goes on. */
export async function keepReport(
  store: StoreInTransaction,
  standing: Standing,
  { claimed: { accountId }, report }: { claimed: Claimed; report: Report },
) {
  const { live, booked, now } = standing;
  const { ready, by, seat, isTaking, isGone } = report;
  const after = reported(live, { isReady: ready, by, seat, isTaking, isGone, accountId }, now);
  if (!after) return null;
  // A script's report shows nobody the time: that it was moved is told until a page has said so.
  const isTold = ready && booked && (by === 'page' || live.known_start === null);
  const known_start = isTold ? booked.starts_at : live.known_start;
  await saveLive(store, standing, { ...after, ...devicesAfter(live, report), known_start });
  return isNews(live, after, now);
}
