import type { z } from 'zod';
import { Referral, type KeptReferral, type ReferralDetails } from '#contract/bookings/schemas/referrals.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { effectiveStatus } from '#provider/core/booking-status.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { isReferralKept, referralFault } from '#provider/bookings/rules/referrals.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import type { Catalogue } from '#provider/bookings/store/catalogue.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type { BookingReferralRow, ReferringPractitionerRow } from '#provider/bookings/tables/referrals.ts';
import { HOSPITAL_SYSTEM } from '#provider/core/system.ts';

const MOST_DISEASES = 15;

type Errors = Parameters<Parameters<typeof os.referrals.save.handler>[0]>[0]['errors'];
type ReferralErrors = Omit<Errors, 'NOT_FOUND' | 'CONFLICT'>;

const settings = os.referrals.settings.handler(async ({ context }) => {
  await context.account();
  return context.store.settings.referral();
});

const institution = os.referrals.institution.handler(async ({ input, context, errors }) => {
  await context.account();
  const row = input.a === HOSPITAL_SYSTEM ? await context.store.referrals.institution(input.b) : undefined;
  if (!row) throw errors.NOT_FOUND();
  if (row.sentinel === 'SLOW') await context.outages.hang();
  return { institutionCro: row.institution_cro, name: row.name, address: row.address };
});

const practitioner = os.referrals.practitioner.handler(async ({ input, context, errors }) => {
  await context.account();
  const { system, practiceNumber } = input;
  const row =
    system === HOSPITAL_SYSTEM ? await context.store.referrals.practitioner(practiceNumber) : undefined;
  if (!row) throw errors.NOT_FOUND();
  if (row.sentinel === 'SLOW') await context.outages.hang();
  return { practiceNumber, degree: row.degree ?? undefined, name: row.name, lastName: row.last_name };
});

const diseases = os.referrals.diseases.handler(async ({ input, context }) => {
  await context.account();
  const words = searchedText(input.q).split(/\s+/);
  return context.store.referrals.diseases({ words, most: MOST_DISEASES });
});

const earlier = os.referrals.earlier.handler(async ({ input: { patientId, id }, context, errors }) => {
  const patient = await context.access.patient({ patientId, action: 'referrals.earlier' });
  const referral = await earlierReferral({ context, patient, id });
  if (!referral) throw errors.NOT_FOUND();
  return referral;
});

/** Status, checks, referral and audit are one transaction. */
const save = os.referrals.save.handler(async ({ input, context, errors }) => {
  const { row, patient } = await context.access.booking({ ...input, action: 'referrals.save' });
  const key = { system: row.system, systemId: row.system_id };
  const entry = await context.access.entry({
    patientId: patient.id,
    action: 'referrals.save',
    object: row.system_id,
  });

  const kept = await context.store.transaction(async (store) => {
    const { status, order_status: orderStatus } = (await store.bookings.again(row)) ?? row;
    if (effectiveStatus({ status, orderStatus }) !== 'SCHEDULED') {
      throw errors.CONFLICT({ data: { errorCode: 'WRONG_STATUS' } });
    }
    const request = { context, errors, patient, referral: input.referral, isRequired: true };
    await keepReferral({ store, request, row });
    await store.audit.add([entry]);
    return store.referrals.ofBooking(key);
  });
  return referralDetails({ row, referral: kept, catalogue: await context.catalogue() });
});

/** A referral as it came, and whether the service needs one. */
export type ReferralRequest = {
  context: CallContext;
  errors: ReferralErrors;
  patient: LinkedPatientRow;
  referral: Referral | undefined;
  isRequired: boolean;
  /** Files that come with the booking. A picture of the referral says what its fields ask for. */
  attachmentIds?: readonly string[];
};

/** Stores it with the booking, when it is one that is kept (B§5): the row, if so. @throws REFERRAL_REQUIRED, REFERRAL_REFUSED, MISSING_… */
export async function keepReferral({
  store,
  request,
  row,
}: {
  store: StoreInTransaction;
  request: ReferralRequest;
  row: Pick<BookingRow, 'system' | 'system_id'>;
}): Promise<BookingReferralRow | undefined> {
  const { context, errors, referral = {}, isRequired, attachmentIds = [] } = request;
  if (!isReferralKept({ referral, isRequired })) return undefined;
  if (Object.keys(referral).length === 0) {
    if (attachmentIds.length > 0) return undefined;
    throw errors.REFERRAL_REQUIRED();
  }

  const now = context.clock.now();
  const kept: BookingReferralRow = {
    id: newId(now),
    system: row.system,
    system_id: row.system_id,
    referral: JSON.stringify(await checked({ store, request: { ...request, referral } })),
    updated_at: now.getTime(),
  };
  await store.referrals.keep(kept);
  return kept;
}

/** Returns the referral with the names of what its numbers and codes stand for. @throws REFERRAL_REFUSED, MISSING_… */
async function checked({
  store,
  request: { context, errors, patient, referral },
}: {
  store: StoreInTransaction;
  request: ReferralRequest & { referral: Referral };
}): Promise<z.input<typeof KeptReferral>> {
  const today = localDay(context.clock.now().getTime());
  const errorCode = referralFault({ referral, hasPesel: patient.national_id !== null, today });
  if (errorCode) throw errors.REFERRAL_REFUSED({ data: { errorCode } });

  const { institutionCro, practiceNo, icd10Code } = referral;
  const from = institutionCro ? await store.referrals.institution(institutionCro) : undefined;
  const by = practiceNo ? await store.referrals.practitioner(practiceNo) : undefined;
  const disease = icd10Code ? await store.referrals.disease(icd10Code) : undefined;
  if (icd10Code && !disease) throw errors.REFERRAL_REFUSED({ data: { errorCode: 'DISEASE' } });
  if (!isReferrerGiven({ referral, from, by })) throw errors.MISSING_REFERRAL_PRACTITIONER_OR_INSTITUTION();
  return {
    ...referral,
    institutionName: from?.name,
    practitionerName: by && practitionerName(by),
    diseaseName: disease?.name,
  };
}

/** A number must be known, or a name stand beside it; an electronic referral needs neither, for it says itself who wrote it. */
function isReferrerGiven({
  referral: { refENumber, institutionCro, unknownInstitution, practiceNo, unknownPractitioner },
  from,
  by,
}: {
  referral: Referral;
  from: object | undefined;
  by: object | undefined;
}) {
  const isInstitution = from !== undefined || unknownInstitution !== undefined;
  const isPractitioner = by !== undefined || unknownPractitioner !== undefined;
  if (refENumber === undefined) return isInstitution && isPractitioner;
  return (isInstitution || institutionCro === undefined) && (isPractitioner || practiceNo === undefined);
}

const practitionerName = ({ degree, name, last_name }: ReferringPractitionerRow) =>
  [degree, name, last_name].filter(Boolean).join(' ');

/** The referral of an earlier booking of the same patient; undefined when there is none with that id. */
export async function earlierReferral({
  context,
  patient,
  id,
}: {
  context: CallContext;
  patient: LinkedPatientRow;
  id: string;
}): Promise<Referral | undefined> {
  const found = await context.store.referrals.byId(id);
  if (!found) return undefined;
  const { system, system_id } = found;
  const whose = context.access.whoeverMade([patient]);
  if (!(await context.store.bookings.byKey({ system, systemId: system_id, whose }))) return undefined;
  await context.access.booking({ system, id: system_id, action: 'bookings.get' });
  return Referral.parse(keptOf(found));
}

const keptOf = ({ referral }: BookingReferralRow) => JSON.parse(referral) as z.input<typeof KeptReferral>;

/** B§3, the part of a booking's details. */
export const referralDetails = ({
  row,
  referral,
  catalogue,
}: {
  row: Pick<BookingRow, 'availability_id'>;
  referral: BookingReferralRow | undefined;
  catalogue: Catalogue;
}): z.input<typeof ReferralDetails> => ({
  referral: referral && keptOf(referral),
  mpiReferralId: referral?.id,
  referralStatus: catalogue.availabilities.get(row.availability_id)?.row.referral_status,
});

export const referrals = { settings, institution, practitioner, diseases, earlier, save };
