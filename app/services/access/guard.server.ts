import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { areaIsOff } from './problems.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import {
  signInAgain,
  portalRequestOf,
  type RouteArgs,
  type PortalRequest,
} from '#app/services/request/portal-request.server.ts';

export type AccountRequest = PortalRequest & { session: SessionRow };
type Module = {
  [Flag in keyof ApplicationSettings]: ApplicationSettings[Flag] extends boolean ? Flag : never;
}[keyof ApplicationSettings];

type Area = { module?: Module };

/** Public pages: anybody, in an area that is switched on. Named so that a reader and a test see that it was meant. */
export async function openToEveryone(args: RouteArgs, area: Area = {}): Promise<PortalRequest> {
  const request = await portalRequestOf(args);
  await requireArea(request, area);
  return request;
}

/**
 * Proves a live session, and that the area is switched on. Otherwise leads to sign-in and back;
 * what was posted is kept.
 */
export async function requireAccount(args: RouteArgs, area: Area = {}): Promise<AccountRequest> {
  const request = await portalRequestOf(args);
  if (!request.session) throw await signInAgain(request);
  await requireArea(request, area);
  return request as AccountRequest;
}

async function requireArea(request: PortalRequest, { module }: Area) {
  if (module && !(await applicationSettings(request))[module]) throw areaIsOff();
}
