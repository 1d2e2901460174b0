import type { AccountPatientRow } from '#provider/patients/tables.ts';
import type { Scene } from '#tests/support/scene.ts';

/** Puts a link to Stanisław as it is wanted, Anna's where nobody else is said. */
export function withLink(
  scene: Pick<Scene, 'change'>,
  to: Partial<
    Pick<
      AccountPatientRow,
      'link_state' | 'waits_for' | 'hidden_at' | 'ended_at' | 'ended_by' | 'undo_until' | 'scope'
    >
  >,
  accountId = 'account-2002',
) {
  const columns = Object.keys(to);
  scene.change(
    'provider',
    `update account_patients set ${columns.map((column) => `${column} = ?`).join(', ')}
     where account_id = ? and patient_id = 'patient-1007'`,
    ...Object.values(to),
    accountId,
  );
}

/** Stanisław has ended Anna's link: it can still be brought back, or it is too late. */
export const endedByPerson = (scene: Pick<Scene, 'change'>, undoUntil = Number.MAX_SAFE_INTEGER) =>
  withLink(scene, {
    link_state: 'D',
    ended_by: 'PERSON',
    ended_at: undoUntil - 600_000,
    undo_until: undoUntil,
  });
