import { os } from '#provider/core/context.ts';
import { consentStates } from './standing.ts';
import { requireConsent, todayOf } from './asking.ts';
import { inForce } from './rules.ts';
import { TAKEN_BACK } from './teleconsultation-states.ts';

const teleconsultations = os.givenConsents.teleconsultations.handler(async ({ context }) => {
  const { whose } = await context.access.scope({ action: 'givenConsents.teleconsultations' });
  const rows = await consentStates(context.store, { whose, day: todayOf(context) });
  return rows.map(({ patient_id: patientId, value }) => ({
    patientId,
    value,
    ...(value === TAKEN_BACK && { endsWithConsent: true }),
  }));
});

const documents = os.givenConsents.documents.handler(async ({ input: { id }, context, errors }) => {
  const action = 'givenConsents.documents';
  const { row, patient } = await requireConsent({ context, errors, id, action });
  const { signatureRequired } = await context.store.consentSettings.giving();
  const isShowing =
    row.type === 'CPAR' &&
    row.only_selected === 1 &&
    inForce(row, { day: todayOf(context), signatureRequired });
  if (!isShowing || !(await context.store.settings.isSharingOn())) return [];
  const whose = await context.access.seen([patient]);
  const { besideConsents } = context.store;
  const [results, ofVisits] = await Promise.all([
    besideConsents.sharedResults(whose),
    besideConsents.sharedDocuments(whose),
  ]);
  return [
    ...results.map((one) => ({ ...one, docType: 'RES' as const, encounter_id: undefined })),
    ...ofVisits.map((one) => ({ ...one, docType: 'CDOC' as const })),
  ]
    .sort((one, other) => other.at - one.at)
    .map(({ docType, id: documentId, name, encounter_id: encounterId }) => ({
      docType,
      documentId,
      name,
      ...(encounterId && { encounterId }),
    }));
});

export const consentsBeside = { teleconsultations, documents };
