import { z } from 'zod';
import { SignInEvent } from '#contract/account/calls/event-log.ts';
import { Account } from '#contract/account/schemas.ts';
import { Code, Id, Instant, ProviderText } from '#contract/primitives.ts';
import { SignableKind } from '#contract/signing/schemas.ts';

export const DeletionStops = z
  .object({
    bookings: z.array(
      z.object({
        system: Code.optional(),
        id: Id.optional().describe('With `system`; absent where the account may not open the visit.'),
        patientId: Id.optional().describe('Whose visit it is, with `system`.'),
        dateFrom: Instant,
      }),
    ),
    children: z.array(z.object({ name: z.string(), lastName: z.string() })),
    money: z
      .array(
        z.object({
          kind: z
            .enum(['PAYMENT', 'REFUND', 'PAYOUT'])
            .describe(
              'PAYMENT: a payment that the account has begun is at the bank; REFUND: what the account has paid goes back to it; PAYOUT: a payout of a deposit was asked for.',
            ),
          id: Id.optional().describe(
            'Of the payment, or of the deposit; absent where the account may not open it.',
          ),
          refInvoice: Id.optional().describe('The number of the invoice, of a payment.'),
          amount: z.number().int().min(0).describe('In the currency’s smallest unit.'),
          currency: z.string().min(1).max(10),
        }),
      )
      .optional()
      .describe('Ours. Money that is under way: it stops the deletion. Absent: the host does not say.'),
    papers: z
      .array(z.object({ kind: SignableKind, id: Id }))
      .optional()
      .describe('Ours. Papers that wait for a signature: they stop nothing, and are told.'),
    paidCount: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Ours. How many payments of the account were paid: each has a confirmation until then.'),
  })
  .meta({ id: 'DeletionStops', description: 'Why an account cannot be deleted now (A-78).' });
export type DeletionStops = z.infer<typeof DeletionStops>;

const Link = z.object({
  name: z.string(),
  lastName: z.string(),
  role: z
    .enum(['PATIENT', 'WARD', 'CHILD'])
    .describe(
      'Who the person is to the account: PATIENT: its owner; WARD: somebody for whom the owner acts; CHILD: a child of the owner’s.',
    ),
  linkState: z
    .enum(['C', 'J', 'W', 'D'])
    .describe('C: confirmed; J: blocked; W: awaits confirmation; D: deleted (A§4).'),
  linkedAt: Instant,
  endedAt: Instant.optional(),
});

export const SignIn = z
  .object({
    at: Instant,
    type: SignInEvent.exclude(['LOGOUT']).describe(
      'LOGIN_SUCCESS: signed in; LOGIN_FAILURE: a wrong password; ACCOUNT_LOCK: locked after wrong passwords.',
    ),
    device: z
      .string()
      .optional()
      .describe('Kind of browser and of system, "firefox-windows"; absent: not known.'),
  })
  .meta({ id: 'SignIn', description: 'A sign-in, or one that failed.' });
export type SignIn = z.infer<typeof SignIn>;

const FormerContact = z.object({
  kind: z.enum(['EMAIL', 'PHONE']).describe('EMAIL: an address; PHONE: a number.'),
  value: z.string(),
  changedAt: Instant,
  validUntil: Instant.describe('Until when it can be brought back.'),
});

export const AccountCopy = z
  .object({
    ...Account.pick({ username: true, name: true, lastName: true, type: true }).shape,
    contacts: Account.shape.contactData,
    settings: z.object({
      language: z.enum(['pl', 'en']).describe('pl: Polish; en: English.').optional(),
      preferredCommunicationChannel: z
        .enum(['EMAIL', 'SMS', 'PORTAL'])
        .describe('EMAIL: a mail; SMS: a text message; PORTAL: nowhere but in the portal itself.'),
      reminderDays: z.number().int().optional().describe('Absent: no reminders of visits.'),
    }),
    consents: z.array(
      z.object({
        name: ProviderText,
        version: z.string(),
        accepted: z.boolean().optional().describe('Absent: it waits for an answer.'),
        answeredAt: Instant.optional(),
      }),
    ),
    marketing: z.array(z.object({ isGiven: z.boolean(), version: z.string(), at: Instant })),
    links: z.array(Link),
    sessions: z.array(z.object({ openedAt: Instant, endsAt: Instant, isCurrent: z.boolean() })),
    formerContacts: z
      .array(FormerContact)
      .optional()
      .describe('Every address and number before that is kept; the last one first.'),
    signIns: z.array(SignIn).max(20).optional().describe('As account.signIns.'),
  })
  .meta({ id: 'AccountCopy', description: 'What is kept of an account, for its owner.' });
export type AccountCopy = z.infer<typeof AccountCopy>;
/** The same as the provider writes it. */
export type WrittenAccountCopy = z.input<typeof AccountCopy>;
