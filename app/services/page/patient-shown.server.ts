import { patientInAddress } from '#app/services/request/patient-in-address.ts';
import { redirect } from '@remix-run/node';
import type { Patient } from '#contract/patients/schemas.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { isForLookingAlone, mayOpen } from '#app/services/access/scopes.ts';
import { isNarrowed, notFound } from '#app/services/access/problems.server.ts';
import { asFarAsPossible } from '#database/failures.ts';
import { everyPatientOf } from '#app/services/provider/frame.server.ts';
import { oncePerRequest } from '#app/services/provider/once.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';
import { plainName, shownName } from '#app/domain/person-name.ts';
import { noteScope } from './narrowed.server.ts';
import { personNames, unlessConfirmed } from './person-names.server.ts';

/** Everybody for whom the account may do what the address is for. */
export const patientsOf = oncePerRequest(async (request: PortalRequest) =>
  (await everyPatientOf(request)).filter((patient) => mayOpen(patient, request.url.pathname)),
);

/** @throws the page that says who may change it, where the link to a person does not reach as far as the address; of who lets look alone nothing is sent */
export async function requireReach(request: PortalRequest, patientId: string) {
  const all = await orOutage(everyPatientOf(request));
  const patient = all.ok ? all.data.find(({ id }) => id === patientId) : undefined;
  if (!patient) return;
  noteScope(request, patient);
  const isSent = request.isPost && isForLookingAlone(patient);
  if (isSent || !mayOpen(patient, request.url.pathname)) throw isNarrowed();
}

/**
 * Whose matters a page of several areas shows: the patient of the address, else the one chosen last, else the account's first.
 * The patient of an address is a claim: 404 when the account may not act for them, 400 when the address leaves the place empty.
 * While nobody knows for whom it may, nobody is chosen. Where there is a choice the page is asked for again by an address that
 * names them, so that nothing on it leads to whom another tab has chosen meanwhile (decision 066). A page with a form about them
 * is always asked for so.
 */
export async function patientShown(request: AccountRequest, { isForm = false } = {}) {
  const answer = await orOutage(patientsOf(request));
  if (!answer.ok) return { patients: [], patient: null, outage: answer.outage };

  const patients = answer.data;
  const named = await patientNamed(request, patients);
  const chosen = patients.find(({ id }) => id === request.session.patientId);
  const patient = named ?? chosen ?? patients[0] ?? null;
  if (!named && patient && (isForm || patients.length > 1) && !request.isPost)
    throw redirect(ofPatient(pathOf(request.url), patient.id), 303);
  return { patients, patient, outage: null };
}

/**
 * Returns the patient whom the address names, if the account may act for that one; null when it names nobody or somebody else's
 * patient, and while the patients cannot be fetched.
 */
export async function patientClaimed(request: PortalRequest) {
  const claimed = patientInAddress(request.url);
  if (claimed === null) return null;
  const answer = await orOutage(patientsOf(request));
  return answer.ok && answer.data.some(({ id }) => id === claimed) ? claimed : null;
}

/** The patient of the address, remembered for the pages that name nobody; null when it names nobody: then a page may be everybody's. */
export async function patientNamed(request: AccountRequest, patients: readonly Patient[]) {
  const claimed = patientInAddress(request.url);
  if (claimed === null) return null;
  const named = patients.find(({ id }) => id === claimed);
  if (!named) {
    await requireReach(request, claimed);
    throw notFound();
  }
  noteScope(request, named);
  const { session } = request;
  if (named.id !== session.patientId) {
    const { store } = request.context.portal;
    await asFarAsPossible(store.sessions.choosePatient({ idHash: session.idHash, patientId: named.id }));
  }
  return named;
}

const ICONS = { PATIENT: 'user', WARD: 'users', CHILD: 'user-heart' } as const;

type Choice = { patients: readonly Patient[]; patient: Patient | null };

/** The picker's entries where a page may be everybody's: "Wszyscy" first. */
export function pickerWithAll(request: AccountRequest, choice: Choice) {
  const everybody = { id: null, label: request.t('patients:everybody'), icon: 'users' } as const;
  const { people, onPaper } = pickerOf(request, choice);
  return {
    people: people.length > 1 ? [{ ...everybody, isShown: !choice.patient }, ...people] : [],
    onPaper,
  };
}

/** The picker's entries: "Anna, ja", "Zofia, córka"; whole names where two first names are the same, and more where these are. */
export function pickerOf(request: PortalRequest, { patients, patient }: Choice) {
  const isShared = ({ id, name }: Patient) =>
    patients.some((other) => other.id !== id && plainName(other.name) === plainName(name));
  const nameOf = personNames(request, patients);
  return {
    people: patients.map((one) => ({
      id: one.id,
      label: unlessConfirmed(
        request,
        one,
        request.t(`patients:relation.${one.patientRole}.${one.gender}`, {
          name: isShared(one) ? nameOf(one) : shownName(one.name),
        }),
      ),
      icon: ICONS[one.patientRole],
      isShown: one.id === patient?.id,
    })),
    /** Whose a printed page is: of the one who is shown, or of all. */
    onPaper: (patient ? [patient] : patients).map(nameOf),
  };
}

/** The name of the person whom a page is about, over its h1; null while it is oneself, or everybody. */
export const overOf = (request: PortalRequest, { patients, patient }: Choice) =>
  patient && patient.patientRole !== 'PATIENT' ? personNames(request, patients)(patient) : null;

/** The name of the person whose matter a page or an outcome is about, oneself too, where the account acts for several; null where there is no choice. */
export function nameAmong(
  request: PortalRequest,
  {
    patients,
    person,
  }: { patients: readonly Patient[]; person: Parameters<ReturnType<typeof personNames>>[0] },
) {
  return patients.length === 1 ? null : personNames(request, patients)(person);
}

/** The same of somebody of whom the id is known; null also while nobody knows the name. */
export async function nameOfPatient(request: PortalRequest, id: string) {
  const found = await orOutage(patientsOf(request));
  const person = found.ok ? found.data.find((one) => one.id === id) : undefined;
  return found.ok && person ? nameAmong(request, { patients: found.data, person }) : null;
}

/** The document's title as the h1 reads: whom the page is about comes first. */
export const titled = (over: string | null, title: string) => (over === null ? title : `${over} ${title}`);
