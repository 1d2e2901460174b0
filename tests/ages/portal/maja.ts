import type { Scene } from '#tests/support/scene.ts';

/** The page on which somebody of 16 or 17 agrees. */
export const CONSENT = '/account/mydata/consent';

/** Ewa's account is that of Maja, who is 16, from now on; she has agreed to nothing. */
export const MAJAS: readonly string[] = [
  "update patients set birth_date = '2010-06-01' where id = 'patient-1020'",
  `insert into account_patients (account_id, patient_id, role, link_state, linked_at)
   values ('account-2005', 'patient-1020', 'PATIENT', 'C', 1) on conflict do nothing`,
  "delete from own_consents where patient_id = 'patient-1020'",
];

export async function maja({ change, as }: Pick<Scene, 'change' | 'as'>) {
  for (const statement of MAJAS) change('provider', statement);
  return as('ewa.dabrowska');
}

/** Ewa is herself again, and no patient. */
export const majaNoMore = ({ change }: Pick<Scene, 'change'>) =>
  change('provider', "delete from account_patients where account_id = 'account-2005'");
