import { z } from 'zod';
import { SignInEvent } from '#contract/account/calls/event-log.ts';
import { Account } from '#contract/account/schemas.ts';
import { Code, Id, Instant, ProviderText } from '#contract/primitives.ts';

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
  })
  .meta({ id: 'AccountCopy', description: 'What is kept of an account, for its owner.' });
export type AccountCopy = z.infer<typeof AccountCopy>;
/** The same as the provider writes it. */
export type WrittenAccountCopy = z.input<typeof AccountCopy>;

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
