import { redirect } from '@remix-run/node';
import { isDefinedError, safe } from '@orpc/client';
import type { Declaration, DeclarationData, HospitalDeclaration } from '#contract/declarations/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { addressLines } from '#app/domain/bookings/names.ts';
import { insurerOf } from '#contract/declarations/reading/insurers.ts';
import { heldOf, isNextComing, type Joined } from '#contract/declarations/reading/joined.ts';
import { hospitalPath } from '#app/domain/declarations/paths.ts';
import { groupPesel } from '#app/domain/patients/patients.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { isId } from '#app/domain/id.ts';
import { shownName } from '#app/domain/person-name.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf, requireReach } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { heldByHospital } from '#app/services/provider/hospital-declarations.server.ts';
import { orOutage, outageOf } from '#app/services/provider/provider.server.ts';
import type { StepsView } from '#app/services/second-steps/portal-steps.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { declarationView } from './view.server.ts';

/** A declaration of the portal. @throws notFound, the same for another's as for none */
export async function ownDeclaration(request: AccountRequest, id: string) {
  if (!isId(id)) throw notFound();
  const own = await orNotFound(request.provider.declarations.get({ id }));
  await requireReach(request, own.patientId);
  return own;
}

/** The patient of a declaration, and what the page calls them; null while nobody can say. */
async function patientOf(request: AccountRequest, patientId: string) {
  const patients = await orOutage(patientsOf(request));
  const patient = patients.ok ? patients.data.find(({ id }) => id === patientId) : undefined;
  if (!patients.ok || !patient) return { patient: null, name: null };
  return { patient, name: personNames(request, patients.data)(patient) };
}

/** A declaration of the portal as both systems have it, and its patient. */
export async function foundOf(request: AccountRequest, own: Declaration) {
  const { patientId, type } = own;
  const [{ patient, name }, held, data] = await Promise.all([
    patientOf(request, patientId),
    heldByHospital(request, { patientId, types: type }),
    orOutage(request.provider.primaryCare.data({ patientId })),
  ]);
  const ofHospital = held.ok ? held.data.declarations : null;
  return { patient, name, held, data, ofHospital, joined: await inBoth(request, { own, ofHospital }) };
}

/** A declaration of the portal as its pages say it, with what the hospital system says of it now. */
export async function declarationOf(request: AccountRequest, own: Declaration, steps?: StepsView) {
  const { patient, name, held, data, ofHospital, joined } = await foundOf(request, own);
  return {
    view: declarationView(joined, {
      request,
      patient: name,
      ...(steps && { steps }),
    }),
    hospitalOutage: held.ok ? null : { since: held.outage.since },
    /** Another one of the kind is in force; null: nobody knows. */
    hasOther: ofHospital && ofHospital.some((one) => isAnotherActive(own, one)),
    data: {
      facts: data.ok ? dataView(request, { patient, data: data.data }) : null,
      since: data.ok ? null : data.outage.since,
    },
  };
}
export type DeclarationPage = Awaited<ReturnType<typeof declarationOf>>;

type Found = Readonly<{ own: Declaration; ofHospital: readonly HospitalDeclaration[] | null }>;

/** Says of one that is withdrawn and still in force whether another one is coming. */
async function inBoth({ provider }: AccountRequest, { own, ofHospital }: Found): Promise<Joined> {
  const held = heldOf(own, ofHospital);
  if (own.state !== 'CANCELED' || held?.stateExport !== 'A') return { own, held };
  const others = await orOutage(provider.declarations.forPatient({ patientId: own.patientId }));
  if (!others.ok) return { own, held };
  return { own, held, isNextComing: isNextComing(own, { own: others.data, held: ofHospital }) };
}

const isAnotherActive = ({ type, systemId }: Declaration, held: HospitalDeclaration) =>
  held.type === type && held.stateExport === 'A' && held.systemId !== systemId;

type Known = Readonly<{ patient: Patient | null; data: DeclarationData }>;

/** The view of the patient's data as the declaration has them (B-46). */
function dataView({ t, language }: AccountRequest, { patient, data }: Known) {
  const { familyName, address, phoneNumber, insurance } = data;
  const insurer = insurerOf(insurance.insurerCode);
  const pesel = patient?.identity.nationalIdentificationNumber;
  return {
    names: patient ? shownName(patient.name, patient.middleName, patient.lastName) : null,
    pesel: pesel === undefined ? null : groupPesel(pesel),
    born: patient ? textIn(language).formatDate(patient.birthDate) : null,
    familyName: familyName ?? null,
    address: addressLines(address).join(', ') || null,
    phone: phoneNumber === undefined ? null : phoneAsSaid({ phone: phoneNumber, language }),
    insurer: insurer === null ? null : t(`declaration-wizard:insurer.${insurer}`),
  };
}
export type DataView = ReturnType<typeof dataView>;

/**
 * A declaration as the hospital system holds it, by its number there; null with when it stopped answering. The portal's own id leads to
 * that number, for the specification writes both alike (B§2). @throws notFound, the same for another's as for none
 */
export async function hospitalDeclarationOf(request: AccountRequest, id: string) {
  const { held, since } = await heldOne(request, id);
  if (held === null) return { view: null, since };
  const { name } = await patientOf(request, held.patientId);
  return { view: declarationView({ own: null, held }, { request, patient: name }), since };
}

/** The same as the hospital system tells it. @throws as above */
export async function heldOne(request: AccountRequest, id: string) {
  if (!isId(id)) throw notFound();
  const { provider } = request;
  const [error, held] = await safe(provider.hospitalDeclarations.get({ systemId: id }));
  if (isDefinedError(error)) throw redirect(hospitalPath(await numberOf(request, id)), 303);
  if (error) {
    const outage = outageOf(error);
    if (!outage) throw error;
    return { held: null, since: outage.since };
  }
  return { held, since: null };
}

async function numberOf(request: AccountRequest, id: string) {
  const { systemId } = await ownDeclaration(request, id);
  // Its own number is not there, either: the answer is the one of a missing declaration.
  if (systemId === undefined || systemId === id) throw notFound();
  await orNotFound(request.provider.hospitalDeclarations.get({ systemId }));
  return systemId;
}
