import { redirect } from '@remix-run/node';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import { formPath, pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import { giveKeyBack } from './gates.server.ts';

type SignedInRequest = PortalRequest & { session: SessionRow };

/** Where the owner of an account proves once more that they sit there. */
const PROOF_PATH = '/account/reauthenticate';
/** Where it leads when nothing else was wanted. */
const HOME = '/account';

const MINUTE_MS = 60_000;
export const PROOF_MINUTES = 10;
/** Two processes’ clocks may differ so much. */
const AHEAD_MS = MINUTE_MS;

/** Tells whether the session was proved within the last ten minutes; by its sign-in, or since. */
export function isProofRecent({ session, now }: SignedInRequest) {
  const age = now.getTime() - session.provedAt;
  return age > -AHEAD_MS && age <= PROOF_MINUTES * MINUTE_MS;
}

/** 303 to the page of the proof with the way back; what was posted is kept for its page, which shows it again. */
export async function askForProof(request: SignedInRequest) {
  const { url, isPost } = request;
  const path = isPost ? formPath(url) : pathOf(url);
  if (isPost) {
    await keepAnswers(request, path);
    await giveKeyBack(request);
    if (request.context.doubt) request.context.doubt.isUntouched = true;
  }
  return redirect(`${PROOF_PATH}?return=${encodeURIComponent(path)}`, 303);
}

/** The page that is wanted after the proof: an own one, and not that of the proof itself. */
export function wantedAfterProof({ searchParams }: URL) {
  const wanted = ownPath(searchParams.get('return'));
  return wanted === null || wanted.split('?')[0] === PROOF_PATH ? HOME : wanted;
}

/** The page of the proof with what is wanted after it, and what has just happened. */
export function proofPath(url: URL, said: Record<string, string> = {}) {
  const query = new URLSearchParams({ return: wantedAfterProof(url), ...said });
  return `${PROOF_PATH}?${query.toString()}`;
}

/** Notes that the session's owner has proved who they are; it holds for ten minutes. */
export async function noteProof({ session, now, context }: SignedInRequest) {
  session.provedAt = now.getTime();
  await context.portal.store.sessions.prove({ idHash: session.idHash, now: now.getTime() });
}
