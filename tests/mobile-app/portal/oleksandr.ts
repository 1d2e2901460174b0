import type { Scene } from '#tests/support/scene.ts';

/** Stanisław's page of it: nothing of the made-up clinic says that he has one. */
export const OLEKSANDR = '/account/patients/patient-1008/mobile';

/** He has one from now on, and no PIN waits. */
export function appOfOleksandr(scene: Scene, { hasUnit }: { hasUnit: boolean }) {
  noAppOfOleksandr(scene);
  scene.change(
    'provider',
    `insert into mobile_apps (patient_id, account_id, registered_at, unit_linked_at)
     values ('patient-1008', 'account-2007', 1, ?)`,
    hasUnit ? 1 : null,
  );
}

/** He has none any more. */
export function noAppOfOleksandr(scene: Scene) {
  for (const table of ['mobile_apps', 'mobile_pins'])
    scene.change('provider', `delete from ${table} where patient_id = 'patient-1008'`);
}
