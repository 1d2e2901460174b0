import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { queue, type OutboxMessage } from './outbox/queue.ts';
import { accountsOf } from '#provider/account/store/accounts.ts';
import { attachmentsOf } from '#provider/bookings/store/attachments.ts';
import { auditOf } from './audit/store.ts';
import { bookingsOf } from '#provider/bookings/store/bookings.ts';
import { calendarFeedsOf } from '#provider/bookings/store/calendar-feeds.ts';
import { declarationsOf } from '#provider/declarations/store.ts';
import { holdsOf } from '#provider/bookings/store/holds.ts';
import { measurementsOf } from '#provider/measurements/store.ts';
import { patientsOf } from '#provider/patients/store.ts';
import { phoneCodesOf } from '#provider/account/store/phone-codes.ts';
import { prescriptionsOf } from '#provider/bookings/store/prescriptions.ts';
import { pricesOf } from '#provider/bookings/store/prices.ts';
import { questionnairesOf } from '#provider/questionnaires/store.ts';
import { referralsOf } from '#provider/bookings/store/referrals.ts';
import { settingsOf } from '#provider/settings/store.ts';
import { teleconsultationsOf } from '#provider/telehealth/store.ts';
import type { Tables } from './tables.ts';

/** One part per area; of the whole store, or of one transaction. */
const areasOf = (db: Kysely<Tables>) => ({
  accounts: accountsOf(db),
  attachments: attachmentsOf(db),
  audit: auditOf(db),
  bookings: bookingsOf(db),
  calendarFeeds: calendarFeedsOf(db),
  declarations: declarationsOf(db),
  holds: holdsOf(db),
  measurements: measurementsOf(db),
  outbox: { queue: (message: OutboxMessage) => queue(db, message) },
  patients: patientsOf(db),
  phoneCodes: phoneCodesOf(db),
  prescriptions: prescriptionsOf(db),
  prices: pricesOf(db),
  questionnaires: questionnairesOf(db),
  referrals: referralsOf(db),
  settings: settingsOf(db),
  teleconsultations: teleconsultationsOf(db),
});
export type StoreInTransaction = ReturnType<typeof areasOf>;

/** The provider's store. */
export type Store = ReturnType<typeof createStore>;

export function createStore(db: Kysely<Tables>) {
  return {
    ...areasOf(db),

    /** All of it or nothing; `work` may run again after a conflict, so it touches nothing but its store. */
    transaction: <Result>(work: (store: StoreInTransaction) => Promise<Result>) =>
      inTransaction(db, (trx) => work(areasOf(trx))),
  };
}
