import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** Requests of all patients, as the staff sees them. */
export const staffCopiesOf = (db: Kysely<Tables>) => {
  const requests = () =>
    db
      .selectFrom('copy_requests')
      .innerJoin('patients', 'patients.id', 'copy_requests.patient_id')
      .leftJoin('invoices', 'invoices.ref_invoice', 'copy_requests.ref_invoice')
      .selectAll('copy_requests')
      .select(['patients.name', 'patients.last_name', 'invoices.state as invoice_state']);
  return {
    byId: (id: string) => requests().where('copy_requests.id', '=', id).executeTakeFirst(),

    /** The newest first. */
    latest: (limit: number) =>
      requests()
        .orderBy('copy_requests.registered_at', 'desc')
        .orderBy('copy_requests.id', 'desc')
        .limit(limit)
        .execute(),
  };
};
export type StaffCopyRequest = Awaited<ReturnType<ReturnType<typeof staffCopiesOf>['latest']>>[number];
