import { z } from 'zod';
import {
  AddressAnswer,
  DocumentAnswer,
  KnownByAnswer,
  NamesAnswer,
  PersonAnswer,
  WaitingFile,
} from '#app/journeys/person-answers.ts';

const text = z.string().max(400);

/**
 * The rules of this very moment: the settings, and the day. They are looked at anew by each request, so that what was answered before a
 * setting was changed is not sent unless it holds still.
 */
export const AskedNow = z.object({
  /** The day of Warsaw, and the age from which on one registers oneself. */
  today: text,
  userMinAge: z.number(),
  /** The provider is in another country: a PESEL is not the way to be known. */
  isAbroad: z.boolean(),
  address: z.enum(['no', 'free', 'needed']),
  phone: z.enum(['free', 'needed']),
  email: z.enum(['free', 'needed']),
  /** The e-mail address is the name to sign in with. */
  isNamedByEmail: z.boolean(),
  takesFiles: z.boolean(),
  needsFile: z.boolean(),
  /** The texts that are consented to, in both languages, as one word. */
  consents: text,
});
export type AskedNow = z.infer<typeof AskedNow>;

/** The visit that is booked once there is an account, as the address had it. */
export const ContextAnswer = z.object({
  service: text.optional(),
  orgUnit: text.optional(),
  employee: text.optional(),
  occupation: text.optional(),
  kind: z.literal('teleconsultation').optional(),
});
export type ContextAnswer = z.infer<typeof ContextAnswer>;

/** Who was proved by the e-government identity system: names and PESEL are theirs, and are not typed (C-07). */
export const ProvedIdentity = z.object({
  proof: text,
  name: text.optional(),
  lastName: text.optional(),
  pesel: text,
  validUntil: text,
});
export type ProvedIdentity = z.infer<typeof ProvedIdentity>;

const RegistrationFacts = z.object({
  role: z.enum(['PATIENT', 'WARD', 'CHILD']),
  context: ContextAnswer.nullable(),
  isSumSolved: z.boolean(),
  files: z.array(WaitingFile).default([]),
  proved: ProvedIdentity.optional(),
  asked: AskedNow,
});

const GivenConsents = z.object({
  /** The texts of that moment, as AskedNow has them. */
  of: text,
  language: z.enum(['pl', 'en']),
  version: text,
  /** `language`: of the text that was read, where it was not the page's own. */
  given: z.array(
    z.object({
      kind: z.enum(['PATIENT', 'REGISTER', 'MARKETING']),
      hash: text,
      language: z.enum(['pl', 'en']).optional(),
    }),
  ),
});
export type GivenConsents = z.infer<typeof GivenConsents>;

/** The content of a guest's draft between two requests: no password. */
export const RegistrationAnswers = z.object({
  facts: RegistrationFacts,
  /** The guardian of a ward or child: whose account it is, and whether they become a patient as well (C-14). */
  guardian: NamesAnswer.extend({ isAlsoPatient: z.boolean() }).optional(),
  own: KnownByAnswer.optional(),
  ownDocument: DocumentAnswer.optional(),
  person: PersonAnswer.optional(),
  document: DocumentAnswer.optional(),
  /** Null: it may be left out, and was. */
  address: AddressAnswer.nullable().optional(),
  contact: z
    .object({ phoneNumber: text.optional(), email: text.optional(), username: text.optional() })
    .optional(),
  consents: GivenConsents.optional(),
  /** Gone past, with or without files. */
  files: z.object({ isDone: z.literal(true) }).optional(),
  review: z.undefined().optional(),
});
export type RegistrationAnswers = z.infer<typeof RegistrationAnswers>;
