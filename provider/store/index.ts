import type { Kysely } from 'kysely';
import { inTransaction } from '#database/index.ts';
import { queue, type OutboxMessage } from '#provider/outbox/queue.ts';
import { accountsOf } from './accounts.ts';
import { attachmentsOf } from './attachments.ts';
import { auditOf } from './audit.ts';
import { bookingsOf } from './bookings.ts';
import { calendarFeedsOf } from './calendar-feeds.ts';
import { declarationsOf } from './declarations.ts';
import { holdsOf } from './holds.ts';
import { measurementsOf } from './measurements.ts';
import { patientsOf } from './patients.ts';
import { phoneCodesOf } from './phone-codes.ts';
import { prescriptionsOf } from './prescriptions.ts';
import { pricesOf } from './prices.ts';
import { questionnairesOf } from './questionnaires.ts';
import { referralsOf } from './referrals.ts';
import { settingsOf } from './settings.ts';
import { teleconsultationsOf } from './teleconsultations.ts';
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
