import type { AuthorizedPerson, Consent } from '#contract/given-consents/schemas.ts';
import { addressOnPaper } from '#contract/papers/reading/paper.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { groupPesel } from '#app/domain/patients/patients.ts';
import { isId } from '#app/domain/id.ts';
import { shownText } from '#app/domain/person-name.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';
import { countryName } from '#app/services/page/paper.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { patientsOf, requireReach } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { consentView } from './view.server.ts';

/** A consent of an address, as its page and its question say it. @throws notFound, the same for another's as for none */
export async function consentOf(request: AccountRequest, id: string) {
  if (!isId(id)) throw notFound();
  const [consent, patients] = await Promise.all([
    orNotFound(request.provider.givenConsents.get({ id })),
    orOutage(patientsOf(request)),
  ]);
  await requireReach(request, consent.patientId);
  const patient = patients.ok ? patients.data.find((one) => one.id === consent.patientId) : undefined;
  const name = patient && patients.ok ? personNames(request, patients.data)(patient) : null;
  return {
    consent,
    isOwn: patient?.patientRole === 'PATIENT',
    view: { ...consentView(consent, { request, patient: name }), ...more(consent, request) },
  };
}
export type ConsentDetails = Awaited<ReturnType<typeof consentOf>>['view'];

/** The details that the list leaves out. */
function more(consent: Consent, request: AccountRequest) {
  const { t, language } = request;
  const { authorizedPerson, givenByRole, registeredAt, signedAt } = consent;
  const { dayOf: said } = documentDays(request);
  return {
    givenOn: said(registeredAt && dayOf(registeredAt)),
    signedOn: said(signedAt && dayOf(signedAt)),
    givenBy: givenByRole === undefined ? null : t(`given-consents:givenBy.${givenByRole}`),
    named: authorizedPerson ? personFacts(authorizedPerson, language) : null,
  };
}

/** PESEL or document by which the person is known, and where they live, in the words of who gave the consent. */
export function personFacts({ identity, address }: AuthorizedPerson, language: string) {
  const { nationalIdentificationNumber: pesel, documentNumber, country = 'PL' } = identity;
  return {
    pesel: pesel === undefined ? null : groupPesel(pesel),
    document: documentNumber === undefined ? null : `${documentNumber}, ${countryName(country, language)}`,
    address: address ? addressLine(address, language) : null,
  };
}

function addressLine(address: NonNullable<AuthorizedPerson['address']>, language: string) {
  const { country = 'PL' } = address;
  return shownText(addressOnPaper(address, country === 'PL' ? null : countryName(country, language)));
}
