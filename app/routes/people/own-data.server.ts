import { isDefinedError, safe } from '@orpc/client';
import { linkOf } from '#contract/people/reading/link.ts';
import type { ListedPerson } from '#contract/people/schemas.ts';
import { fullName, groupPesel } from '#app/domain/patients/patients.ts';
import { personPath } from '#app/domain/people/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { personPage, type PersonView } from './person.server.ts';

type Own = PersonView | { waits: OwnWaits } | null;

/** Why nothing of the own patient is shown; of a claim that the unit answers, what was typed, and where it is withdrawn (AP-57). */
type OwnWaits = Readonly<{ why: string; claim: { typed: string | null; withdrawPath: string } | null }>;

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
  if (link === 'BLOCKED') return { waits: { why: request.t('people:mydata.blocked'), claim: null } };
  return { waits: { why: request.t('people:mydata.waiting'), claim: claimOf(own) } };
}

function claimOf({ id, name, lastName, identity }: ListedPerson) {
  const pesel = identity?.nationalIdentificationNumber;
  const key = pesel === undefined ? identity?.documentNumber : groupPesel(pesel);
  const isNamed = name !== undefined && lastName !== undefined;
  const typed = isNamed
    ? [fullName({ name, lastName }), ...(key === undefined ? [] : [key])].join(', ')
    : null;
  return { typed, withdrawPath: `${personPath(id)}/remove` };
}

/** Why there is no person: nobody answered, none is there, or the link to the own one is not confirmed. */
function missingOf(found: OrOutage<Own>) {
  if (!found.ok) return { kind: 'outage', since: found.outage.since } as const;
  return found.data && 'waits' in found.data
    ? ({ kind: 'waiting', ...found.data.waits } as const)
    : ({ kind: 'none' } as const);
}
export type OwnMissing = ReturnType<typeof missingOf>;
