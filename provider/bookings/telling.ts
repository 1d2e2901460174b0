import { isOfAge } from '#provider/core/links/of-age.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { bookingCanceledByUnit, bookingMovedByUnit } from '#provider/core/outbox/mails.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { isReached } from '#provider/core/outbox/reached.ts';

type Change = Readonly<{
  store: StoreInTransaction;
  /** As it was before. */
  row: Pick<BookingRow, 'system' | 'system_id' | 'starts_at'>;
  /** Where it was moved to, ms; absent: it was cancelled. */
  to?: number;
  at: Date;
  portalOrigin: string;
}>;

/**
 * Tells by mail that the unit has cancelled or moved a visit: who follows it (decision 108), in the transaction that changes it. By its
 * time alone (S-45). Nobody is told of one whose day is over.
 */
export async function tellOfChange({ store, row, to, at, portalOrigin }: Change) {
  const { system, system_id: systemId, starts_at: before } = row;
  if (localDay(before) < localDay(at.getTime())) return;
  const isFromAfar = await store.consultations.isFromAfar({ system, systemId });
  for (const follower of await store.visitReminders.followersOf({ system, systemId })) {
    const account = await store.accounts.byId(follower.account_id);
    if (!isReached(account) || isOfAge(follower, at.getTime())) continue;
    const link = `${portalOrigin}/bookings/${system}/${systemId}`;
    const of = { language: account.language ?? 'pl', isFromAfar, link };
    const mail =
      to === undefined
        ? bookingCanceledByUnit({ ...of, startsAt: before })
        : bookingMovedByUnit({ ...of, startsAt: to, before });
    await store.outbox.queue({ channel: 'EMAIL', recipient: account.email, at, ...mail });
  }
}
