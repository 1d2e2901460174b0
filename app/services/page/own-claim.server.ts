import { safe } from '@orpc/client';
import { linkOf } from '#contract/people/reading/link.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';

/** Why an account has nobody to show: nobody was registered, or the unit has yet to join the account to a patient it says it is (AP-57). */
export type WithoutPatient = 'NOBODY' | 'CLAIM';

/** Whether the account waits to be joined to a patient that it says it is; while nobody knows, it does not. */
export async function hasOwnClaim({ provider }: AccountRequest) {
  const [error, own] = await safe(provider.people.me());
  return !error && linkOf(own.linkState) === 'WAITING';
}

/** What a page says instead of a patient's matters; null: there is a patient, and nothing more is asked. */
export async function withoutPatient(
  request: AccountRequest,
  isWithout: boolean,
): Promise<WithoutPatient | null> {
  if (!isWithout) return null;
  return (await hasOwnClaim(request)) ? 'CLAIM' : 'NOBODY';
}
