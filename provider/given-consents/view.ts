import type { z } from 'zod';
import type { AuthorizedPerson, Consent } from '#contract/given-consents/schemas.ts';
import type { PartnerConsent } from '#contract/partners/schemas.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import { present } from '#provider/core/wire.ts';
import { inForce, isWaitingForOwn, type SignatureRequired } from './rules.ts';
import type { ShownConsentRow } from './store.ts';
import type { PatientConsentRow } from './tables.ts';

export type Shown = Readonly<{ row: ShownConsentRow; day: Day; signatureRequired: SignatureRequired }>;

function personnelOf(row: ShownConsentRow) {
  const { personnel_id: id, personnel_name: name, personnel_last_name: lastName } = row;
  if (id === null || name === null || lastName === null) return {};
  return { personnel: { id, name, lastName, ...present({ degree: row.personnel_degree }) } };
}

const partnerOf = ({ partner_id: id, partner_name: name }: ShownConsentRow) =>
  id === null ? undefined : { id, name: name ?? '' };

const selectedOf = ({ only_selected: flag }: PatientConsentRow) =>
  flag === null ? {} : { onlySelectedDocuments: flag === 1 };

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A consent for a partner, as sharing tells it. */
export function partnerConsentView({ row, day, signatureRequired }: Shown): z.input<typeof PartnerConsent> {
  return {
    id: row.id,
    partner: { id: row.partner_id ?? '', name: row.partner_name ?? '' },
    validFrom: row.valid_from,
    ...present({ validTo: row.valid_to }),
    inForce: inForce(row, { day, signatureRequired }),
    consentStatus: row.status,
    ...personnelOf(row),
    ...selectedOf(row),
  };
}

function addressView(row: PatientConsentRow) {
  const address = present({
    street: row.address_street,
    houseNumber: row.address_house_number,
    apartmentNumber: row.address_apartment_number,
    postalCode: row.address_postal_code,
    city: row.address_city,
    postalCity: row.address_postal_city,
    country: row.address_country,
  });
  return row.address_city === null ? {} : { address };
}

function personView(row: PatientConsentRow): z.input<typeof AuthorizedPerson> | undefined {
  const { name, last_name: lastName } = row;
  if (name === null || lastName === null) return undefined;
  const identity = present({
    nationalIdentificationNumber: row.national_id,
    documentType: row.document_type,
    documentNumber: row.document_number,
    country: row.country,
  });
  return { name, lastName, identity, ...addressView(row) };
}

/** A consent of whatever kind, as the calls tell it. */
export function consentView({ row, day, signatureRequired }: Shown): z.input<typeof Consent> {
  const partner = partnerOf(row);
  const authorizedPerson = personView(row);
  return {
    id: row.id,
    patientId: row.patient_id,
    consentType: row.type,
    consentStatus: row.status,
    validFrom: row.valid_from,
    ...present({
      validTo: row.valid_to,
      cancelledOn: row.cancelled_on,
      authorizedPartnerId: row.partner_id,
      personnelId: row.personnel_id,
      systemId: row.system_id,
      signedAt: instantOf(row.signed_at),
    }),
    registeredAt: new Date(row.made_at).toISOString(),
    givenByRole: row.given_by_role,
    ...(partner && { partner }),
    ...personnelOf(row),
    ...selectedOf(row),
    ...(authorizedPerson && { authorizedPerson }),
    signatureRequired: signatureRequired[row.type],
    waitsForOwnConsent: isWaitingForOwn(row),
    inForce: inForce(row, { day, signatureRequired }),
    version: row.version,
  };
}
