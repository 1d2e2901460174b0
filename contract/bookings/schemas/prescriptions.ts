import { z } from 'zod';
import { Id, Line, Lines, ProviderText } from '#contract/primitives.ts';

/** B§3. A drug that the patient takes often. */
export const TakenDrug = z.object({
  id: Id,
  name: ProviderText,
  form: ProviderText.optional(),
  dose: ProviderText.optional(),
});
export type TakenDrug = z.infer<typeof TakenDrug>;

export const BookingPrescription = z
  .object({
    prescriptionVisitReason: Lines.min(1).max(500),
    bookingPrescriptionDrugs: z
      .array(z.object({ id: Id.optional(), name: Line.min(1).max(120) }))
      .min(1)
      .max(30),
  })
  .meta({
    id: 'BookingPrescription',
    description:
      "B§3, part of make-booking. A drug with an id is one of the patient's frequently taken ones.",
  });
export type BookingPrescription = z.infer<typeof BookingPrescription>;
