import { isDefinedError, safe } from '@orpc/client';
import type { Patient } from '#contract/patients/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { failureOf } from '#app/services/request/log.server.ts';

/** */
const GENDERS = { FEMALE: 'F', MALE: 'M', OTHER: 'UN' } as const satisfies Record<Patient['gender'], string>;

/**
 * Tells the telehealth system who a patient is (A§7), after a registration and after a change of the patient's data; not of a patient whose
 * consent to teleconsultations does not stand (B-88): of that one the summary of the first teleconsultation tells it. Its failure undoes
 * nothing and is nobody's concern: it is noted, and tried again at the patient's next teleconsultation. Never throws.
 */
export async function identifyForTelehealth(request: AccountRequest, patientId: string): Promise<void> {
  const { accountId } = request.session;
  const { store, log } = request.context.portal;
  const whose = { accountId, patientId };
  try {
    const isDone = await toldIfConsented(request, patientId).catch(() => false);
    await (isDone ? store.untold.forget(whose) : store.untold.note({ ...whose, now: request.now.getTime() }));
  } catch (error) {
    log.warn(failureOf(error), 'telehealth identity not noted');
  }
}

/** At an entry into a patient's teleconsultation: what had failed is tried once more. */
export async function identifyIfUntold(request: AccountRequest, patientId: string): Promise<void> {
  if (request.isPrefetch) return;
  const { accountId } = request.session;
  const { untold } = request.context.portal.store;
  const isUntold = await untold.has({ accountId, patientId }).catch(() => false);
  if (isUntold) await identifyForTelehealth(request, patientId);
}

/** Returns whether nothing is left to tell. */
async function toldIfConsented(request: AccountRequest, patientId: string) {
  const [error, consent] = await safe(request.provider.teleconsultations.consent({ patientId }));
  // Somebody whom the unit has not confirmed has none that could stand.
  if (isDefinedError(error)) return true;
  if (error) throw error;
  return !consent.stands || told(request, patientId);
}

/** Returns whether the telehealth system has taken it. */
const told = async (request: AccountRequest, patientId: string) =>
  (await toldAs(request, patientId)) === 'known';

/**
 * Tells the telehealth system a patient's numbers; whom it does not know (404) is made known to it, and 'unknown' says that it knows them
 * still not. @throws outages
 */
export async function toldAs(
  { provider, session: { accountId } }: AccountRequest,
  patientId: string,
): Promise<'known' | 'unknown'> {
  const [nobody, found] = await safe(provider.telehealthIdentity.identifier({ accountId, x: patientId }));
  if (isDefinedError(nobody)) return 'unknown';
  if (nobody) throw nobody;
  const key = { accountId, patientId, identifiers: found.identifiers };
  const [error] = await safe(provider.telehealthIdentity.data(key));
  if (!error) return 'known';
  if (!isDefinedError(error)) throw error;

  // Asked for anew: what the page knows of them may be from before the change.
  const patient = (await provider.patients.list()).find(({ id }) => id === patientId);
  if (!patient) return 'unknown';
  const { name, lastName: surname, birthDate, gender } = patient;
  const person = { ...key, name, surname, birthDate, gender: GENDERS[gender] };
  const [refused] = await safe(provider.telehealthIdentity.create(person));
  if (!refused) return 'known';
  if (isDefinedError(refused)) return 'unknown';
  throw refused;
}
