import type { Scene } from '#tests/support/scene.ts';

/** Stanisław's page of it: nothing of the made-up clinic says that he has one. */
export const STANISLAW = '/account/patients/patient-1007/mobile';

/** He has one from now on, and no PIN waits. */
export function appOfStanislaw(scene: Scene, { hasUnit }: { hasUnit: boolean }) {
  noAppOfStanislaw(scene);
  scene.change(
    'provider',
    `insert into mobile_apps (patient_id, account_id, registered_at, unit_linked_at)
     values ('patient-1007', 'account-2006', 1, ?)`,
    hasUnit ? 1 : null,
  );
}

/** He has none any more. */
export function noAppOfStanislaw(scene: Scene) {
  for (const table of ['mobile_apps', 'mobile_pins'])
    scene.change('provider', `delete from ${table} where patient_id = 'patient-1007'`);
}
