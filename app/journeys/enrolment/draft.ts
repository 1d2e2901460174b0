import { z } from 'zod';
import type { FileType } from '#contract/bookings/schemas/attachments.ts';

const text = z.string().max(400);

/** A file that waits with the provider until the person is registered. */
const WaitingFile = z.object({
  id: text,
  filename: text,
  type: z.custom<FileType>((type) => typeof type === 'string'),
  size: z.number(),
  addedAt: text,
});
export type WaitingFile = z.infer<typeof WaitingFile>;

const EnrolmentFacts = z.object({
  role: z.enum(['PATIENT', 'WARD', 'CHILD']),
  /** The provider takes files with a registration, and asks for one. */
  takesFiles: z.boolean(),
  needsFile: z.boolean(),
  files: z.array(WaitingFile).default([]),
  /** The answer of the look-up of this very person; forgotten when another one is meant. */
  reference: text.optional(),
  found: z.enum(['REGISTER', 'LINK']).optional(),
});

const PersonAnswer = z.object({
  name: text,
  middleName: text,
  lastName: text,
  /** Known by a document, with or without a PESEL. */
  isForeigner: z.boolean(),
  pesel: text.optional(),
});

const DocumentAnswer = z.object({
  documentNumber: text,
  documentCountry: text,
  birthDate: text,
  gender: z.enum(['FEMALE', 'MALE', 'OTHER']),
});

const AddressAnswer = z.object({
  country: text,
  street: text.optional(),
  houseNumber: text,
  apartmentNumber: text.optional(),
  postalCode: text,
  city: text,
});

/** what a draft of a registration holds between two requests. */
export const EnrolmentAnswers = z.object({
  facts: EnrolmentFacts,
  person: PersonAnswer.optional(),
  document: DocumentAnswer.optional(),
  address: AddressAnswer.optional(),
  /** Gone past, with or without files. */
  files: z.object({ isDone: z.literal(true) }).optional(),
  review: z.undefined().optional(),
});
export type EnrolmentAnswers = z.infer<typeof EnrolmentAnswers>;

/** The rest of a draft when somebody was registered, or asked: the page that says so. */
export const EnrolledDraft = z.object({ enrolledPath: z.string().startsWith('/account/') });
