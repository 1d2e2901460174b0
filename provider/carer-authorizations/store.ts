import type { Kysely } from 'kysely';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { CarerAuthorizationRow, CarerSystemAnswers } from './tables.ts';

type Person = Pick<CarerAuthorizationRow, 'national_id' | 'document_number' | 'document_country'>;

/** Authorizations as the hospital's system has them, and how that system answers. */
const carerAuthorizationsOf = (db: Kysely<Tables>) => ({
  /** The newest first. */
  list: (whose: Whose) =>
    withinPatients(db.selectFrom('carer_authorizations').selectAll('carer_authorizations'), whose)
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(1_000)
      .execute(),

  byId: ({ whose, id }: { whose: Whose; id: string }) =>
    withinPatients(db.selectFrom('carer_authorizations').selectAll('carer_authorizations'), whose)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** The one that a key, or a consent of a patient, has made already. */
  madeBy: ({
    key_hash,
    patient_id,
    consent_id,
  }: Pick<CarerAuthorizationRow, 'key_hash' | 'patient_id' | 'consent_id'>) =>
    db
      .selectFrom('carer_authorizations')
      .selectAll()
      .where('patient_id', '=', patient_id)
      .where((eb) => eb.or([eb('key_hash', '=', key_hash), eb('consent_id', '=', consent_id)]))
      .executeTakeFirst(),

  /** False when its key or its consent has one already, also while that one is being written. */
  async add(row: CarerAuthorizationRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('carer_authorizations')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  async change(id: string, columns: Partial<CarerAuthorizationRow>) {
    await db.updateTable('carer_authorizations').set(columns).where('id', '=', id).execute();
  },

  /** The consent from which one follows was signed on paper, which the unit has taken: it is in force. */
  async noteSigned(consentId: string) {
    await db
      .updateTable('carer_authorizations')
      .set({ awaits_signature: 0 })
      .where('consent_id', '=', consentId)
      .execute();
  },

  async remove(id: string) {
    await db.deleteFrom('carer_authorizations').where('id', '=', id).execute();
  },

  /** Asked alike of everybody: who is no patient here costs as much as who is one. Null: nobody. */
  async carerOf({ national_id, document_number, document_country }: Person) {
    const row = await db
      .selectFrom('patients')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('national_id', '=', national_id ?? ''),
          eb.and([
            eb('document_number', '=', document_number ?? ''),
            eb('document_country', '=', document_country ?? ''),
          ]),
        ]),
      )
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  },

  async answers(): Promise<CarerSystemAnswers> {
    const row = await db.selectFrom('carer_system').select('answers').executeTakeFirst();
    return row?.answers ?? 'WORKS';
  },
});

export const carerAuthorizationsStore = { carerAuthorizations: carerAuthorizationsOf };
