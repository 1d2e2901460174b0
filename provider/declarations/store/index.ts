import type { Kysely } from 'kysely';
import { within, type Whose } from '#provider/core/whose.ts';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { hospitalDeclarationsOf, primaryCareOf } from './hospital.ts';
import type { DeclarationRow } from '#provider/declarations/tables.ts';

type Live = { patientId: string; type: DeclarationType };

const declarationsOf = (db: Kysely<Tables>) => ({
  /** The portal's own, oldest first. */
  own: (whose: Whose) =>
    within(db.selectFrom('declarations').selectAll('declarations'), whose)
      .orderBy('registration_date')
      .orderBy('id')
      .execute(),

  /** Declarations that do not count before they are signed, oldest first. */
  toSign: (whose: Whose) =>
    within(db.selectFrom('declarations').select(['id', 'patient_id', 'type', 'registration_date']), whose)
      .where('state', '=', 'REGISTERED')
      .where('signed_at', 'is', null)
      .orderBy('registration_date')
      .orderBy('id')
      .execute(),

  byId: ({ whose, id }: { whose: Whose; id: string }) =>
    within(db.selectFrom('declarations').selectAll('declarations'), whose)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** One of whomever it is: for what the staff does with a signature under it. */
  ofAnybody: (id: string) =>
    db.selectFrom('declarations').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The one of a kind that is neither withdrawn nor replaced, whoever made it: for rules alone. */
  live: ({ patientId, type }: Live) =>
    db
      .selectFrom('declarations')
      .selectAll()
      .where('patient_id', '=', patientId)
      .where('type', '=', type)
      .where('live_key', 'is not', null)
      .executeTakeFirst(),

  /** The portal's declaration that became this one of the hospital system; for rules alone. */
  ofSystemId: ({ patientId, systemId }: { patientId: string; systemId: string }) =>
    db
      .selectFrom('declarations')
      .selectAll()
      .where('patient_id', '=', patientId)
      .where('system_id', '=', systemId)
      .orderBy('registration_date', 'desc')
      .executeTakeFirst(),

  /** False when another one of the kind is live by now. */
  async add(row: DeclarationRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('declarations')
      .values(row)
      .onConflict((conflict) => conflict.column('live_key').doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Saves a change as the next version; false when the row was changed since this version. */
  async change({ id, version, to }: { id: string; version: number; to: Partial<DeclarationRow> }) {
    const { numUpdatedRows } = await db
      .updateTable('declarations')
      .set({ ...to, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

export const declarationsStore = {
  declarations: declarationsOf,
  hospitalDeclarations: hospitalDeclarationsOf,
  primaryCare: primaryCareOf,
};
