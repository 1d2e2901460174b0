import type { Kysely } from 'kysely';
import { isUniqueViolation } from '#database/index.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { TelehealthGuestRow } from '#provider/telehealth-live/tables.ts';

type Invited = Pick<
  TelehealthGuestRow,
  'code_hash' | 'consultation_id' | 'patient_id' | 'account_id' | 'created_at'
>;
type Taken = Readonly<{ codeHash: string; sessionHash: string; name: string; now: number }>;

/** Guests of teleconsultations: one at a time of each. */
export const guestsOf = (db: Kysely<Tables>) => {
  const good = () => db.selectFrom('telehealth_guests').selectAll().where('ended_at', 'is', null);

  const store = {
    /** The guest that a teleconsultation has now, whether the code is used or not. */
    ofConsultation: (id: string): Promise<TelehealthGuestRow | undefined> =>
      good().where('consultation_id', '=', id).executeTakeFirst(),

    byCode: (codeHash: string): Promise<TelehealthGuestRow | undefined> =>
      good().where('code_hash', '=', codeHash).executeTakeFirst(),

    bySession: (sessionHash: string): Promise<TelehealthGuestRow | undefined> =>
      good().where('session_hash', '=', sessionHash).executeTakeFirst(),

    /** Ends the one that it has; says whether there was one. */
    async end({ id, now }: { id: string; now: number }) {
      const { numUpdatedRows } = await db
        .updateTable('telehealth_guests')
        .set({ ended_at: now })
        .where('consultation_id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    invite: (row: Invited) => db.insertInto('telehealth_guests').values(row).execute(),

    /** Uses a code: true now, false when the same session did it before, null when it is used or over. */
    async take({ codeHash, sessionHash, name, now }: Taken): Promise<boolean | null> {
      const taking = db
        .updateTable('telehealth_guests')
        .set({ session_hash: sessionHash, name, joined_at: now })
        .where('code_hash', '=', codeHash)
        .where('session_hash', 'is', null)
        .where('ended_at', 'is', null);
      try {
        if ((await taking.executeTakeFirst()).numUpdatedRows > 0n) return true;
      } catch (error) {
        // The session is another code's.
        if (isUniqueViolation(error)) return null;
        throw error;
      }
      return (await store.byCode(codeHash))?.session_hash === sessionHash ? false : null;
    },

    seen: ({ codeHash, until }: { codeHash: string; until: number }) =>
      db
        .updateTable('telehealth_guests')
        .set({ seen_until: until })
        .where('code_hash', '=', codeHash)
        .execute(),

    /** Forgets those of teleconsultations that were planned to end before a moment. */
    forget: (before: number) =>
      db
        .deleteFrom('telehealth_guests')
        .where('consultation_id', 'in', ({ selectFrom }) =>
          selectFrom('teleconsultations')
            .innerJoin('bookings', (join) =>
              join
                .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
                .onRef('bookings.system', '=', 'teleconsultations.system'),
            )
            .select('teleconsultations.id')
            .where('bookings.ends_at', '<', before),
        )
        .execute(),
  };
  return store;
};
