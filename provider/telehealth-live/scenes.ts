import type { Kysely } from 'kysely';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';
import type { Tables } from '#provider/generated/tables.ts';
import type { BookingRow } from '#provider/core/rows.ts';
import type { PatientId } from '#provider/seed/people.ts';
import type { PractitionerId } from '#provider/seed/practitioners.ts';

const MINUTE = 60_000;
const LENGTH = 30 * MINUTE;
const DAY = 24 * 60 * MINUTE;

const STATES = {
  SCHEDULED: 'WAITING',
  REGISTERED: 'WAITING',
  EXECUTED: 'ENDED',
  CANCELED: 'CANCELED',
} as const satisfies Record<BookingRow['status'], Tables['teleconsultations']['state']>;

/** A planned teleconsultation that the unit has made. */
export type Scene = Readonly<{
  id: string;
  patientId: PatientId;
  startsAt: number;
  endsAt?: number;
  status?: BookingRow['status'];
  practitionerId?: PractitionerId;
}>;

/** Puts a teleconsultation with its booking and case into the store. @throws a unique violation when the doctor's time is taken */
export async function addScene(trx: Kysely<Tables>, scene: Scene) {
  const { id, patientId, startsAt, endsAt = startsAt + LENGTH, status = 'SCHEDULED' } = scene;
  const { practitionerId = 'doctor-majewska' } = scene;
  const createdAt = startsAt - DAY;
  const system_id = `booking-${id}`;
  const isExecuted = status === 'EXECUTED';
  await trx
    .insertInto('bookings')
    .values({
      system: HOSPITAL_SYSTEM,
      system_id,
      patient_id: patientId,
      account_id: null,
      availability_id: 'tele-int-majewska',
      service_code: 'TELE-INT',
      unit_id: 'unit-family',
      practitioner_id: practitionerId,
      room: null,
      starts_at: startsAt,
      ends_at: endsAt,
      status,
      order_status: null,
      created_at: createdAt,
      updated_at: createdAt,
      sequence: status === 'CANCELED' ? 1 : 0,
      is_now: 0,
    })
    .execute();
  await trx
    .insertInto('medical_cases')
    .values({
      id: `case-${id}`,
      patient_id: patientId,
      account_id: null,
      title: 'Porada internistyczna',
      created_at: createdAt,
      key_hash: null,
    })
    .execute();
  await trx
    .insertInto('teleconsultations')
    .values({
      id,
      system: HOSPITAL_SYSTEM,
      system_id,
      medical_case_id: `case-${id}`,
      service_code: 'TELE-INT',
      is_now: 0,
      is_offline: 0,
      state: STATES[status],
      practitioner_id: practitionerId,
      title: null,
      account_id: null,
      warden_id: null,
      registered_at: createdAt,
      started_at: isExecuted ? startsAt : null,
      ended_at: status === 'SCHEDULED' ? null : endsAt,
    })
    .execute();
}

/** The live teleconsultations that can be tried, each by minutes from now; ids and doctors so that none takes another's time. */
const SCENES = [
  { name: 'jan-now', patientId: 'patient-1001', minutes: 2 },
  { name: 'jan-soon', patientId: 'patient-1001', minutes: 20 },
  { name: 'jan-over', patientId: 'patient-1001', minutes: -5 * 60 },
  { name: 'jan-canceled', patientId: 'patient-1001', minutes: 10, status: 'CANCELED' },
  { name: 'jan-executed', patientId: 'patient-1001', minutes: -60, status: 'EXECUTED' },
  { name: 'zofia-now', patientId: 'patient-1003', minutes: 2, practitionerId: 'doctor-bielecka' },
  { name: 'stanislaw-now', patientId: 'patient-1007', minutes: 2, practitionerId: 'doctor-lis' },
  { name: 'halina-now', patientId: 'patient-1009', minutes: 2, practitionerId: 'doctor-sikora' },
] as const;

/** Puts what can be tried into the store, by the clock of this moment; each with the minute in its id. */
export async function addScenes(trx: Kysely<Tables>, now: number) {
  const minute = Math.floor(now / MINUTE) * MINUTE;
  for (const { name, minutes, ...scene } of SCENES) {
    const id = `live-${name}-${(minute / MINUTE).toString(36)}`;
    await addScene(trx, { id, startsAt: minute + minutes * MINUTE, ...scene });
  }
}
