import type { Kysely } from 'kysely';
import type { CommunicationType } from '#contract/telehealth-live/reading/media.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { closeLive, keepRecording } from '#provider/telehealth-live/ending.ts';
import type { TelehealthConnectionRow, TelehealthLiveRow } from '#provider/telehealth-live/tables.ts';

/** A live teleconsultation of which nothing has been said yet. */
export const emptyLive = (consultation_id: string, patient_id: string): TelehealthLiveRow => ({
  consultation_id,
  patient_id,
  communication_type: null,
  recording_allowed: null,
  ready_since: null,
  ready_until: null,
  ready_by: null,
  seat: null,
  seat_account_id: null,
  patient_microphone_off: null,
  patient_camera_off: null,
  known_start: null,
  doctor: 'AWAY',
  doctor_muted: 0,
  doctor_camera_off: 0,
  is_recording: 0,
  call_back_phone: null,
  call_back_at: null,
  opinion: null,
  opinion_at: null,
  session_id: null,
  session_secret: null,
  token_generation: 0,
});

/** Teleconsultations as the live pages meet them. */
export const livesOf = (db: Kysely<Tables>) => ({
  /** One that is booked, with its booking, where and with whom. */
  booked: (id: string) =>
    db
      .selectFrom('teleconsultations')
      .innerJoin('bookings', (join) =>
        join
          .onRef('bookings.system_id', '=', 'teleconsultations.system_id')
          .onRef('bookings.system', '=', 'teleconsultations.system'),
      )
      .innerJoin('services', 'services.code', 'bookings.service_code')
      .innerJoin('units', 'units.id', 'bookings.unit_id')
      .leftJoin('practitioners', 'practitioners.id', 'teleconsultations.practitioner_id')
      .select([
        'teleconsultations.id',
        'teleconsultations.system',
        'teleconsultations.system_id',
        'teleconsultations.medical_case_id',
        'teleconsultations.is_now',
        'teleconsultations.is_offline',
        'teleconsultations.state',
        'teleconsultations.practitioner_id',
        'teleconsultations.registered_at',
        'teleconsultations.ended_at',
        'bookings.patient_id',
        'bookings.service_code',
        'bookings.unit_id',
        'bookings.starts_at',
        'bookings.ends_at',
        'bookings.status',
        'bookings.order_status',
        'bookings.created_at',
        'services.name as service_name',
        'units.name as unit_name',
        'units.phone_number as unit_phone',
        'practitioners.degree',
        'practitioners.name as first_name',
        'practitioners.last_name',
      ])
      .where('teleconsultations.id', '=', id)
      .executeTakeFirst(),

  /** One that an account has asked for "now", and that is not booked yet (C-95). */
  askedNow: ({ id, accountId }: { id: string; accountId: string }) =>
    db
      .selectFrom('teleconsultations_asked_now')
      .select(['id', 'patient_id', 'payload', 'asked_at'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),

  /** The entry of the catalogue that was asked for. */
  entry: (availabilityId: string) =>
    db
      .selectFrom('availabilities')
      .innerJoin('services', 'services.code', 'availabilities.service_code')
      .innerJoin('units', 'units.id', 'availabilities.unit_id')
      .select([
        'availabilities.service_code',
        'availabilities.unit_id',
        'availabilities.practitioner_id',
        'services.name as service_name',
        'units.name as unit_name',
        'units.phone_number as unit_phone',
      ])
      .where('availabilities.id', '=', availabilityId)
      .executeTakeFirst(),

  /** Keeps what was recorded until now (C-99). */
  keepRecording: (kept: { id: string; at: number }) => keepRecording(db, kept),

  /** Leaves of what is over its chat and its recording, and lets nobody in any more. */
  close: (over: { id: string; at: number }) => closeLive(db, over),

  byId: (id: string): Promise<TelehealthLiveRow | undefined> =>
    db.selectFrom('telehealth_lives').selectAll().where('consultation_id', '=', id).executeTakeFirst(),

  /** Saves what has changed of one; the transaction has locked its patient. */
  async save({ consultation_id, patient_id, ...changed }: Changed) {
    const row = emptyLive(consultation_id, patient_id);
    await db
      .insertInto('telehealth_lives')
      .values({ ...row, ...changed })
      .onConflict((conflict) => conflict.column('consultation_id').doUpdateSet(changed))
      .execute();
  },

  /** The number that wait before it for the same service, whoever they are; null: nobody counts. */
  async waitingBefore({ serviceCode, registeredAt }: { serviceCode: string; registeredAt: number }) {
    const row = await db
      .selectFrom('telehealth_queues')
      .select('others')
      .select((of) =>
        of
          .selectFrom('teleconsultations')
          .select(of.fn.countAll<number>().as('count'))
          .where('service_code', '=', serviceCode)
          .where('is_now', '=', 1)
          .where('state', '=', 'WAITING')
          .where('registered_at', '<', registeredAt)
          .as('ours'),
      )
      .where('service_code', '=', serviceCode)
      .executeTakeFirst();
    return row ? Number(row.others) + Number(row.ours) : null;
  },

  async lastType(accountId: string) {
    const row = await db
      .selectFrom('telehealth_choices')
      .select('communication_type')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.communication_type;
  },

  async keepType({ accountId, type }: { accountId: string; type: CommunicationType }) {
    const changed = { communication_type: type };
    await db
      .insertInto('telehealth_choices')
      .values({ account_id: accountId, ...changed })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changed))
      .execute();
  },

  /** Once a connection; false when it was told before. */
  async connect(row: TelehealthConnectionRow) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('telehealth_connections')
      .values(row)
      .onConflict((conflict) => conflict.columns(['consultation_id', 'connection_id']).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});

export type BookedLive = NonNullable<Awaited<ReturnType<ReturnType<typeof livesOf>['booked']>>>;
type Changed = Pick<TelehealthLiveRow, 'consultation_id' | 'patient_id'> & Partial<TelehealthLiveRow>;
