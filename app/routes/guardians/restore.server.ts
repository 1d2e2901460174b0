import { isDefinedError, safe } from '@orpc/client';
import type { Submission } from '@conform-to/react';
import { fullName } from '#app/domain/patients/patients.ts';
import { LIST_PATHS, restoreLinkPath } from '#app/domain/people/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

type Pair = Readonly<{ patientId: string; accountId: string }>;

/** The way to undo what was just ended, for the notice of it; none where the provider does not say that it can be undone. */
export const undoOf = (pair: Pair, ended: { restorableUntil?: string | undefined } | undefined) =>
  ended?.restorableUntil === undefined
    ? {}
    : { next: { way: { href: restoreLinkPath(pair), words: 'guardians:restore.way' as const } } };

/** A link that the account has ended, by its address, and whether it can come back; 404 for everybody else. */
export async function endedLink(
  request: AccountRequest,
  { patientId = '', accountId = '' }: Readonly<Record<string, string | undefined>>,
) {
  const pair = { patientId, accountId };
  const { role, by, name, lastName, refusal } = await orNotFound(request.provider.guardians.ending(pair));
  return {
    pair,
    ending: by === 'PERSON' ? by : role,
    list: by === 'PERSON' ? ('/account/warden' as const) : LIST_PATHS[role],
    name: name !== undefined && lastName !== undefined ? fullName({ name, lastName }) : null,
    // Without a name nobody can see what they would bring back.
    refusal: refusal ?? (name === undefined ? ('LINK_STATE' as const) : null),
  };
}

/** Brings it back; the form as it comes back where it does not (409), or where nothing is known to have changed (503). */
export async function broughtBack(
  request: AccountRequest,
  submission: Submission<unknown, string[]>,
  pair: Pair,
) {
  const [error] = await safe(request.provider.guardians.restore(pair));
  if (!error) return null;
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refused(submission, { '': [`guardians:restore.refused.${error.code}`] }, { status: 409 });
  }
  const texts = failedWrite(error, 'guardians.restore');
  if (!texts) throw error;
  return refused(submission, { '': texts }, { status: 503 });
}
