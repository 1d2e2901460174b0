import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';

/** The channel by which the account's owner wants to be told that something waits; PORTAL: nowhere else. */
export const Channel = z
  .enum(['EMAIL', 'SMS', 'PORTAL'])
  .describe('EMAIL: a mail; SMS: a text message; PORTAL: nowhere but in the portal itself.');
export type Channel = z.infer<typeof Channel>;

const Language = z.enum(['pl', 'en']).describe('pl: Polish; en: English.');

/** A new address or number that is not in force yet (AP-06, AP-07). */
const PendingContact = z.object({ value: z.string(), validUntil: Instant });

const ContactData = z.object({
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  phoneConfirmed: z.boolean(),
  restoreEmail: z
    .string()
    .optional()
    .describe('The confirmed address before the last change, for 14 days after it (A-44).'),
  restorePhone: z.string().optional().describe('The same of the number.'),
  preferredCommunicationChannel: Channel.optional(),
  pendingEmail: PendingContact.optional().describe('Ours: waits until its link is used (AP-06).'),
  pendingPhone: PendingContact.optional().describe('Ours: waits until its code is given (AP-07).'),
});

/** The number of days by which a reminder goes before a visit; null: none does (AP-12). */
export const Notifications = z.object({ reminderDays: z.number().int().min(1).max(31).nullable() });

export const Account = z
  .object({
    id: Id,
    username: z.string(),
    name: z.string(),
    lastName: z.string(),
    type: z
      .enum(['AUTHORIZED', 'UNAUTHORIZED'])
      .describe('AUTHORIZED: the medical unit has confirmed who the person is; UNAUTHORIZED: not yet.'),
    contactData: ContactData,
    settings: z.object({
      language: Language.optional(),
      marketingMessagesConsent: z.boolean().optional(),
      marketingAnsweredAt: Instant.optional().describe('Ours: when that was answered last; absent: never.'),
      notifications: Notifications.optional(),
    }),
    version: z
      .number()
      .int()
      .optional()
      .describe('Grows with each change of contacts and settings; who saves names the one that was read.'),
    hasPassword: z
      .boolean()
      .optional()
      .describe('Ours. False: the owner signs in by the e-government identity system alone (AP-13).'),
  })
  .meta({
    id: 'Account',
    description: 'A§3. `type` AUTHORIZED means that the medical unit has confirmed the person.',
  });
export type Account = z.infer<typeof Account>;

/** C§8, the states of an account that stop a sign-in whose password was right. */
export const AccountState = z
  .enum([
    'USER_BLOCKED',
    'TEMPORARY_BLOCKED',
    'MUST_CHANGE_PASSWORD',
    'PASSWORD_EXPIRED',
    'MUST_CONFIRM_EMAIL',
    'MERGE_ACCOUNT',
    'MUST_CONFIRM_PHONE',
  ])
  .describe(
    'USER_BLOCKED: by the staff; TEMPORARY_BLOCKED: until a time; MUST_CHANGE_PASSWORD, PASSWORD_EXPIRED: a new password first; MUST_CONFIRM_EMAIL, MUST_CONFIRM_PHONE: the contact first; MERGE_ACCOUNT: there are two accounts of one person, which become one first.',
  );
export type AccountState = z.infer<typeof AccountState>;

/** A password that is there already: nothing is said about how it looks. */
export const Password = z.string().min(1).max(200);

/** The answer to opening a session: its token, and whose it is. */
export const OpenedSession = z.object({ token: z.string(), accountId: Id });

/** `x` is the code of the identity system, `sessionId` a handle that is good once, and no session's id (C-06, S-14). */
export const IdentitySignOut = z.object({
  x: z.string().regex(/^\w{1,20}$/),
  sessionId: z.string().regex(/^[\w-]{20,200}$/),
});

/** A password that somebody chooses; which are taken is the provider's to say, by name. */
export const NewPassword = z.string().min(1).max(200);

/** The gates between sign-in and every protected page, in this order. */
export const Gate = z
  .enum(['MESSAGES', 'CONSENTS', 'PHONE'])
  .describe(
    'MESSAGES: some must be confirmed; CONSENTS: some must be answered; PHONE: one is required, and it is missing or not confirmed.',
  );
export type Gate = z.infer<typeof Gate>;

/** "+48600100101": country and number, digits alone. */
export const PhoneNumber = z.string().regex(/^\+\d{8,15}$/);

/** An e-mail address, kept and compared without regard to case. */
export const Email = z
  .string()
  .max(254)
  .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/);

/** The token that a link of a mail carries. */
export const LinkToken = z.string().regex(/^[\w-]{20,200}$/);

/** Ours: the page that the person who asks for a link wants in the end. */
export const WantedPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .describe(
    'A page of the portal: the link carries it on as `return`, so that it is not lost in another browser.',
  );

export const UnconfirmedEmail = z
  .object({
    email: z.string(),
    nextSendAt: Instant.optional().describe('When none may be sent now: from when on again.'),
  })
  .meta({ id: 'UnconfirmedEmail', description: 'An address to which a link is sent, or was.' });

/** The code that stands in the message. */
export const ConfirmationCode = z.string().regex(/^\d{6}$/);

export const SentCode = z
  .object({
    phoneNumber: PhoneNumber,
    validUntil: Instant,
    sendsLeft: z.number().int().min(0).describe('How many more may be sent, though not at once.'),
  })
  .meta({ id: 'SentCode', description: 'A code that is on its way to the phone.' });

export const CodeState = z
  .object({
    sendsLeft: SentCode.shape.sendsLeft,
    nextSendAt: Instant.optional().describe('When none may be sent now: from when on again.'),
    sent: SentCode.pick({ validUntil: true })
      .extend({ triesLeft: z.number().int().min(1) })
      .optional()
      .describe('The one sent for this, as long as it is good.'),
  })
  .meta({ id: 'CodeState', description: 'What can be sent, and what was.' });
