import type { os, CallContext } from '#provider/core/context.ts';
import type { Action } from '#provider/core/actions.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { claimedCase, confirmedPatient, notFound } from '#provider/core/telehealth/claimed.ts';
import { standingConsent } from '#provider/given-consents/standing.ts';

type Errors = Parameters<Parameters<typeof os.teleconsultations.make.handler>[0]>[0]['errors'];
export type OfWho = Pick<Errors, 'ACCOUNT_UNCONFIRMED' | 'SWITCHED_OFF' | 'NO_CONSENT' | 'CONSENT_UNTOLD'>;

type Claimed = Readonly<{ accountId: string; x: string; action: Action }>;

/** For whom a teleconsultation is, and whether there are any for the account. @throws NOT_FOUND, SWITCHED_OFF, ACCOUNT_UNCONFIRMED */
export async function treated(context: CallContext, errors: OfWho, { accountId, x, action }: Claimed) {
  if (!(await context.store.settings.areTeleconsultationsOn())) throw errors.SWITCHED_OFF();
  const account = await context.account();
  if (account.id === accountId && account.type !== 'AUTHORIZED') throw errors.ACCOUNT_UNCONFIRMED();
  return (await confirmedPatient(context, { accountId, patientId: x, action })).patient;
}

/** The case must be the patient's. @throws NOT_FOUND */
export const requireCase = (
  context: CallContext,
  { accountId, x: patientId, action, caseId }: Claimed & { caseId: string },
) => claimedCase(context, { accountId, patientId, caseId, action });

type Acting = Readonly<{ patientId: string; wardenId?: string | undefined }>;

/** Who acts for another is the account's own patient; who acts for nobody else is not named (B-67). @throws NOT_FOUND */
export async function requireWarden(
  { access }: CallContext,
  { patient, said, context }: { patient: LinkedPatientRow; said: string | undefined; context: Acting },
) {
  const own = (await access.reachable(null)).find(({ role }) => role === 'PATIENT');
  const meant = patient.role === 'PATIENT' ? undefined : own?.id;
  const isRight =
    own !== undefined && said === meant && context.patientId === patient.id && context.wardenId === meant;
  if (!isRight) throw notFound();
  return meant ?? null;
}

/** A-104, B-88. @throws NO_CONSENT, CONSENT_UNTOLD */
export async function requireConsent(
  store: StoreInTransaction,
  { context, errors, patient }: { context: CallContext; errors: OfWho; patient: LinkedPatientRow },
) {
  const whose = context.access.whoeverMade([patient]);
  const day = localDay(context.clock.now().getTime());
  if ((await standingConsent(store, { whose, patientId: patient.id, day })) === null)
    throw errors.NO_CONSENT();
  if (!(await store.telehealthSystem.isConsentTold(patient.id))) throw errors.CONSENT_UNTOLD();
}
