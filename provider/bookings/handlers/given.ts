import type { z } from 'zod';
import type { BookingRequest as CarriedRequest } from '#contract/bookings/schemas/bookings.ts';
import type { BookingPrescription } from '#contract/bookings/schemas/prescriptions.ts';
import type { Referral } from '#contract/bookings/schemas/referrals.ts';
import type { MeasurementAttachment } from '#contract/measurements/schemas.ts';
import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import type { CallContext, os } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { attachMeasurements } from '#provider/measurements/handlers.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { keepQuestionnaire } from '#provider/questionnaires/handlers.ts';
import type { FoundSlot } from './find-slot.ts';
import { keepPrescription } from './prescriptions.ts';
import { earlierReferral, keepReferral } from './referrals.ts';
import { takeAttachments } from './temporary-attachments.ts';

/** The things given with a booking. */
export type Given = {
  /** Kept with a time that allows one. */
  prescription: BookingPrescription | undefined;
  /** Kept with a service to which they may be attached. */
  measurements: MeasurementAttachment | undefined;
  /** Kept with a service that has a questionnaire. */
  fulfillment: QuestionnaireFulfillment | undefined;
  referral: Referral | undefined;
  /** Temporary attachments that become the booking's. */
  attachmentIds: readonly string[];
};

type Carried = Omit<
  z.infer<typeof CarriedRequest>,
  'timeSlotId' | 'patientId' | 'availabilityId' | 'payment'
>;

/** The part of it that a request carries; a referral that was given earlier is looked up. */
export async function givenIn({
  input,
  context,
  patient,
}: {
  input: Carried;
  context: CallContext;
  patient: LinkedPatientRow;
}): Promise<Given> {
  const { mpiReferralId: id } = input;
  return {
    prescription: input.bookingPrescription,
    measurements: input.measurementAttachment,
    fulfillment: input.questionnaireFulfillment,
    attachmentIds: (input.referralAttachments ?? []).map((one) => one.id),
    referral: id ? await earlierReferral({ context, patient, id }) : input.referral,
  };
}

type Keeping = {
  store: StoreInTransaction;
  accountId: string;
  request: Given & {
    context: CallContext;
    errors: Parameters<Parameters<typeof os.bookings.modify.handler>[0]>[0]['errors'];
    patient: LinkedPatientRow;
    slot: FoundSlot;
  };
  row: BookingRow;
};

/** Keeps what a move has brought with it; the rest stays as it was given. */
export async function keepGiven({ store, accountId, request, row }: Keeping) {
  const { context, errors, attachmentIds } = request;
  if (request.prescription) await keepPrescription({ store, request, row });
  await attachMeasurements({ store, request, row });
  if (request.fulfillment) await keepQuestionnaire({ store, request, row });
  if (request.referral) await keepReferral({ store, request: { ...request, isRequired: false }, row });
  await takeAttachments({ store, context, errors, accountId, attachmentIds, row });
}
