import { hasOwnClaim } from '#app/services/page/own-claim.server.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { nameAmong, overOf, patientClaimed, patientShown, pickerOf } from './patient-shown.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';

/** Whose record a page shows, and why it shows none: A-53, no patient, or an outage. */
export async function recordOf(request: AccountRequest, { isForm = false } = {}) {
  const [account, shown] = await Promise.all([
    orOutage(accountOf(request)),
    patientShown(request, { isForm }),
  ]);
  const { patient, patients } = shown;
  const outage = shown.outage ?? (account.ok ? null : account.outage);
  const isUnconfirmed = account.ok && account.data.type !== 'AUTHORIZED';
  return {
    patient: outage || isUnconfirmed || !patient?.authorized ? null : patient,
    frame: {
      picker: { ...pickerOf(request, { patients, patient }), path: request.url.pathname },
      over: overOf(request, { patients, patient }),
      /** The patient's name, for pages without a picker: one's own too, where there is a choice. */
      whose: patient && nameAmong(request, { patients, person: patient }),
      barrier: outage ? null : await barrierOf(request, { isUnconfirmed, patient }),
      outage,
      path: pathOf(request.url),
    },
  };
}

/** Why there is no record to see: of this account, of this patient (AP-17), or because there is nobody. */
async function barrierOf(
  request: AccountRequest,
  { isUnconfirmed, patient }: { isUnconfirmed: boolean; patient: Patient | null },
): Promise<'unconfirmed' | 'unconfirmedPerson' | 'noPatient' | 'ownClaim' | null> {
  if (isUnconfirmed) return 'unconfirmed';
  if (!patient) return (await hasOwnClaim(request)) ? 'ownClaim' : 'noPatient';
  if (patient.authorized) return null;
  return patient.patientRole === 'PATIENT' ? 'unconfirmed' : 'unconfirmedPerson';
}

export type RecordFrame = Awaited<ReturnType<typeof recordOf>>['frame'];

export type AskedEntry<Entry> = Readonly<{
  /** Where another patient's page leads from here: ids of entries are of one patient. */
  listPath: string;
  ask: (patientId: string) => Promise<Entry>;
  /** The page has a form about it. */
  isForm?: boolean;
}>;

/** One entry of the record of the patient whom the page shows; null with why it is not there. */
export async function recordEntryOf<Entry>(
  request: AccountRequest,
  { listPath, ask, isForm = false }: AskedEntry<Entry>,
) {
  const { patient, frame } = await recordOf(request, { isForm });
  const found = patient && (await orOutage(ask(patient.id)));
  return {
    patientId: patient?.id ?? '',
    /** Where the entries of this patient are listed, also of one whose record is not shown. */
    listPath: ofPatient(listPath, patient?.id ?? (await patientClaimed(request))),
    entry: found?.ok ? found.data : null,
    record: {
      ...frame,
      picker: { ...frame.picker, path: listPath },
      outage: frame.outage ?? (found && !found.ok ? found.outage : null),
    },
  };
}
