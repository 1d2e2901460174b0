import { z } from 'zod';
import { attachmentDetails, ReferralAttachments } from './attachments.ts';
import { Meeting, OrganizationUnit, Practitioner, Price } from './clinic.ts';
import { BookingPrescription } from './prescriptions.ts';
import { Referral, ReferralDetails } from './referrals.ts';
import { MeasurementAttachment } from '#contract/measurements/schemas.ts';
import { Refund } from '#contract/payments/schemas.ts';
import { Code, Id, Instant, ProviderText } from '#contract/primitives.ts';
import { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';

export const BookingKey = z.object({ system: Code, id: Id });

/** B§4. GTRE in `orderStatus` turns SCHEDULED into the effective status REGISTERED. */
export const BookingStatus = z
  .enum(['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'])
  .describe(
    'SCHEDULED: booked; REGISTERED: the unit expects the patient, and it cannot be changed any more; EXECUTED: the visit has taken place; CANCELED: it does not take place.',
  );
export type BookingStatus = z.infer<typeof BookingStatus>;

export const Booking = z
  .object({
    system: Code,
    systemId: Id,
    status: BookingStatus,
    orderStatus: Code.optional(),
    patient: z.object({ id: Id, name: z.string(), lastName: z.string() }),
    service: z.object({
      code: Code,
      name: ProviderText,
      description: ProviderText.optional(),
      condition: ProviderText.optional().describe('How to prepare.'),
      meeting: Meeting.optional(),
    }),
    organizationUnit: OrganizationUnit,
    practitioner: Practitioner.optional(),
    room: z.string().optional(),
    dateFrom: Instant,
    dateTo: Instant,
    availabilityId: Id,
    cancelUntil: Instant.optional().describe(
      'Until when the patient may cancel, where that is before the start (A-85).',
    ),
    cancelByPhone: z
      .boolean()
      .optional()
      .describe(
        'Ours. A teleconsultation that the unit has registered, which it lets nobody cancel in the portal.',
      ),
    confirmationAwaited: z
      .boolean()
      .optional()
      .describe('The unit waits for the patient to confirm that they will come (B§2, /bookings/confirm).'),
    sequence: z
      .number()
      .int()
      .min(0)
      .describe('Grows when the booking is moved or canceled: the SEQUENCE of its calendar entry.'),
    changedByUnitAt: Instant.optional().describe(
      'Ours. When the unit has cancelled or moved it, unless the patient’s side has changed it since: it is told, and a cancelled one stands in the list of those to come until its day is over.',
    ),
    payment: Price.omit({ id: true })
      .extend({
        isPaid: z.boolean(),
        refInvoice: Id.optional().describe('Ours. The number of its invoice, by which it is paid.'),
        isUnderWay: z
          .boolean()
          .optional()
          .describe('Ours. A payment of that invoice has begun and not ended.'),
        refunds: z
          .array(
            Refund.extend({
              paymentId: Id.optional().describe(
                'The payment that brought it; absent: it was paid at the unit.',
              ),
            }),
          )
          .optional()
          .describe(
            'Ours. Money for it that goes back or has gone back: it was paid and cancelled (A-85), or the money came after that (C-38, C-91).',
          ),
      })
      .optional()
      .describe(
        "What was chosen of a commercial service's price list (A-103); only `get`, `make` and `modify` say it.",
      ),
    bookingPrescription: BookingPrescription.optional().describe(
      'What was given with the booking; only `get`, `make` and `modify` say it.',
    ),
    measurementAttachment: MeasurementAttachment.optional(),
    measurementsAwaited: z
      .boolean()
      .optional()
      .describe(
        'Ours. Of a teleconsultation: its service takes measurements (A-102), and none went with the booking.',
      ),
    teleconsultationId: Id.optional().describe(
      "The keys of a teleconsultation's records, and the two below: of a teleconsultation alone.",
    ),
    medicalCaseId: Id.optional(),
    isNow: z
      .boolean()
      .optional()
      .describe('It is given as soon as somebody is free, and at no set time: it cannot be moved.'),
    isOffline: z
      .boolean()
      .optional()
      .describe('A-108. It was asked for while nobody was on duty, and is answered in duty hours.'),
    nowWindow: z
      .object({
        state: z.enum(['EARLY', 'OPEN', 'LATE']).describe('EARLY: not yet; OPEN: now; LATE: no more.'),
        from: Instant.optional().describe('Absent: nobody knows yet when it is answered.'),
        until: Instant.optional().describe('The last moment; absent: it has no known end.'),
      })
      .optional()
      .describe(
        'Ours (C-94). Of one that is given now: whether it may be entered, by the duty that answers it.',
      ),
    details: ReferralDetails.extend(attachmentDetails)
      .optional()
      .describe('Only `get`, `make` and `modify` say them.'),
  })
  .meta({ id: 'Booking', description: 'B§3. `system` and `systemId` together identify a booking.' });
export type Booking = z.infer<typeof Booking>;

export const TimeSlot = z
  .object({
    id: Id,
    system: Code,
    availabilityId: Id,
    dateFrom: Instant,
    dateTo: Instant,
    practitioner: Practitioner.optional(),
    room: z.string().optional(),
  })
  .meta({ id: 'TimeSlot' });
export type TimeSlot = z.infer<typeof TimeSlot>;

export const ValidationError = z
  .object({
    code: z.string(),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe(
        'What the texts need: an age in years, an interval in days, a number of bookings; with 201 `firstDay`, the first day on which the visit can be, with 202 `lastDay`, the last one (yyyy-MM-dd).',
      ),
  })
  .meta({
    id: 'ValidationError',
    description:
      'B§5. Known codes 101 to 206; an unknown one is shown as "other validation error" with its code (A-93).',
  });
export type ValidationError = z.infer<typeof ValidationError>;

/** The request for a new booking. What only some services ask for is absent for the others. */
export const BookingRequest = z.object({
  timeSlotId: Id,
  patientId: Id,
  availabilityId: Id,
  payment: z
    .object({ priceId: Id })
    .optional()
    .describe('The price that was chosen, for a commercial service.'),
  bookingPrescription: BookingPrescription.optional().describe('For a time that allows prescriptions.'),
  measurementAttachment: MeasurementAttachment.optional().describe(
    'For a service to which measurements may be attached.',
  ),
  questionnaireFulfillment: QuestionnaireFulfillment.optional().describe(
    'For a service that has a questionnaire.',
  ),
  referral: Referral.optional(),
  mpiReferralId: Id.optional().describe(
    'In its place: one that was given with an earlier booking of the patient.',
  ),
  referralAttachments: ReferralAttachments.optional().describe(
    "Temporary attachments of the account, which become the booking's.",
  ),
});
