import { sql, type Kysely } from 'kysely';
import { isUniqueViolation } from '#database/index.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { staffTelehealthOf, type StaffConsultation } from '#provider/telehealth/store/staff.ts';
import type { TelehealthLiveRow } from '#provider/telehealth-live/tables.ts';
import { NOBODY } from '#provider/telehealth-live/rules/ready.ts';
import { guestsOf } from './guests.ts';
import { emptyLive } from './lives.ts';

export type StaffLive = StaffConsultation & { live: TelehealthLiveRow; acting: string | null };

/** A link that stands. */
const STANDS = 'C';
const NO_WARDEN = { warden_name: null, warden_last_name: null } as const;

/** Live teleconsultations of everybody, for the staff side alone. */
export const staffLivesOf = (db: Kysely<Tables>) => {
  const livesOf = (ids: readonly string[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('telehealth_lives')
          .leftJoin('account_patients', (join) =>
            join
              .onRef('account_patients.account_id', '=', 'telehealth_lives.seat_account_id')
              .onRef('account_patients.patient_id', '=', 'telehealth_lives.patient_id')
              .on('account_patients.link_state', '=', STANDS),
          )
          .leftJoin('accounts', 'accounts.id', 'account_patients.account_id')
          .selectAll('telehealth_lives')
          .select(['accounts.name as acting_name', 'accounts.last_name as acting_last_name'])
          .where('consultation_id', 'in', ids)
          .execute();

  const withLives = async (rows: readonly StaffConsultation[]): Promise<StaffLive[]> => {
    const lives = await livesOf(rows.map(({ id }) => id));
    return rows.map((row) => {
      const found = lives.find((one) => one.consultation_id === row.id);
      if (!found) return { ...row, live: emptyLive(row.id, row.patient_id), acting: null };
      const { acting_name, acting_last_name, ...live } = found;
      const acting = [acting_name, acting_last_name].filter(Boolean).join(' ') || null;
      // Whose link to the patient has ended is there no more, though their last report would still hold.
      const isOut = live.seat_account_id !== null && acting === null;
      return isOut
        ? { ...row, ...NO_WARDEN, live: { ...live, ...NOBODY }, acting }
        : { ...row, live, acting };
    });
  };

  return {
    list: async () => withLives(await staffTelehealthOf(db).consultations()),

    async one(id: string) {
      const row = await staffTelehealthOf(db).consultation(id);
      return row && (await withLives([row]))[0];
    },

    connections: (id: string) =>
      db
        .selectFrom('telehealth_connections')
        .innerJoin('accounts', 'accounts.id', 'telehealth_connections.account_id')
        .innerJoin('patients', 'patients.id', 'telehealth_connections.patient_id')
        .leftJoin('patients as wardens', 'wardens.id', 'telehealth_connections.warden_id')
        .select(['connection_id', 'connected_at', 'patients.name', 'patients.last_name'])
        .select(['wardens.name as warden_name', 'wardens.last_name as warden_last_name'])
        .where('consultation_id', '=', id)
        .orderBy('connected_at')
        .execute(),

    guest: (id: string) => guestsOf(db).ofConsultation(id),

    lines: (id: string) =>
      db
        .selectFrom('chat_messages')
        .select(['position', 'sent_at', 'sender', 'text', 'side'])
        .where('teleconsultation_id', '=', id)
        .orderBy('position')
        .execute(),

    /** Moves a booking to another time; false when the doctor has another one then. */
    async moveTo({
      id,
      startsAt,
      endsAt,
      now,
    }: {
      id: string;
      startsAt: number;
      endsAt: number;
      now: number;
    }) {
      try {
        await db
          .updateTable('bookings')
          .set({
            starts_at: startsAt,
            ends_at: endsAt,
            updated_at: now,
            changed_by_unit_at: now,
            sequence: sql`sequence + 1`,
          })
          .where((where) =>
            where.exists(
              where
                .selectFrom('teleconsultations')
                .select('teleconsultations.id')
                .where('teleconsultations.id', '=', id)
                .whereRef('teleconsultations.system_id', '=', 'bookings.system_id')
                .whereRef('teleconsultations.system', '=', 'bookings.system'),
            ),
          )
          .execute();
        return true;
      } catch (error) {
        if (isUniqueViolation(error)) return false;
        throw error;
      }
    },
  };
};
