import type { StoreMigration } from '#database/index.ts';

/** Flags of the patient's microphone and camera, off or not, as the script of the call has said last; null: nobody knows. */
export const migration: StoreMigration = {
  needs: ['20261128T0900-telehealth-live'],
  async up(db) {
    for (const column of ['patient_microphone_off', 'patient_camera_off'] as const)
      await db.schema.alterTable('telehealth_lives').addColumn(column, 'integer').execute();
  },
};
