import type { ApplicationSettings } from '#contract/settings/calls.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { areaIsOff } from './problems.server.ts';
import type { SessionRow } from '#app/services/store/sessions.server.ts';
import {
  signInAgain,
  visitOf,
  type RouteArgs,
  type Visit,
} from '#app/services/request/portal-request.server.ts';

export type AccountVisit = Visit & { session: SessionRow };
type Module = {
  [Flag in keyof ApplicationSettings]: ApplicationSettings[Flag] extends boolean ? Flag : never;
}[keyof ApplicationSettings];

type Area = { module?: Module };

/** Public pages: anybody, in an area that is switched on. Named so that a reader and a test see that it was meant. */
export async function openToEveryone(args: RouteArgs, area: Area = {}): Promise<Visit> {
  const visit = await visitOf(args);
  await requireArea(visit, area);
  return visit;
}

/**
 * Proves a live session, and that the area is switched on. Otherwise leads to sign-in and back;
 * what was posted is kept.
 */
export async function requireAccount(args: RouteArgs, area: Area = {}): Promise<AccountVisit> {
  const visit = await visitOf(args);
  if (!visit.session) throw await signInAgain(visit);
  await requireArea(visit, area);
  return visit as AccountVisit;
}

async function requireArea(visit: Visit, { module }: Area) {
  if (module && !(await applicationSettings(visit))[module]) throw areaIsOff();
}
