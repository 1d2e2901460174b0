import { z } from 'zod';
import { AddressAnswer, DocumentAnswer, PersonAnswer, WaitingFile } from '#app/journeys/person-answers.ts';

const text = z.string().max(400);

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
