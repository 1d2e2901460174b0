/** A§3, A§7 and AP-02 of the specification: what the owner of an account changes of it, and the proof that it is the owner. */
import { z } from 'zod';
import {
  CHANGE_ERRORS,
  CHANGE_REFUSALS,
  PASSWORD_TRY_ERRORS,
  PASSWORD_TRY_REFUSALS,
} from '#contract/account/errors.ts';
import { account as exampleAccount } from '#contract/account/examples.ts';
import { Account, Channel, Email, Notifications, Password, PhoneNumber } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { NO_REASON_GIVEN, REFUSED } from '#contract/errors.ts';

const area = 'account';

/** The changes of an account: a field that is left out stays as it is; an empty contact is taken away. */
const ChangedAccount = z.object({
  contactData: z
    .object({
      email: Email.or(z.literal('')).optional(),
      phoneNumber: PhoneNumber.or(z.literal('')).optional(),
      preferredCommunicationChannel: Channel.optional(),
    })
    .optional(),
  settings: z
    .object({
      language: z.enum(['pl', 'en']).describe('pl: Polish; en: English.').optional(),
      marketingMessagesConsent: z.boolean().optional(),
      notifications: Notifications.optional(),
    })
    .optional(),
  version: z.number().int(),
});
export type ChangedAccount = z.infer<typeof ChangedAccount>;

export const ownAccount = {
  update: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/mpi-user',
    summary: 'Changes contacts and settings of the account of the session',
    description:
      'What is left out stays. Nothing but contacts and settings changes, whatever the body says (A-53). A new e-mail address waits until the link that is sent to it is used: the old one is in force until then, and there is one such change at most (AP-06). `phoneNumber` is taken only while numbers are saved without confirmation (AP-02). A contact that goes takes the channel with it that was chosen for it (A-45). The answer is the account as it is then.',
    refusals: { ...CHANGE_REFUSALS, REFUSED: NO_REASON_GIVEN },
    byStatus: { 400: 'REFUSED' },
    example: {
      input: { contactData: { email: 'jan.nowak@example.com' }, version: 1 },
      output: exampleAccount,
    },
  })
    .input(ChangedAccount)
    .output(Account)
    .errors({ ...CHANGE_ERRORS, REFUSED }),

  prove: call({
    area,
    method: 'POST',
    path: '/portal/api/account/proof',
    summary: 'Proves once more that the owner of the account sits there',
    description:
      'By the password, which is counted together with those of sign-in, or by a code of entry that the e-government identity system has made for this very account (AP-13), which is used up. It changes nothing; the portal takes it for good for 10 minutes, in its own session.',
    refusals: {
      NOT_PROVED: 'The password is wrong, or the code is not of this account, used or too old.',
      ...PASSWORD_TRY_REFUSALS,
    },
    byStatus: { 400: 'NOT_PROVED' },
    example: { input: { password: 'Portal-Pacjenta-2026' }, output: { proved: true } },
  })
    .input(
      z.union([
        z.object({
          password: Password,
          knownBrowser: z
            .string()
            .regex(/^[\w-]{16,80}$/)
            .optional(),
        }),
        z.object({ code: z.string().min(1).max(200) }),
      ]),
    )
    .output(z.object({ proved: z.literal(true) }))
    .errors({ NOT_PROVED: { status: 400 }, ...PASSWORD_TRY_ERRORS }),
};
