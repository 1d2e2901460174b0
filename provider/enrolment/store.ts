import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { AccountPatientRow, PatientRow } from '#provider/core/rows.ts';
import type { LookUpRow, RegistrationConsentRow } from './tables.ts';

type Key = { accountId: string; patientId: string };

/** The keys by which somebody is looked for; one that was not typed finds nobody, and is looked for all the same. */
type Known = { nationalId: string | null; documentNumber: string | null; documentCountry: string | null };

/** No id and no number is empty: what is asked for then is asked as for others, and finds nothing. */
const NOBODY = '';

/** People who are registered below an account, and those for whom one looks. */
const enrolmentOf = (db: Kysely<Tables>) => ({
  /** Who is known by a PESEL, and who by a document of a country; two queries, whatever was typed. */
  async known({ nationalId, documentNumber, documentCountry }: Known) {
    const columns = ['id', 'birth_date', 'died_on'] as const;
    const byNationalId = await db
      .selectFrom('patients')
      .select(columns)
      .where('national_id', '=', nationalId ?? NOBODY)
      .where('national_id_doubted_at', 'is', null)
      .executeTakeFirst();
    const byDocument = await db
      .selectFrom('patients')
      .select(columns)
      .where('document_number', '=', documentNumber ?? NOBODY)
      .where('document_country', '=', documentCountry ?? NOBODY)
      .where('document_doubted_at', 'is', null)
      .executeTakeFirst();
    return { byNationalId, byDocument };
  },

  person: (id: string = NOBODY) =>
    db.selectFrom('patients').select(['id', 'birth_date', 'died_on']).where('id', '=', id).executeTakeFirst(),

  linkOf: ({ accountId, patientId = NOBODY }: { accountId: string; patientId: string | undefined }) =>
    db
      .selectFrom('account_patients')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('patient_id', '=', patientId)
      .executeTakeFirst(),

  /** Tells whether the person has an account of their own that lets them in, to answer whoever asks. */
  async canAnswer(patientId: string = NOBODY) {
    const row = await db
      .selectFrom('account_patients')
      .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
      .select('accounts.id')
      .where('patient_id', '=', patientId)
      .where('role', '=', 'PATIENT')
      .where('link_state', '=', 'C')
      .where('accounts.state', '<>', 'USER_BLOCKED')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Tells whether the account has a record of its own, or waits for one. */
  async hasOwn(accountId: string) {
    const row = await db
      .selectFrom('account_patients')
      .select('patient_id')
      .where('account_id', '=', accountId)
      .where('role', '=', 'PATIENT')
      .where('link_state', '<>', 'D')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** False: somebody of this PESEL or document is there by now, and nobody was added. */
  async addPerson(row: PatientRow) {
    const added = await db
      .insertInto('patients')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Puts the link of an account and a person, in place of one that was there. */
  putLink: ({ account_id, patient_id, ...rest }: AccountPatientRow) =>
    db
      .insertInto('account_patients')
      .values({ account_id, patient_id, ...rest })
      .onConflict((conflict) => conflict.columns(['account_id', 'patient_id']).doUpdateSet(rest))
      .execute(),

  /** Keeps what was typed by an account whose link stays as it is. */
  noteTyped: ({ accountId, patientId, typed, now }: Key & { typed: string; now: number }) =>
    db
      .updateTable('account_patients')
      .set({ typed, asked_at: now })
      .where('account_id', '=', accountId)
      .where('patient_id', '=', patientId)
      .execute(),

  /** The first time counts. */
  addConsent: (row: RegistrationConsentRow) =>
    db
      .insertInto('registration_consents')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Keeps a look-up; those of before an instant go. */
  async keepLookUp({ keptFrom, ...row }: LookUpRow & { keptFrom: number }) {
    await db.deleteFrom('look_ups').where('made_at', '<', keptFrom).execute();
    await db.insertInto('look_ups').values(row).execute();
  },

  /** The account's own look-up, not older than that. */
  lookUp: ({
    referenceHash,
    accountId,
    keptFrom,
  }: {
    referenceHash: string;
    accountId: string;
    keptFrom: number;
  }) =>
    db
      .selectFrom('look_ups')
      .selectAll()
      .where('reference_hash', '=', referenceHash)
      .where('account_id', '=', accountId)
      .where('made_at', '>=', keptFrom)
      .executeTakeFirst(),
});

export const enrolmentStore = { enrolment: enrolmentOf };
