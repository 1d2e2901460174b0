import { z } from 'zod';
import { Booking } from './bookings.ts';
import { MeasurementAttachment } from '#contract/measurements/schemas.ts';
import { Code, Id, Instant, Line } from '#contract/primitives.ts';
import { DraftKey } from '#contract/telehealth/case-schemas.ts';

const OfTime = {
  timeSlot: z
    .object({ id: Id, availabilityId: Id, system: Code })
    .describe('The time; of a teleconsultation "now" the `nowSlotId` of its entry.'),
  scheduledDate: Instant.optional().describe('When the time begins; absent: now.'),
  dateTo: Instant.optional(),
};

export const ConsultationPatient = z.object({
  accountId: Id.describe('The account of the session.'),
  x: Id.describe('The patient treated (B-53).'),
});

export const TeleconsultationRequest = ConsultationPatient.extend({
  ...OfTime,
  context: z.object({ patientId: Id, wardenId: Id.optional() }).describe('As `x` and `patientWarden`.'),
  title: Line.min(1).max(200),
  medServiceCode: Code,
  consultantId: Id.optional().describe('Whose time it is; absent: whoever is on duty.'),
  consultantUnitCode: Id,
  systemIds: z.object({ practitionerId: Id.optional(), serviceId: Id, unitId: Id }),
  adhoc: z
    .boolean()
    .describe('True: "now". It makes the teleconsultation and its id; unplanned registers it (B-87).'),
  hisBookingId: Id.optional().describe(
    'What the hold of the time answered: the id that the booking gets (B-54). Absent with `adhoc`.',
  ),
  medicalCaseId: Id,
  patientWarden: Id.optional().describe('The carer’s own patient, when acting for another (B-67).'),
  isOffline: z.boolean().describe('What the page said; the provider decides anew (A-108).'),
  attachmentsIds: z
    .array(Id)
    .max(100)
    .describe('Files of the case, which become the teleconsultation’s as well.'),
  noteId: Id.optional().describe('Ours: the description that belongs to it, a note of the case.'),
  measurementAttachment: MeasurementAttachment.optional(),
  key: DraftKey.describe(
    'Ours: the draft’s. With the same key "now" one id is made; a time is told by `hisBookingId`.',
  ),
});

export const TeleconsultationChange = ConsultationPatient.extend({
  ...OfTime,
  scheduledDate: Instant,
  dateTo: Instant,
  hisBookingId: Id.describe('The booking that moves.'),
  teleconsultationId: Id,
  patientId: Id.describe('As `x`.'),
  oldDateFrom: Instant.describe('When it began as the patient saw it.'),
});

export const UnplannedRequest = ConsultationPatient.extend({
  systemIds: TeleconsultationRequest.shape.systemIds,
  teleconsultationId: Id,
  medicalCaseId: Id,
  patientId: Id.describe('As `x`.'),
});

export const BookedTeleconsultation = z
  .object({ teleconsultationId: Id, booking: Booking })
  .meta({ id: 'BookedTeleconsultation', description: 'B§3. Both stand, or none (B-55).' });

export const MadeTeleconsultation = BookedTeleconsultation.partial({ booking: true })
  .extend({
    isOffline: z
      .boolean()
      .describe('A-108. Nobody is on duty: it is answered in duty hours. Of a planned one false.'),
  })
  .meta({
    id: 'MadeTeleconsultation',
    description: 'B-87. `booking` is absent "now", until it is registered.',
  });

export const TeleconsultationConsent = z
  .object({
    stands: z
      .boolean()
      .describe('Nothing has to be asked: the state is C or UNCHECKED, or a CTEL is in force.'),
    value: Code.optional().describe('The state of the patient’s data (A-104); absent: none.'),
    isTold: z
      .boolean()
      .describe('The telehealth system was told of it; until then nothing is booked (B-88).'),
    isAwaited: z.boolean().describe('A CTEL waits for a signature, or for the patient’s own consent.'),
  })
  .meta({
    id: 'TeleconsultationConsent',
    description: 'A-104, B-88. Of one patient, as the provider keeps it.',
  });
