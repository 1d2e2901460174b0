import type { ProviderClient } from '#contract/index.ts';
import { addScene, type Scene } from '#provider/telehealth-live/scenes.ts';
import type { TestProvider } from '#tests/support/providers.ts';

export const MINUTE = 60_000;
const JANS = 'patient-1001';
export const SEAT = 'seat-one-1';
export const OTHER_SEAT = 'seat-two-2';

/** Puts a teleconsultation into the store that starts so many minutes from the clock's moment. */
export async function live(
  { provider: { db }, clock }: TestProvider,
  {
    minutes,
    ...scene
  }: Omit<Scene, 'startsAt' | 'patientId'> & { minutes: number; patientId?: Scene['patientId'] },
) {
  const startsAt = clock.now().getTime() + minutes * MINUTE;
  await addScene(db, { patientId: JANS, ...scene, startsAt });
  return { consultationId: scene.id, patientId: scene.patientId ?? JANS };
}

/** Sets what the doctor's side has done. */
export async function doctor(
  { provider: { db } }: TestProvider,
  { consultationId, patientId }: { consultationId: string; patientId: string },
  presence: 'AWAY' | 'IN' | 'DROPPED',
) {
  const row = { consultation_id: consultationId, patient_id: patientId, doctor: presence };
  await db
    .insertInto('telehealth_lives')
    .values({ ...EMPTY, ...row })
    .onConflict((conflict) => conflict.column('consultation_id').doUpdateSet({ doctor: presence }))
    .execute();
}

const EMPTY = { doctor_muted: 0, doctor_camera_off: 0, is_recording: 0, token_generation: 0 } as const;

type Key = { consultationId: string; patientId: string };

/** One report of a tab. */
export const report = (client: ProviderClient, key: Key, more: object = {}) =>
  client.telehealthLive.status({ ...key, ready: true, by: 'script', seat: SEAT, ...more });
