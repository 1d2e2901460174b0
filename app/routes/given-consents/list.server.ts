import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import type { Consent } from '#contract/given-consents/schemas.ts';
import { consentStateOn } from '#contract/given-consents/reading/state.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { GROUPS } from '#app/domain/given-consents/standing.ts';
import { signPath } from '#app/domain/signing/documents.ts';
import { mayOpen } from '#app/services/access/scopes.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { consentView, type ConsentView } from './view.server.ts';

const signPathOf = ({ id }: Consent) => signPath({ kind: 'CONSENT', id });

/** The beginning of both lists of consents: all of them, and how their patients are called; null while it cannot be had. */
export async function consentsAndNames(request: AccountRequest) {
  const [patients, found] = await Promise.all([
    orOutage(patientsOf(request)),
    orOutage(request.provider.givenConsents.list()),
  ]);
  if (!found.ok) return { consents: null, since: found.outage.since };
  if (!patients.ok) return { consents: null, since: patients.outage.since };
  const nameOf = personNames(request, patients.data);
  const nameOfId = (id: string) => {
    const patient = patients.data.find((one) => one.id === id);
    return patient ? nameOf(patient) : null;
  };
  const maySign = (consent: Consent) =>
    patients.data.some((one) => one.id === consent.patientId && mayOpen(one, signPathOf(consent)));
  return {
    consents: found.data,
    nameOfId,
    maySign,
    cut: await cutOf(request, patients.data),
    noPatient: await withoutPatient(request, patients.data.length === 0),
  };
}

/** The consents of everybody for whom the account may act, in their groups; `groups` is null while they cannot be had. */
export async function consentList(request: AccountRequest) {
  const [all, states] = await Promise.all([
    consentsAndNames(request),
    orOutage(request.provider.givenConsents.teleconsultations()),
  ]);
  if (all.consents === null) return { groups: null, since: all.since };
  const { nameOfId, maySign, noPatient, cut } = all;
  const isDocument = (consent: Consent) => consentStateOn(consent, today(request.now)) !== 'ON_ACCOUNT';
  const rows = all.consents.filter(isDocument).map((consent) => {
    const view = consentView(consent, { request, patient: nameOfId(consent.patientId) });
    const isToSign = view.state === 'AWAITS_SIGNATURE' && maySign(consent);
    return { ...view, signHref: isToSign ? signPathOf(consent) : null };
  });
  const isAlike = ({ id, name }: ConsentView) => rows.some((one) => one.id !== id && one.name === name);
  const consents = rows.map((row) => ({ ...row, isAlike: isAlike(row) }));
  const known = states.ok ? states.data : [];
  // A host may list the state among the documents: it is none of them, and stands with the others of its kind (B-39).
  const listed = all.consents
    .filter((consent) => !isDocument(consent))
    .map(({ patientId, consentStatus }) => ({ patientId, value: consentStatus }))
    .filter(({ patientId }) => !known.some((one) => one.patientId === patientId));
  return {
    groups: GROUPS.flatMap((name) => {
      const ofGroup = consents.filter(({ group }) => group === name);
      return ofGroup.length > 0 ? [{ name, consents: ofGroup }] : [];
    }),
    teleconsultations: [...known, ...listed].map(({ patientId, value }) => ({
      key: patientId,
      patient: nameOfId(patientId),
      state: stateOf(value),
    })),
    teleconsultationsDown: states.ok ? null : { since: states.outage.since },
    noPatient,
    cut,
  };
}

/** A consent in the list; `signHref`: where it is signed, while it waits for that; `isAlike`: another one has the same name. */
export type ListedConsent = ConsentView & Readonly<{ signHref: string | null; isAlike: boolean }>;

/** Any other word lets nobody in, and is not said to be one of these. */
const stateOf = (value: string): 'C' | 'UNCHECKED' | 'REGISTERED' | 'UNKNOWN' =>
  value === 'C' || value === 'UNCHECKED' || value === 'REGISTERED' ? value : 'UNKNOWN';
export type TeleconsultationRow = Readonly<{
  patient: string | null;
  state: ReturnType<typeof stateOf>;
}>;
