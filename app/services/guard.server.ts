import type { Account } from '#contract/account.ts';
import type { Patient } from '#contract/patients.ts';
import type { ApplicationSettings } from '#contract/settings.ts';
import { applicationSettings } from './dictionaries.server.ts';
import { areaIsOff, notFound } from './problems.server.ts';
import type { SessionRow } from './portal-store-sessions.server.ts';
import { signInAgain, visitOf, type RouteArgs, type Visit } from './visit.server.ts';

export type AccountVisit = Visit & { session: SessionRow };
type Module = {
  [Flag in keyof ApplicationSettings]: ApplicationSettings[Flag] extends boolean ? Flag : never;
}[keyof ApplicationSettings];

/** Public pages: anybody. Named so that a reader and a test see that it was meant. */
export const openToEveryone = (args: RouteArgs): Promise<Visit> => visitOf(args);

/**
 * Proves a live session, and that the area is switched on. Otherwise leads to sign-in and back;
 * what was posted is kept.
 */
export async function requireAccount(
  args: RouteArgs,
  { module }: { module?: Module } = {},
): Promise<AccountVisit> {
  const visit = await visitOf(args);
  if (!visit.session) throw await signInAgain(visit);
  if (module && !(await applicationSettings(visit))[module]) throw areaIsOff();
  return visit as AccountVisit;
}

/** Proves that the patient is one of the account's; another's and a missing one are the same 404. */
export async function requirePatient(args: RouteArgs, patientId: string, options: { module?: Module } = {}) {
  const visit = await requireAccount(args, options);
  const patients = await visit.provider.patients.list();
  const patient = patients.find((candidate) => candidate.id === patientId);
  if (!patient) throw notFound();
  return { ...visit, patient, patients } satisfies AccountVisit & { patient: Patient; patients: Patient[] };
}

/** The account of the session. */
export async function accountOf(visit: AccountVisit): Promise<Account> {
  return visit.provider.account.get();
}
