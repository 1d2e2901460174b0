import type { Kysely } from 'kysely';
import type { BookingReferralRow } from '#provider/bookings/tables/referrals.ts';
import type { Tables } from '#provider/generated/tables.ts';

type Key = { system: string; systemId: string };

/** Who refers patients, diseases, and the referrals that were given with bookings. */
export const referralsOf = (db: Kysely<Tables>) => ({
  institution: (institutionCro: string) =>
    db
      .selectFrom('referring_institutions')
      .selectAll()
      .where('institution_cro', '=', institutionCro)
      .executeTakeFirst(),

  practitioner: (practiceNumber: string) =>
    db
      .selectFrom('referring_practitioners')
      .selectAll()
      .where('practice_number', '=', practiceNumber)
      .executeTakeFirst(),

  disease: (code: string) =>
    db.selectFrom('diseases').selectAll().where('code', '=', code).executeTakeFirst(),

  /** Diseases whose names have every one of the words, by code. */
  diseases: ({ words, most }: { words: readonly string[]; most: number }) =>
    words
      .reduce(
        (query, word) => query.where('searched', 'like', `%${word.replace(/[%_]/g, '')}%`),
        db.selectFrom('diseases').select(['code', 'name']),
      )
      .orderBy('code')
      .limit(most)
      .execute(),

  ofBooking: ({ system, systemId }: Key) =>
    db
      .selectFrom('booking_referrals')
      .selectAll()
      .where('system_id', '=', systemId)
      .where('system', '=', system)
      .executeTakeFirst(),

  byId: (id: string) =>
    db.selectFrom('booking_referrals').selectAll().where('id', '=', id).executeTakeFirst(),

  /** In the place of the booking's referral, which keeps its id. */
  async keep(row: BookingReferralRow) {
    await db
      .insertInto('booking_referrals')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['system_id', 'system'])
          .doUpdateSet({ referral: row.referral, updated_at: row.updated_at }),
      )
      .execute();
  },
});
