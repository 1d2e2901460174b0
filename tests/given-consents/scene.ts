import type { Scene } from '#tests/support/scene.ts';

/** Puts a consent as it is wanted. */
export function consentAs(
  scene: Pick<Scene, 'change'>,
  id: string,
  to: Readonly<Record<string, string | number | null>>,
) {
  const columns = Object.keys(to).map((column) => `${column} = ?`);
  scene.change(
    'provider',
    `update patient_consents set ${columns.join(', ')} where id = ?`,
    ...Object.values(to),
    id,
  );
}

/** Lets calls fail, as the staff side does. */
export const withFailing = (scene: Pick<Scene, 'change'>, failing: readonly string[]) =>
  withConsentSettings(scene, { failing });

/** Settings of consents, the others as usual. */
export const withConsentSettings = (
  scene: Pick<Scene, 'change'>,
  settings: Readonly<Record<string, unknown>>,
) =>
  scene.change(
    'provider',
    `insert into settings (key, value) values ('consents', ?)
     on conflict (key) do update set value = excluded.value`,
    JSON.stringify(settings),
  );

/** The staff's form as it is sent usually: by which documents people are known, and all the rest. */
export const DOCUMENTS = { 'document-PASSPORT': 'on', nationalIdRequired: 'on' };
export const USUAL = {
  ...DOCUMENTS,
  'signed-CPAR': 'on',
  'signed-CDPM': 'on',
  partnersModule: 'on',
  occupationalMedicineModule: 'on',
  occupational: 'on',
};

/** Lets guardians give consents, or no more; the portal's next page knows it. */
export const setGuardians = (portal: Scene['portal'], guardianMayGive: 'on' | 'off') =>
  portal.tell('/consent-settings', { ...USUAL, guardianMayGive });

/** Sets how the hospital's system answers what it is told of authorizations. */
export const hospitalAnswers = (scene: Pick<Scene, 'change'>, answers: 'WORKS' | 'FAILS' | 'REFUSES') =>
  scene.change('provider', 'update carer_system set answers = ?', answers);
