import { z } from 'zod';
import { LONGEST_OTHER_REASON } from '#contract/declarations/reading/choices.ts';
import { providerText } from '#app/domain/text.ts';

const text = z.string().max(400);
const textOfProvider = text.transform(providerText);

/** A declaration of the kind that stands, in one system or in both, and goes when the new one is saved. */
const Former = z.object({
  /** Id of the portal's own. */
  id: text.optional(),
  /** Number in the hospital system; it is only pre-registered there, or active. */
  systemId: text.optional(),
  isPreRegistered: z.boolean(),
  isActive: z.boolean(),
  /** As the question names it. */
  name: text.optional(),
  unit: textOfProvider.optional(),
  dateOfSubmission: text.optional(),
});
export type Former = z.infer<typeof Former>;

const DeclarationFacts = z.object({
  type: z.enum(['GP', 'NURSE', 'MIDWIFE']),
  patientCount: z.number().int().min(0),
  /** The one patient of an account with a single one: that step is skipped. */
  onlyPatientId: text.optional(),
  /** Null: none stands. Absent: nobody knows yet. */
  former: Former.nullable().optional(),
  /** The number that the hospital system has given to this draft already, and for what (B-44). */
  preRegistered: z.object({ systemId: text, order: text }).optional(),
  /** The number of times that this number was of no use: each time the next one is asked for anew. */
  tries: z.number().int().optional(),
  /** The booking that waits for the declaration (B§5). */
  booking: z.object({ draft: z.string().max(1_000), service: text.optional() }).optional(),
});

const StaffAnswer = z.object({
  practitionerId: text,
  /** Null: they work in no unit. */
  unitId: text.nullable(),
  /** As the list had them, for the page of each later step. */
  name: text,
  unitName: textOfProvider.optional(),
  unitAddress: textOfProvider.optional(),
  providerName: textOfProvider,
  providerAddress: textOfProvider.optional(),
});
export type StaffAnswer = z.infer<typeof StaffAnswer>;

const number = z.number().int();
const ownReason = z.string().max(2 * LONGEST_OTHER_REASON);

/** Both choices, as they are sent at the end; the provider says what is wrong with them. */
const Choices = z.object({
  healthcareProviderChoiceOrderNumber: number,
  healthcareProviderChoiceOrderReasonCode: number.optional(),
  healthcareProviderChoiceOtherReason: ownReason.optional(),
  practitionerChoiceOrderNumber: number,
  practitionerChoiceOrderReasonCode: number.optional(),
  practitionerChoiceOtherReason: ownReason.optional(),
});

/** what a draft of a declaration holds between two requests. */
export const DeclarationAnswers = z.object({
  facts: DeclarationFacts,
  patients: z.object({ patientId: text }).optional(),
  staff: StaffAnswer.optional(),
  /** Which one it was that the patient lets go. */
  replace: z.object({ former: text }).optional(),
  choices: Choices.optional(),
  summary: z.undefined().optional(),
});
export type DeclarationAnswers = z.infer<typeof DeclarationAnswers>;

/** The rest of a draft that has become a declaration. */
export const SavedDraft = z.object({
  savedAs: text,
  booking: DeclarationFacts.shape.booking,
});
export type SavedDraft = z.infer<typeof SavedDraft>;
