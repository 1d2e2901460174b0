import { safe } from '@orpc/client';
import { linkOf } from '#contract/people/reading/link.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { everyPatientOf } from '#app/services/provider/frame.server.ts';

/**
 * Why an account has nobody to show: nobody was registered, the unit has yet to join the account to a patient it says it is (AP-57), or who is there
 * has narrowed what the account does for them (AP-22).
 */
export type WithoutPatient = 'NOBODY' | 'CLAIM' | 'SCOPE';

/** Tells whether the account waits to be joined to a patient that it says it is; while nobody knows, it does not. */
export async function hasOwnClaim({ provider }: AccountRequest) {
  const [error, own] = await safe(provider.people.me());
  return !error && linkOf(own.linkState) === 'WAITING';
}

/** The reason why a page shows no patient's matters; null: there is a patient, and nothing more is asked. */
export async function withoutPatient(
  request: AccountRequest,
  isWithout: boolean,
): Promise<WithoutPatient | null> {
  if (!isWithout) return null;
  const [, all = []] = await safe(everyPatientOf(request));
  if (all.some((patient) => !mayOpen(patient, request.url.pathname))) return 'SCOPE';
  return (await hasOwnClaim(request)) ? 'CLAIM' : 'NOBODY';
}
