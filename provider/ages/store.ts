import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';
import type { AgeNoticeRow, OwnConsentRow } from './tables.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';

/** The bounds by which a page of children is read: the last id of the one before. */
type Page = { after: string; limit: number };

/** Children by their ages, what was told of these, and the own consents. */
const agesOf = (db: Kysely<Tables>) => ({
  /** Children for whom somebody may act as a parent, born in these days. */
  childrenBorn: ({ from, to, after, limit }: Page & { from: Day; to: Day }) =>
    db
      .selectFrom('patients')
      .select(['id', 'birth_date'])
      .where('birth_date', '>=', from)
      .where('birth_date', '<=', to)
      .where('id', '>', after)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account_patients')
            .select('account_patients.account_id')
            .whereRef('account_patients.patient_id', '=', 'patients.id')
            .where('role', '=', 'CHILD')
            .where('link_state', '=', 'C'),
        ),
      )
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** Children of age whose parents' links nobody has ended yet. */
  ofAgeWithParents: ({ bornUntil, limit }: { bornUntil: Day; limit: number }) =>
    db
      .selectFrom('patients')
      .innerJoin('account_patients', 'account_patients.patient_id', 'patients.id')
      .select(['patients.id', 'birth_date'])
      .distinct()
      .where('role', '=', 'CHILD')
      .where('link_state', '<>', 'D')
      .where('birth_date', '<=', bornUntil)
      .orderBy('patients.id')
      .limit(limit)
      .execute(),

  /** True for the first one who tells an account of this. */
  async claim(row: AgeNoticeRow) {
    const claimed = await db
      .insertInto('age_notices')
      .values(row)
      .onConflict((conflict) => conflict.columns(['account_id', 'patient_id', 'age', 'days']).doNothing())
      .returning('account_id')
      .executeTakeFirst();
    return claimed !== undefined;
  },

  /** The number of accounts that were told of it. */
  told: ({ patientId, age, days }: { patientId: string } & Pick<AgeNoticeRow, 'age' | 'days'>) =>
    db
      .selectFrom('age_notices')
      .select('account_id')
      .where('patient_id', '=', patientId)
      .where('age', '=', age)
      .where('days', '=', days)
      .execute(),

  ownConsent: (patientId: string): Promise<OwnConsentRow | undefined> =>
    db.selectFrom('own_consents').selectAll().where('patient_id', '=', patientId).executeTakeFirst(),

  /** The first one stays. */
  async giveConsent(row: OwnConsentRow) {
    await db
      .insertInto('own_consents')
      .values(row)
      .onConflict((conflict) => conflict.column('patient_id').doNothing())
      .execute();
  },

  /** Whose own consent is awaited at the unit: born in these days, and none is given. */
  awaiting: ({ from, to, limit }: { from: Day; to: Day; limit: number }) =>
    db
      .selectFrom('patients')
      .leftJoin('own_consents', 'own_consents.patient_id', 'patients.id')
      .select(['patients.id', 'name', 'last_name', 'birth_date'])
      .where('birth_date', '>', from)
      .where('birth_date', '<=', to)
      .where('own_consents.patient_id', 'is', null)
      .orderBy('birth_date')
      .limit(limit)
      .execute(),
});

export const agesStore = { ages: agesOf };
