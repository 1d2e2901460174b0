import { os, type CallContext } from '#provider/core/context.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { bookingAccepted } from '#provider/core/outbox/mails.ts';
import { bookingDetails } from '#provider/bookings/handlers/booking-details.ts';
import { standingNow } from '#provider/bookings/handlers/now-window.ts';
import { queueMail } from '#provider/bookings/handlers/booking-mail.ts';
import type { FoundSlot } from '#provider/bookings/handlers/find-slot.ts';
import { refuseByRules, slotToTake } from '#provider/bookings/handlers/take-time.ts';
import type { AskedNowRow } from '#provider/bookings/tables/bookings.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { failAsSet } from '#provider/core/telehealth/faults.ts';
import { consultationRow } from './consultation-row.ts';
import { bookingNow, dutyNow, keptIn } from './now.ts';
import { keepPrice } from './price.ts';
import { agreesWithEntry, isNow } from './request.ts';
import { requireConsent, treated } from './who.ts';

type Errors = Parameters<Parameters<typeof os.teleconsultations.unplanned.handler>[0]>[0]['errors'];
type Registering = {
  context: CallContext;
  errors: Errors;
  asked: AskedNowRow;
  patient: LinkedPatientRow;
  slot: FoundSlot;
};

const action = 'teleconsultations.unplanned';

/** A-106, B-87. Books what was asked for under an id, once. */
export const unplanned = os.teleconsultations.unplanned.handler(async ({ input, context, errors }) => {
  const { accountId, x, teleconsultationId: id, medicalCaseId, patientId } = input;
  const patient = await treated(context, errors, { accountId, x, action });
  const asked = await context.store.askedNow.byId({ accountId, id });
  if (asked?.patient_id !== x || patientId !== x) throw errors.NOT_FOUND();
  const { caseId, slotId: timeSlotId, availabilityId } = keptIn(asked);
  if (caseId !== medicalCaseId) throw errors.NOT_FOUND();
  const before = await registeredBefore({ context, id, patient });
  if (before) return before;

  const wanted = { timeSlotId, availabilityId };
  const slot = await slotToTake({ context, errors, patient, input: wanted, isMeant: isNow });
  if (!agreesWithEntry(input, slot.availability)) throw errors.NOT_FOUND();
  await failAsSet(context, { call: 'consultations.unplanned', patientId: x });
  await register({ context, errors, asked, patient, slot });
  return (await registeredBefore({ context, id, patient })) ?? Promise.reject(errors.NOT_FOUND());
});

/** The booking that stands under the id, whoever has registered it. */
async function registeredBefore({
  context,
  id,
  patient,
}: {
  context: CallContext;
  id: string;
  patient: LinkedPatientRow;
}) {
  const consultation = await context.store.teleconsultations.byId(id);
  if (!consultation) return undefined;
  const { system, system_id: systemId } = consultation;
  const whose = context.access.whoeverMade([patient]);
  const row = await context.store.bookings.byKey({ system, systemId, whose });
  if (!row) return undefined;
  const booking = await bookingDetails({ context, row, patient });
  return { teleconsultationId: id, isOffline: consultation.is_offline === 1, booking };
}

async function register({ context, errors, asked, patient, slot }: Registering) {
  const { id, account_id: accountId } = asked;
  const entry = await context.access.entry({ patientId: patient.id, action, object: id });
  await context.store.transaction(async (store) => {
    await context.lockedAccount(store);
    await store.patients.lock(patient.id);
    if (await store.teleconsultations.byId(id)) return;
    const now = context.clock.now().getTime();
    const standing = await standingNow(store, { patientId: patient.id, now });
    if (standing)
      throw errors.NOW_EXISTS({ data: { booking: { system: standing.system, id: standing.system_id } } });
    const current = (await store.askedNow.byId({ accountId, id })) ?? asked;
    const kept = keptIn(current);
    const request = { context, errors, patient, slot };
    await requireConsent(store, request);
    await refuseByRules({ store, request });
    await spend({ store, context, errors, accountId, what: 'BOOKINGS' });

    const duty = await dutyNow(store, { slot, now });
    const row = bookingNow({ slot, duty, accountId, patientId: patient.id, now });
    await store.bookings.insert(row);
    const { title, wardenId: warden_id, caseId: medical_case_id, measuredFrom } = kept;
    const given = { id, title, medical_case_id, warden_id, isOffline: duty.offline };
    await store.consultations.add(consultationRow(row, given));
    const tied = { ids: kept.tied, caseId: kept.caseId, patientId: patient.id, teleconsultationId: id };
    if (!(await store.medicalCases.tie(tied))) throw errors.NOT_FOUND();
    if (measuredFrom !== null) {
      const { system, system_id } = row;
      await store.measurements.attach({ system, system_id, date_from: measuredFrom });
    }
    await keepPrice({ store, context, slot, row });
    await store.audit.add([entry]);
    await queueMail({ store, context, row, mailOf: bookingAccepted });
  });
}
