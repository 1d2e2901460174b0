import type { Kysely } from 'kysely';
import { isNamed } from '#provider/core/named-patient.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Patients of all accounts, for the staff side alone. */
export const staffPatientsOf = (db: Kysely<Tables>) => ({
  /** Patients of a name, a PESEL or an id; without one, those whose record is locked. By name. */
  list({ patient, limit }: { patient: string; limit: number }) {
    return db
      .selectFrom('patients')
      .select(['id', 'name', 'last_name', 'birth_date', 'booking_locked_at'])
      .where((where) => (patient ? isNamed({ where, patient }) : where('booking_locked_at', 'is not', null)))
      .orderBy('last_name')
      .orderBy('name')
      .orderBy('id')
      .limit(limit)
      .execute();
  },

  byId: (id: string) => db.selectFrom('patients').select('id').where('id', '=', id).executeTakeFirst(),

  /** False when the record was locked, or not locked, already. `at`: null takes the lock off. */
  async setBookingLock({ id, at }: { id: string; at: number | null }) {
    const { numUpdatedRows } = await db
      .updateTable('patients')
      .set({ booking_locked_at: at })
      .where('id', '=', id)
      .where('booking_locked_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
