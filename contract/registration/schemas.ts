import { z } from 'zod';
import { Channel, Email, PhoneNumber } from '#contract/account/schemas.ts';
import { TypedIdentity } from '#contract/enrolment/schemas.ts';
import { LONGEST_NAME } from '#contract/people/reading/names.ts';
import { Code, Id, Instant, Line } from '#contract/primitives.ts';
import { LONGEST_USERNAME } from './reading/username.ts';

const Name = Line.min(1).max(LONGEST_NAME);
const MiddleName = Line.max(LONGEST_NAME).optional();

/**
 * The secret of one registration: the portal makes it for a guest's draft, at least 128 random bits. Files wait for it, and the
 * registration is made once for it, however often it is sent.
 */
export const RegistrationKey = z
  .string()
  .regex(/^[\w-]{22,120}$/)
  .describe('The secret of one registration, at least 128 random bits, made by the portal.');

/** Opaque, known to the browser alone that has registered: it opens what that browser may see and do, and proves nobody. */
export const RegistrationId = z
  .string()
  .regex(/^[\w-]{20,120}$/)
  .describe(
    'Of the browser that has registered, and a secret of it: opaque, the same for known and unknown people.',
  );

export const RegistrationLanguage = z
  .enum(['pl', 'en'])
  .describe('pl: Polish; en: English. Mails and SMS go out in it.');

const Address = z.object({
  street: Line.max(120).optional(),
  houseNumber: Line.min(1).max(20),
  apartmentNumber: Line.max(20).optional(),
  postalCode: Line.min(1).max(12),
  city: Line.min(1).max(80),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});

/** Somebody who becomes a patient by a registration. */
export const RegisteredPerson = z
  .object({
    name: Name,
    middleName: MiddleName,
    lastName: Name,
    identity: TypedIdentity,
    address: Address.optional().describe('Only where registration-settings ask for it (C-110).'),
    attachments: z
      .array(Id)
      .max(20)
      .default([])
      .describe('Files that wait for the same `key`: papers of this person.'),
  })
  .meta({ id: 'RegisteredPerson', description: 'C§3. Somebody who becomes a patient by a registration.' });
export type RegisteredPerson = z.infer<typeof RegisteredPerson>;

/** The consent that a box stands for. */
export const ConsentKind = z
  .enum(['PATIENT', 'REGISTER', 'MARKETING'])
  .describe(
    'PATIENT: the fixed box of requirePatientConsent; REGISTER: the text of registerConsents; MARKETING: that the unit may write about what it offers.',
  );
export type ConsentKind = z.infer<typeof ConsentKind>;

/** A box that was ticked. One that was not ticked is not sent. */
export const GivenConsent = z.object({
  kind: ConsentKind,
  version: z
    .string()
    .min(1)
    .max(40)
    .describe('`consentVersion` of the registration-settings that were shown.'),
  language: RegistrationLanguage.describe('pl: Polish; en: English. Of the words that were read.'),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe(
      'SHA-256 in hex, of the words that were read (UTF-8): for REGISTER the text of registerConsents in that language, as the settings have it.',
    ),
});
export type GivenConsent = z.infer<typeof GivenConsent>;

/** The visit for which somebody registers: it goes on after sign-in. */
export const RedirectContext = z
  .object({
    medicalServiceCode: Code.optional(),
    organizationalUnitId: Id.optional(),
    employeeId: Id.optional(),
    occupationCode: Code.optional(),
    kind: z
      .literal('teleconsultation')
      .optional()
      .describe('Ours: a teleconsultation is to be booked; absent: a visit.'),
  })
  .meta({ id: 'RedirectContext', description: 'C§3. What is to be booked once there is an account.' });
export type RedirectContext = z.infer<typeof RedirectContext>;

export const RegisteredAccount = z.object({
  contactData: z.object({
    phoneNumber: PhoneNumber.optional(),
    email: Email.optional(),
    preferredCommunicationChannel: Channel.describe(
      'EMAIL: a mail; SMS: a text message; PORTAL: nowhere but in the portal. It holds once the contact is there: SMS from the accepted code on, until then EMAIL, else PORTAL (A-45, AP-73).',
    ),
  }),
  credentials: z.object({
    username: Line.min(1)
      .max(LONGEST_USERNAME)
      .optional()
      .describe(
        'Absent in E_MAIL mode, where the address is the name. Letters, digits, full stops, hyphens and underscores; no address, which somebody else may have: else the fault is USERNAME. One that is taken is never refused: it gets a number (C-112).',
      ),
    password: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('Absent where it is set by the link of the mail, or after the code (A-47, C-114).'),
  }),
  name: Name,
  middleName: MiddleName,
  lastName: Name,
  settings: z.object({ marketingMessagesConsent: z.boolean().default(false) }),
});
export type RegisteredAccount = z.infer<typeof RegisteredAccount>;

export const SentBy = z
  .enum(['SMS', 'EMAIL', 'NONE'])
  .describe('SMS: a code to the number that was typed; EMAIL: a link to the address; NONE: nothing.');
export type SentBy = z.infer<typeof SentBy>;

/** The facts of the page after the registration; the same for known and unknown people. */
export const RegistrationState = z
  .object({
    state: z
      .enum(['WAITS', 'DONE'])
      .describe('WAITS: a contact is to be proved; DONE: the account can be signed in to.'),
    channel: SentBy,
    phoneNumber: PhoneNumber.optional().describe('As it was typed, or corrected; the page shows it masked.'),
    email: z.string().optional().describe('As it was typed; the page shows it masked.'),
    patientRole: z
      .enum(['WARD', 'CHILD'])
      .optional()
      .describe('WARD: somebody for whom the account is to act; CHILD: a child; absent: oneself.'),
    redirectContext: RedirectContext.nullable(),
    username: z
      .string()
      .optional()
      .describe('Once a contact is proved, or where none can be (C-112, C-115).'),
    needsPassword: z
      .literal(true)
      .optional()
      .describe('The code was right, and the account has no password yet: registration.setPassword (C-114).'),
    isAuthorized: z
      .literal(true)
      .optional()
      .describe(
        'The identity is proved with high assurance: the account is AUTHORIZED once it is let in, and no papers are looked at (C-07). Absent: they are.',
      ),
    contactKnown: z
      .object({
        maySignUp: z.boolean().describe('Another person may be registered with this number (AP-72).'),
      })
      .optional()
      .describe('The code was right, and an account with this number exists.'),
    sendsLeft: z.number().int().min(0).describe('How many more codes may be sent, though not at once.'),
    nextSendAt: Instant.optional().describe('When no code may be sent now: from when on again.'),
    codeValidUntil: Instant.optional().describe('Until when the last code is good; absent: none is.'),
    correctionsLeft: z.number().int().min(0).describe('How often the number may be corrected (AP-71).'),
    expiresAt: Instant.describe('When an account that was not let in until then is gone (C-117).'),
  })
  .meta({ id: 'RegistrationState', description: 'C§2. What the browser that has registered may know.' });
export type RegistrationState = z.infer<typeof RegistrationState>;

/** The account of a contact that was proved. */
export const ProvedRegistration = z
  .object({
    username: z.string().describe('The name to sign in with (C-112).'),
    needsPassword: z.literal(true).optional().describe('Nobody can sign in before it is set (C-114).'),
  })
  .meta({ id: 'ProvedRegistration', description: 'C-112. The account of a contact that was proved.' });

/** The choices that a link asks for before it confirms. */
export const LinkOfRegistration = z
  .object({
    needsUsername: z
      .literal(true)
      .optional()
      .describe('The address is another account’s name already: this one needs its own (C-18).'),
    needsPassword: z.literal(true).optional().describe('A password is to be chosen (A-47).'),
    isContactKnown: z
      .literal(true)
      .optional()
      .describe('An account with this address exists: its owner may want to sign in instead (C-18).'),
  })
  .meta({ id: 'LinkOfRegistration', description: 'A-47, C-18. What a link asks for before it confirms.' });
