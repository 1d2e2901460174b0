import type { Patient } from '#contract/patients/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientInAddress } from '#app/services/request/patient-in-address.ts';
import { accountOf, everyPatientOf } from '#app/services/provider/frame.server.ts';
import { patientsOf } from './patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

/**
 * Why a list lacks what others have entered (A-53, B-70): the account, or one of the people, is not confirmed; one of them has narrowed what the
 * account does (AP-22), and none is chosen; or nobody knows now.
 */
export type Cut = 'account' | 'person' | 'scope' | 'unknown';

/** The reason why a list about these people is cut; null: it is whole. A list that is cut never says that there is nothing. */
export async function cutOf(
  request: AccountRequest,
  people: readonly Pick<Patient, 'authorized'>[],
): Promise<Cut | null> {
  const account = await orOutage(accountOf(request));
  if (!account.ok) return 'unknown';
  if (account.data.type !== 'AUTHORIZED') return 'account';
  if (people.some(({ authorized }) => !authorized)) return 'person';
  if (patientInAddress(request.url) !== null) return null;
  const [all, here] = await Promise.all([orOutage(everyPatientOf(request)), orOutage(patientsOf(request))]);
  if (!all.ok || !here.ok) return 'unknown';
  return here.data.length < all.data.length ? 'scope' : null;
}
