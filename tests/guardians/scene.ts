import type { AccountPatientRow } from '#provider/patients/tables.ts';
import type { Scene } from '#tests/support/scene.ts';

/** Puts a link to Stanisław as it is wanted, Anna's where nobody else is said. */
export function withLink(
  scene: Pick<Scene, 'change'>,
  to: Partial<Pick<AccountPatientRow, 'link_state' | 'waits_for' | 'hidden_at'>>,
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
