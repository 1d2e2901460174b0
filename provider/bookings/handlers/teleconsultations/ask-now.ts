import { newId } from '#provider/core/ids.ts';
import { refuseByRules, useConfirmation } from '#provider/bookings/handlers/take-time.ts';
import { measuredFrom } from '#provider/measurements/handlers.ts';
import { tiedIn, type Making } from './making.ts';
import { dutyNow, type Kept } from './now.ts';
import { requireConsent } from './who.ts';

/** Keeps what was sent, under the id that the teleconsultation will have: one a draft, whatever else the draft says by now. */
export async function askNow(making: Making) {
  const { context, errors, input, patient, slot } = making;
  const { accountId, key } = input;
  const at = context.clock.now();
  const action = 'teleconsultations.make';
  const entry = await context.access.entry({ patientId: patient.id, action });
  const said = { patient_id: patient.id, payload: JSON.stringify(keptOf(making)), asked_at: at.getTime() };
  const request = { context, errors, patient, slot };

  const id = await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patient.id);
    const before = await store.askedNow.byKey({ accountId, key });
    if (before && (await store.teleconsultations.byId(before.id))) return before.id;
    await requireConsent(store, request);
    await refuseByRules({ store, request });
    const ids = tiedIn(input);
    const ofCase = { caseId: input.medicalCaseId, patientId: patient.id };
    if (!(await store.askedNow.areOfCase({ ids, ...ofCase }))) throw errors.NOT_FOUND();
    if (before) {
      await store.askedNow.change({ id: before.id, ...said });
      return before.id;
    }
    await useConfirmation({ store, request, accountId });
    const made = newId(at);
    await store.askedNow.add({ id: made, account_id: accountId, draft_key: key, ...said });
    await store.audit.add([{ ...entry, object: made }]);
    return made;
  });
  const { offline } = await dutyNow(context.store, { slot, now: at.getTime() });
  return { teleconsultationId: id, isOffline: offline };
}

function keptOf({ context, errors, input, patient, slot, wardenId }: Making): Kept {
  const measurements = input.measurementAttachment;
  return {
    slotId: slot.id,
    availabilityId: slot.availability.id,
    title: input.title,
    caseId: input.medicalCaseId,
    wardenId,
    tied: tiedIn(input),
    measuredFrom: measuredFrom({ context, errors, slot, patient, measurements }) ?? null,
  };
}
