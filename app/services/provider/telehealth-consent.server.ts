import { isDefinedError, safe } from '@orpc/client';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from './or-not-found.server.ts';
import { orOutage, outageOf } from './provider.server.ts';
import { toldAs } from './telehealth-identity.server.ts';

/** The state of a patient's consent to teleconsultations, as the provider keeps it (A-104, B-88). */
export const consentOfPatient = (request: AccountRequest, patientId: string) =>
  orNotFound(request.provider.teleconsultations.consent({ patientId }));

/** B§5: states of the patient's data, with which no document is asked for. */
const ON_DATA: ReadonlySet<string> = new Set(['C', 'UNCHECKED']);

/**
 * A hindrance to a teleconsultation: the consent is missing; it is given and not in force yet, or cannot be given here; it
 * was not saved; the telehealth system does not answer; it does not know the patient.
 */
export type Hindrance = 'missing' | 'refused' | 'unsaved' | 'silent' | 'unknown';

type Asked = Readonly<{
  patientId: string;
  /** The patient has ticked the consent. */
  isTicked: boolean;
  /** Whoever sends again with the same key gives no second consent. */
  key: string;
}>;

/**
 * Sees to consent and identity (B-59, A-112): a consent that was ticked is saved as a CTEL, once for the key; the telehealth system is told
 * of it until it has taken it, and then who the patient is. Null: nothing stands in the way.
 */
export async function consentAndIdentity(
  request: AccountRequest,
  { patientId, isTicked, key }: Asked,
): Promise<Hindrance | null> {
  const { stands, value, isAwaited, isTold } = await consentOfPatient(request, patientId);
  if (!stands && isAwaited) return 'refused';
  if (!stands && !isTicked) return 'missing';
  if (!stands) {
    const given = await giveConsent(request, { patientId, key });
    if (given) return given;
  }
  const status = value !== undefined && ON_DATA.has(value) ? value : 'REGISTERED';
  const untold = isTold ? null : await tellConsent(request, { patientId, status });
  return untold ?? identify(request, patientId);
}

async function giveConsent(
  { provider }: AccountRequest,
  { patientId, key }: Pick<Asked, 'patientId' | 'key'>,
): Promise<Hindrance | null> {
  const [error] = await safe(provider.givenConsents.give({ patientId, consentType: 'CTEL', key }));
  if (isDefinedError(error)) return refusedConsent(error);
  if (!error) return null;
  if (!outageOf(error)) throw error;
  return 'unsaved';
}

/** @throws notFound for who is nobody’s to consent for */
function refusedConsent({ code }: { code: string }): Hindrance {
  if (code === 'NOT_FOUND') throw notFound();
  return 'refused';
}

/** B-88: it names the patient, and comes again with each try until it is taken. */
async function tellConsent(
  { provider, session: { accountId } }: AccountRequest,
  { patientId, status }: { patientId: string; status: string },
): Promise<Hindrance | null> {
  const told = { accountId, patientId, consentType: 'CTEL' as const, consentStatus: status };
  const [error] = await safe(provider.telehealthConsents.put(told));
  if (isDefinedError(error)) return refusedConsent(error);
  if (!error) return null;
  if (!outageOf(error)) throw error;
  return 'silent';
}

async function identify(request: AccountRequest, patientId: string): Promise<Hindrance | null> {
  const told = await orOutage(toldAs(request, patientId));
  if (!told.ok) return 'silent';
  return told.data === 'known' ? null : 'unknown';
}
