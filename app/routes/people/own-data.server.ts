import { isDefinedError, safe } from '@orpc/client';
import { linkOf } from '#contract/people/reading/link.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { personPage, type PersonView } from './person.server.ts';

type Own = PersonView | { waits: string } | null;

/** The own patient of an account, as the page shows it: the person, why nothing of them is shown, or that nobody answers. */
export async function ownData(request: AccountRequest) {
  const path = '/account/mydata';
  const found = await orOutage(ownPatient(request));
  if (found.ok && found.data && 'data' in found.data) return { path, person: found.data, missing: null };
  return { path, person: null, missing: missingOf(found) };
}

/** Null: there is none. 404 alone says so, and a link that has ended (A§3). */
async function ownPatient(request: AccountRequest): Promise<Own> {
  const [error, own] = await safe(request.provider.people.me());
  if (isDefinedError(error)) return null;
  if (error) throw error;
  const link = linkOf(own.linkState);
  if (link === 'ENDED') return null;
  if (link === 'CONFIRMED') return personPage(request, own.id);
  return { waits: request.t(link === 'BLOCKED' ? 'people:mydata.blocked' : 'people:mydata.waiting') };
}

/** Why there is no person: nobody answered, none is there, or the link to the own one is not confirmed. */
function missingOf(found: OrOutage<Own>) {
  if (!found.ok) return { kind: 'outage', since: found.outage.since } as const;
  return found.data && 'waits' in found.data
    ? ({ kind: 'waiting', why: found.data.waits } as const)
    : ({ kind: 'none' } as const);
}
export type OwnMissing = ReturnType<typeof missingOf>;
