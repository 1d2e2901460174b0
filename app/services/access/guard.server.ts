import type { AccountState, Gate } from '#contract/account/schemas.ts';
import { areaAt, isSwitchedOn } from '#app/areas.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { passGates } from './gates.server.ts';
import { MENDED_AT } from './mended-at.ts';
import { askForProof, isProofRecent } from './proof.server.ts';
import { areaIsOff } from './problems.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import { portalRequestOf, signInAgain } from '#app/services/request/open-request.server.ts';
import type { PortalRequest, RouteArgs } from '#app/services/request/portal-request.server.ts';

export type AccountRequest = PortalRequest & { session: SessionRow };

/**
 * Lets anybody in, if the address's area is switched on. Named so that a reader and a test see that it was meant.
 */
export async function openToEveryone(args: RouteArgs): Promise<PortalRequest> {
  const request = await portalRequestOf(args);
  await requireArea(request);
  return request;
}

/** Lets anybody in whatever is switched off: error pages, and what answers programs in its own way. */
export const openWithoutArea = (args: RouteArgs): Promise<PortalRequest> => portalRequestOf(args);

/** The same for the frame. Its loader is called before the page's own, and says before it waits that there is a page (decision 205). */
export function openFrame(args: RouteArgs): Promise<PortalRequest> {
  args.context.isPage = true;
  return openWithoutArea(args);
}

/**
 * Proves a live session, that nothing is to be done before any other page, and that the address's area is switched
 * on. Otherwise leads to sign-in or to the open gate, and back; what was posted is kept.
 */
export async function requireAccount(args: RouteArgs): Promise<AccountRequest> {
  const request = await requireSession(args);
  await passGates(request);
  await requireArea(request);
  return request;
}

/**
 * Proves a live session and that the address's area is switched on, whatever gate is open: for what goes on while one comes up (S-58). Its
 * caller asks for the gates (passGates) wherever they stand all the same.
 */
export async function requireAccountInTalk(args: RouteArgs): Promise<AccountRequest> {
  const request = await requireSession(args);
  await requireArea(request);
  return request;
}

/** Guard of a gate's own pages: a live session, and no gate open that stands before it. */
export async function requireAccountAtGate(args: RouteArgs, gate: Gate): Promise<AccountRequest> {
  const request = await requireSession(args);
  await passGates(request, { until: gate });
  return request;
}

/**
 * Proves a live session, and nothing else: for what stays open while a gate is. A short one leads to the page that it is for, and on
 * from there: its owner has given the password already (C-03).
 */
export async function requireSession(args: RouteArgs): Promise<AccountRequest> {
  const request = await portalRequestOf(args);
  const shortFor = request.short?.shortFor;
  if (!request.session) throw await signInAgain(request, { at: shortFor ? MENDED_AT[shortFor] : undefined });
  return request as AccountRequest;
}

/**
 * Proves a live session, or a short one for one of these states of the account (C-03); otherwise leads to sign-in and back.
 */
export async function requireAccountIn(
  args: RouteArgs,
  states: readonly AccountState[],
): Promise<PortalRequest> {
  const request = await portalRequestOf(args);
  const shortFor = request.short?.shortFor;
  if (shortFor && states.includes(shortFor)) return request;
  return requireAccount(args);
}

/**
 * Proves as requireAccount does, and that the owner of the account sits there: by a proof that is not older than ten minutes. Otherwise
 * asks for a new one and leads back; what was posted is kept, and nothing of it is done.
 */
export async function requireRecentProof(args: RouteArgs): Promise<AccountRequest> {
  const request = await requireAccount(args);
  if (!isProofRecent(request)) throw await askForProof(request);
  return request;
}

async function requireArea(request: PortalRequest) {
  const area = areaAt(request.url.pathname);
  if (area?.flag && !isSwitchedOn(area, await applicationSettings(request))) throw areaIsOff();
}
