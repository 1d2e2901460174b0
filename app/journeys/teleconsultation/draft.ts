import { z } from 'zod';
import type { FileType } from '#contract/bookings/schemas/attachments.ts';
import { providerText } from '#app/domain/text.ts';
import { BookedDraft as Appointment, ServiceAnswer, SlotAnswer } from '#app/journeys/appointment.ts';

const text = z.string().max(4_000);
const textOfProvider = text.transform(providerText);

/** A case that is there already has an id; a new one has its title alone, and is made later (B-57). */
const CaseAnswer = z.object({
  caseId: text.optional(),
  title: text,
  createdAt: text.optional(),
  lastConsultation: text.optional(),
});

/** A file that the telehealth system keeps. */
const DraftFile = z.object({
  attachmentId: text,
  fileName: text,
  type: z.custom<FileType>((type) => typeof type === 'string'),
  size: z.number(),
  addedAt: text,
});

const TeleconsultationFacts = z.object({
  /** Known from the start of the wizard: how many can be chosen, and who it is where that is one alone (B§2). */
  patientCount: z.number().int().min(0),
  onlyPatientId: text.optional(),
  /** Set when a booked one is being moved: its booking's id, and what it was when the move began (B-63). */
  hisBookingId: text.optional(),
  moved: z.object({ system: text, dateFrom: text, teleconsultationId: text.optional() }).optional(),
  /** Refused at whatever time: there is nothing to finish until something else is answered. */
  isRefused: z.boolean().optional(),

  /** The facts of the service. */
  isCommercial: z.boolean().optional(),

  /** The facts of the time: what it allows and asks for; `reservedId`: the id that its booking will have (B-54). */
  reservedId: text.optional(),
  parallelAllowed: z.boolean().optional(),
  addMeasurements: z.boolean().optional(),
  /** The prices (B-90): they are named, and nothing is paid here. */
  prices: z.array(z.object({ name: textOfProvider, amount: z.number(), currency: text })).optional(),
  /** A code goes to the phone before the booking is sent (B§4). */
  codeRequired: z.boolean().optional(),

  /** B-57: the case that this draft has made, its note, and its files; they are saved before the description is answered. */
  madeCaseId: text.optional(),
  note: z.object({ id: text, text }).optional(),
  files: z.array(DraftFile).optional(),
  /** The number of cases written into before this one (B-58): what is written into each has a key of its own. */
  caseNumber: z.number().int().optional(),
  /** The case to which it may be changed: that is being asked. */
  pendingCase: CaseAnswer.optional(),
});

/** what a draft of a teleconsultation holds between two requests. */
export const TeleconsultationAnswers = z.object({
  facts: TeleconsultationFacts,
  patients: z.object({ patientId: text }).optional(),
  /** `isNow`: a doctor as soon as one is free, without a time; `nowSlotId` stands for it. */
  services: ServiceAnswer.extend({ isNow: z.boolean(), nowSlotId: text.optional() }).optional(),
  dates: SlotAnswer.optional(),
  /** The slot for which the parallel-booking check has passed. */
  parallel: z.object({ timeSlotId: text }).optional(),
  medicalcase: CaseAnswer.optional(),
  description: z.object({ text }).optional(),
  /** from which day on measurements go with the booking. */
  summary: z.object({ dateFromMeasurement: text.optional() }).optional(),
});
export type TeleconsultationAnswers = z.infer<typeof TeleconsultationAnswers>;
export type TeleconsultationService = NonNullable<TeleconsultationAnswers['services']>;

/** The rest of a draft that has become a booking, or has moved one (away from `movedFrom`). */
export const BookedDraft = z.object({
  booked: Appointment.shape.booked.extend({
    /** Set for one "now", which is nobody's to wait for when the doctor is not on duty. */
    now: z.object({ teleconsultationId: text, isOffline: z.boolean() }).optional(),
  }),
});
export type BookedDraft = z.infer<typeof BookedDraft>;
