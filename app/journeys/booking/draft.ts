import { z } from 'zod';
import { providerText } from '#app/domain/text.ts';
import { ServiceAnswer, SlotAnswer } from '#app/journeys/appointment.ts';

const text = z.string().max(4_000);
const textOfProvider = text.transform(providerText);
/** The contents of a referral, with the names that were found for its numbers and codes. */
const ReferralAnswer = z.object({
  issueDate: text.optional(),
  refENumber: text.optional(),
  institutionCro: text.optional(),
  institutionName: text.optional(),
  unknownInstitution: text.optional(),
  practiceNo: text.optional(),
  practitionerName: text.optional(),
  unknownPractitioner: text.optional(),
  icd10Code: text.optional(),
  diseaseName: textOfProvider.optional(),
  orgUnitCode: text.optional(),
  orgUnitSpecialityCode: text.optional(),
  orgUnit5Code: text.optional(),
  orgUnitTypeCode: text.optional(),
  cito: z.boolean().optional(),
});
export type ReferralAnswer = z.infer<typeof ReferralAnswer>;

/**
 * The facts that decide which steps are needed. A fact that was not gathered is absent, and its step is then not needed:
 * until a step's screen exists its facts are not gathered.
 */
const BookingFacts = z.object({
  /** Known from the start of the wizard. */
  patientCount: z.number().int().min(0),
  /** The one patient of an account with a single one: that step is skipped. */
  onlyPatientId: text.optional(),
  questionnaireModule: z.boolean().optional(),
  /** Set when an existing booking is being moved: its id, and what it was when the move began. */
  hisBookingId: text.optional(),
  moved: z.object({ system: text, dateFrom: text, hasPrescription: z.boolean().optional() }).optional(),
  referralId: text.optional(),
  /** Refused at whatever time: there is nothing to finish until something else is answered. */
  isRefused: z.boolean().optional(),

  /** The known parts of the patient's address. */
  address: z
    .object({ city: text.optional(), houseNumber: text.optional(), postalCode: text.optional() })
    .optional(),

  /** The facts of the service for the patient. */
  isCommercial: z.boolean().optional(),
  questionnaireExists: z.boolean().optional(),
  questionnaireFilled: z.boolean().optional(),

  /** Files of the referral, which the provider keeps until there is a booking. */
  referralAttachments: z.array(z.object({ id: text, filename: text })).optional(),

  /** The facts of the time: what it allows and asks for. */
  parallelAllowed: z.boolean().optional(),
  prescriptionAllowed: z.boolean().optional(),
  addMeasurements: z.boolean().optional(),
  referralStatus: z.enum(['N', 'O', 'W']).optional(),
  phoneRequired: z.boolean().optional(),
  phoneConfirmed: z.boolean().optional(),
  /** A code goes to the phone before the booking is sent (B§4). */
  codeRequired: z.boolean().optional(),
});

/** The patient's address as it was saved with the record. */
const AddressAnswer = z.object({
  street: text.optional(),
  houseNumber: text.optional(),
  apartmentNumber: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
});

/** what a draft of the wizard holds between two requests. */
export const BookingAnswers = z.object({
  facts: BookingFacts,
  patients: z.object({ patientId: text }).optional(),
  services: ServiceAnswer.optional(),
  dates: SlotAnswer.optional(),
  /** The slot for which the parallel-booking check has passed. */
  parallel: z.object({ timeSlotId: text }).optional(),
  /** The price that was chosen for the slot. */
  prices: z
    .object({ timeSlotId: text, priceId: text, name: textOfProvider, amount: z.number(), currency: text })
    .optional(),
  prescription: z
    .object({
      prescriptionVisitReason: text,
      /** The drugs; those with an id are taken often, the others were typed. */
      drugs: z.array(z.object({ id: text.optional(), name: text })),
    })
    .optional(),
  /** As it was typed; `answers` once all of it is right. */
  questionnaire: z
    .object({
      questionnaireId: text,
      typed: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
      answers: z.array(z.object({ orderNumber: z.number(), format: text, value: z.string() })).optional(),
    })
    .optional(),
  /** Empty: none is given, and none is needed. */
  referral: ReferralAnswer.optional(),
  personaldata: AddressAnswer.optional(),
  contactdata: z.object({ phoneNumber: text }).optional(),
  /** from which day on measurements go with the booking. */
  summary: z.object({ dateFromMeasurement: text.optional() }).optional(),
});
export type BookingAnswers = z.infer<typeof BookingAnswers>;
