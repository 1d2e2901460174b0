import type { ProviderClient } from '#contract/index.ts';
import { firstFree, type TestAvailability } from '#tests/support/slots.ts';

export const JAN = { accountId: 'account-2001', x: 'patient-1001' };
export const ANNA = { accountId: 'account-2002', x: 'patient-1002' };
export const HELENA = { accountId: 'account-2002', x: 'patient-1004' };
export const DRAFT = 'draft-of-the-test-1';

type Who = { accountId: string; x: string };
type Slot = Awaited<ReturnType<typeof firstFree>>;

const OF_NOW = { serviceId: 'TELE-NOW', unitId: 'unit-family' };
const OF_INTERNIST = { practitionerId: 'doctor-majewska', serviceId: 'TELE-INT', unitId: 'unit-family' };

/** A case of a patient, made once for a key. */
export async function caseOf(client: ProviderClient, { accountId, x: patientId }: Who, key = DRAFT) {
  const made = await client.medicalCases.create({ accountId, patientId, title: 'Nadciśnienie', key });
  return made.medicalCaseId;
}

/** The request that the wizard sends for a time. */
export const planned = (
  who: Who,
  {
    slot,
    caseId,
    warden,
    ...more
  }: { slot: Slot; caseId: string; hisBookingId: string; warden?: string; attachmentsIds?: string[] },
) => ({
  ...who,
  timeSlot: { id: slot.id, availabilityId: slot.availabilityId, system: slot.system },
  scheduledDate: slot.dateFrom,
  dateTo: slot.dateTo,
  context: { patientId: who.x, ...(warden && { wardenId: warden }) },
  ...(warden && { patientWarden: warden }),
  title: 'Nadciśnienie',
  medServiceCode: 'TELE-INT',
  consultantId: 'doctor-majewska',
  consultantUnitCode: 'unit-family',
  systemIds: OF_INTERNIST,
  adhoc: false,
  medicalCaseId: caseId,
  isOffline: false,
  attachmentsIds: [],
  key: DRAFT,
  ...more,
});

/** The same of what is given now. */
export const askedNow = (who: Who, { caseId, key = DRAFT }: { caseId: string; key?: string }) => ({
  ...who,
  timeSlot: { id: 'tele-now-duty_now', availabilityId: 'tele-now-duty', system: 'AMMS' },
  context: { patientId: who.x },
  title: 'Gorączka',
  medServiceCode: 'TELE-NOW',
  consultantUnitCode: 'unit-family',
  systemIds: OF_NOW,
  adhoc: true,
  medicalCaseId: caseId,
  isOffline: false,
  attachmentsIds: [],
  key,
});

/** The request that registers it. */
export const registering = (who: Who, asked: { teleconsultationId: string; caseId: string }) => ({
  ...who,
  systemIds: OF_NOW,
  teleconsultationId: asked.teleconsultationId,
  medicalCaseId: asked.caseId,
  patientId: who.x,
});

type Held = { from: string; availabilityId?: TestAvailability };

/** Holds the first free time from a day on. */
export async function held(
  client: ProviderClient,
  { x: patientId }: Who,
  { from, availabilityId = 'tele-int-majewska' }: Held,
) {
  const slot = await firstFree({ client, patientId, availabilityId, from });
  const { hisBookingId } = await client.timeSlots.block({ timeSlotId: slot.id, patientId });
  return { slot, hisBookingId };
}

/** Books one for a person. */
export async function booked(client: ProviderClient, who: Who, day: Held) {
  const time = await held(client, who, day);
  const caseId = await caseOf(client, who);
  return { ...time, caseId, ...(await client.teleconsultations.make(planned(who, { ...time, caseId }))) };
}

/** The request that moves one to a time. */
export const moving = (
  who: Who,
  {
    booking,
    teleconsultationId,
    slot,
  }: { booking: { systemId: string; dateFrom: string }; teleconsultationId: string; slot: Slot },
) => ({
  ...who,
  timeSlot: { id: slot.id, availabilityId: slot.availabilityId, system: slot.system },
  scheduledDate: slot.dateFrom,
  dateTo: slot.dateTo,
  hisBookingId: booking.systemId,
  teleconsultationId,
  patientId: who.x,
  oldDateFrom: booking.dateFrom,
});
