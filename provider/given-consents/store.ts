import type { Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { consentSettingsOf } from './settings.ts';
import { besideOf } from './store/beside.ts';
import type { PatientConsentRow } from './tables.ts';

/** A consent with the names that it is shown with, and when the patient's own consent was given (B-43). */
export type ShownConsentRow = PatientConsentRow & {
  partner_name: string | null;
  personnel_name: string | null;
  personnel_last_name: string | null;
  personnel_degree: string | null;
  own_given_at: number | null;
};

/** All consents, each with its names; for the staff, and to be narrowed. */
export const withNames = (db: Kysely<Tables>) =>
  db
    .selectFrom('patient_consents')
    .selectAll('patient_consents')
    .select((of) => [
      of
        .selectFrom('partners')
        .select('partners.name')
        .whereRef('partners.id', '=', 'patient_consents.partner_id')
        .as('partner_name'),
      ...(['name', 'last_name', 'degree'] as const).map((column) =>
        of
          .selectFrom('partner_personnel')
          .select(`partner_personnel.${column}`)
          .whereRef('partner_personnel.id', '=', 'patient_consents.personnel_id')
          .as(`personnel_${column}`),
      ),
      of
        .selectFrom('own_consents')
        .select('own_consents.given_at')
        .whereRef('own_consents.patient_id', '=', 'patient_consents.patient_id')
        .as('own_given_at'),
    ]);

/** Each page of a result asks for them, for what it shows to partners. */
const ofPartners = compiledQuery((db: Kysely<Tables>, { whose }: { whose: Whose }) =>
  within(withNames(db), whose).where('type', '=', 'CPAR').orderBy('partner_name').orderBy('id'),
);

type OfPartner = Pick<PatientConsentRow, 'patient_id' | 'partner_id' | 'only_selected'>;

const givenConsentsOf = (db: Kysely<Tables>) => ({
  /** Every kind, the newest first. */
  list: (whose: Whose): Promise<ShownConsentRow[]> =>
    within(withNames(db), whose).orderBy('made_at', 'desc').orderBy('id', 'desc').execute(),

  /** Consents that are neither signed nor taken back, and have not ended, the newest first: some of them may wait for a signature. */
  unsigned: ({ whose, day }: { whose: Whose; day: string }): Promise<ShownConsentRow[]> =>
    within(withNames(db), whose)
      .where('status', '=', 'REGISTERED')
      .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', day)]))
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),

  /** Consents for partners, in every state, by the partner's name. */
  ofPartners: (whose: Whose): Promise<ShownConsentRow[]> => ofPartners(db, { whose }),

  byId: ({ whose, id }: { whose: Whose; id: string }): Promise<ShownConsentRow | undefined> =>
    within(withNames(db), whose).where('id', '=', id).executeTakeFirst(),

  /** For the staff: of whomever it is. */
  ofAnybody: (id: string): Promise<ShownConsentRow | undefined> =>
    withNames(db).where('id', '=', id).executeTakeFirst(),

  byKeyHash: ({ whose, keyHash }: { whose: Whose; keyHash: string }): Promise<ShownConsentRow | undefined> =>
    within(withNames(db), whose).where('key_hash', '=', keyHash).executeTakeFirst(),

  /** A patient's consents for a partner in the same scope that were not taken back, whoever made them: for the rule on duplicates alone. */
  ofScope: ({ patient_id, partner_id, only_selected }: OfPartner) =>
    db
      .selectFrom('patient_consents')
      .select(['id', 'personnel_id', 'valid_to'])
      .where('patient_id', '=', patient_id)
      .where('type', '=', 'CPAR')
      .where('status', '<>', 'CANCELLED')
      .where('partner_id', '=', partner_id)
      .where('only_selected', '=', only_selected)
      .orderBy('made_at')
      .execute(),

  /** Frees keys: a consent that has ended holds its key no longer. */
  freeKeys: (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db.updateTable('patient_consents').set({ live_key: null }).where('id', 'in', ids).execute(),

  /** False when an equal one has come meanwhile. */
  async add(row: PatientConsentRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('patient_consents')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Saves a change as the next version; false when the row was changed since this version. */
  async change({ id, version, to }: { id: string; version: number; to: Partial<PatientConsentRow> }) {
    const { numUpdatedRows } = await db
      .updateTable('patient_consents')
      .set({ ...to, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});

export const givenConsentsStore = {
  givenConsents: givenConsentsOf,
  besideConsents: besideOf,
  consentSettings: consentSettingsOf,
};
