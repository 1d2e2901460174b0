import { z } from 'zod';
import { Id, Instant } from '#contract/primitives.ts';

export const Account = z
  .object({
    id: Id,
    username: z.string(),
    name: z.string(),
    lastName: z.string(),
    type: z.enum(['AUTHORIZED', 'UNAUTHORIZED']),
    contactData: z.object({
      email: z.string().optional(),
      phoneNumber: z.string().optional(),
      phoneConfirmed: z.boolean(),
    }),
    settings: z.object({ language: z.enum(['pl', 'en']).optional() }),
  })
  .meta({
    id: 'Account',
    description: 'A§3. `type` AUTHORIZED means that the medical unit has confirmed the person.',
  });
export type Account = z.infer<typeof Account>;

/** C§8, the states of an account that stop a sign-in whose password was right. */
export const AccountState = z.enum([
  'USER_BLOCKED',
  'TEMPORARY_BLOCKED',
  'MUST_CHANGE_PASSWORD',
  'PASSWORD_EXPIRED',
  'MUST_CONFIRM_EMAIL',
  'MERGE_ACCOUNT',
  'MUST_CONFIRM_PHONE',
]);
export type AccountState = z.infer<typeof AccountState>;

/** What stands between sign-in and every protected page, in this order. */
export const Gate = z.enum(['MESSAGES', 'CONSENTS', 'PHONE']);
export type Gate = z.infer<typeof Gate>;

/** "+48600100101": country and number, digits alone. */
export const PhoneNumber = z.string().regex(/^\+\d{8,15}$/);

/** What stands in the message. */
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
