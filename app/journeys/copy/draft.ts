import { z } from 'zod';
import { providerText } from '#app/domain/text.ts';
import { COPY_KINDS } from '#app/domain/copies/kinds.ts';

const text = z.string().max(400);
const textOfProvider = text.transform(providerText);

/** The kind of a request, of those that the portal knows (B-23). */
const OfferedCopy = z.enum(COPY_KINDS);

const CopyFacts = z.object({
  patientCount: z.number().int().min(0),
  /** The one patient of whom copies can be asked for: one possible answer is no question. */
  onlyPatientId: text.optional(),
  /** The one kind that the unit takes. */
  onlyKind: OfferedCopy.optional(),
  /** Requests by unit and period are taken, too. */
  canScope: z.boolean(),
  /** The visit whose documents are asked for (B-24). */
  encounterId: text.optional(),
  /** The documents ticked in the list of documents. */
  ticked: z.array(text).optional(),
});

/** A document as it was chosen: its words are those of the request. */
const ChosenDocument = z.object({ id: text, title: textOfProvider, day: text });
export type ChosenDocument = z.infer<typeof ChosenDocument>;

/** Who collects it, or is given access: by a PESEL, or a document (B-42). */
const CopyPerson = z.object({
  name: text,
  lastName: text,
  country: text,
  pesel: text.optional(),
  documentType: text.optional(),
  documentNumber: text.optional(),
});

/** what a draft of a request for copies holds between two requests. */
export const CopyAnswers = z.object({
  facts: CopyFacts,
  patients: z.object({ patientId: text }).optional(),
  kind: z.object({ kind: OfferedCopy }).optional(),
  subject: z.object({ by: z.enum(['DOCUMENTS', 'SCOPE']) }).optional(),
  documents: z.object({ chosen: z.array(ChosenDocument).min(1) }).optional(),
  /** Without a department: all units (B-106). Days, both included. */
  scope: z
    .object({
      department: z.object({ code: text, name: textOfProvider }).optional(),
      from: text,
      to: text,
    })
    .optional(),
  format: z.object({ format: z.enum(['PAPER', 'STORAGE', 'DOWNLOAD']) }).optional(),
  way: z.object({ mode: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6)]) }).optional(),
  person: CopyPerson.optional(),
  review: z.undefined().optional(),
});
export type CopyAnswers = z.infer<typeof CopyAnswers>;

/** The rest of a draft that has become a request. */
export const SentDraft = z.object({ sentId: text });
