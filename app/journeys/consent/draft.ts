import { z } from 'zod';
import { providerText } from '#app/domain/text.ts';

const text = z.string().max(400);
const textOfProvider = text.transform(providerText);

const ConsentFacts = z.object({
  /** Known from the start of the wizard. */
  patientCount: z.number().int().min(0),
  /** The one patient for whom the account may give a consent: one possible answer is no question. */
  onlyPatientId: text.optional(),
});

/** what the journey offers; consents for teleconsultations are given where these are. */
export const OfferedKind = z.enum(['CDPM', 'CPAR', 'INFO', 'OCCU']);
export type OfferedKind = z.infer<typeof OfferedKind>;

const AddressAnswer = z.object({
  street: text.optional(),
  houseNumber: text,
  apartmentNumber: text.optional(),
  postalCode: text,
  city: text,
  postalCity: text.optional(),
  country: text,
});

const PersonAnswer = z.object({
  name: text,
  lastName: text,
  country: text,
  /** A PESEL, or a document and its number (B-42). */
  pesel: text.optional(),
  documentType: text.optional(),
  documentNumber: text.optional(),
  address: AddressAnswer.optional(),
});
export type PersonAnswer = z.infer<typeof PersonAnswer>;

/** what a draft of a consent holds between two requests. */
export const ConsentAnswers = z.object({
  facts: ConsentFacts,
  patient: z.object({ patientId: text }).optional(),
  kind: z.object({ kind: OfferedKind }).optional(),
  person: PersonAnswer.optional(),
  partner: z.object({ partnerId: text, name: textOfProvider }).optional(),
  /** Without a person: everybody at the partner. */
  scope: z
    .object({ personnelId: text.optional(), personnelName: text.optional(), onlySelected: z.boolean() })
    .optional(),
  /** Without a last day: until it is taken back. */
  dates: z.object({ from: text, to: text.optional() }).optional(),
  review: z.undefined().optional(),
});
export type ConsentAnswers = z.infer<typeof ConsentAnswers>;

/** The rest of a draft that has become a consent: the page that says so. */
export const SavedDraft = z.object({ savedPath: z.string().startsWith('/') });
