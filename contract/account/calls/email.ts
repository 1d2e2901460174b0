/** C§2 and C§4 of the specification, decisions A-42, S-09 and S-12: the e-mail address of an account, and the link that proves it. */
import { z } from 'zod';
import { ofLink } from '#contract/account/of-link.ts';
import {
  LINK_ERRORS,
  LINK_REFUSALS,
  NEW_PASSWORD_ERRORS,
  NEW_PASSWORD_REFUSALS,
  SENDING_LINK_REFUSALS,
} from '#contract/account/errors.ts';
import { openedSession, unconfirmedEmail } from '#contract/account/examples.ts';
import { Email, LinkToken, OpenedSession, UnconfirmedEmail, WantedPath } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Instant, Line } from '#contract/primitives.ts';
import { REGISTRATION_ERRORS, REGISTRATION_REFUSALS } from '#contract/registration/errors.ts';
import { LONGEST_USERNAME } from '#contract/registration/reading/username.ts';
import { LinkOfRegistration, ProvedRegistration, RegistrationId } from '#contract/registration/schemas.ts';

const area = 'account';

const registrationId = RegistrationId.optional().describe(
  'Ours. Of the browser that has registered: a password that was given there stands. Without it, and without the short session of that account, another is asked for: the mailbox may be another person’s (S-12).',
);

export const accountEmail = {
  unconfirmedEmail: call({
    area,
    method: 'GET',
    path: '/portal/api/account/unconfirmed-email',
    summary: 'The address that must be confirmed before the account is let in',
    description:
      'For the short session of an account that is MUST_CONFIRM_EMAIL (C-03). `nextSendAt` is there when no link may be sent now.',
    refusals: { NOTHING_TO_CONFIRM: 'The account is not in this state any more, or has no address.' },
    example: { output: unconfirmedEmail },
  })
    .output(UnconfirmedEmail)
    .errors({ NOTHING_TO_CONFIRM: { status: 409 } }),

  sendEmailLink: call({
    area,
    method: 'POST',
    path: '/mpi/accounts/confirmations/e-mail',
    isForGuests: true,
    summary: 'Sends a link that confirms an e-mail address',
    description:
      'In the short session of an account that is MUST_CONFIRM_EMAIL, `email` becomes the account’s address when it is another one, and the link goes there (A-42, S-09). For a guest a link goes out when one account with this address waits for it; the owner of an address that is confirmed already is told so by mail, at most once a day; and the answer is the same in any case (S-12). A link is good for a day and for one use; one that was sent before is void. The portal’s page for it is /confirm?token=.',
    refusals: SENDING_LINK_REFUSALS,
    example: { input: { email: unconfirmedEmail.email }, output: { accepted: true } },
  })
    .input(z.object({ email: Email, wanted: WantedPath.optional() }))
    .output(z.object({ accepted: z.literal(true) }))
    .errors(LINK_ERRORS.sending),

  emailToken: call({
    area,
    method: 'POST',
    path: '/portal/api/account/email-token',
    isForGuests: true,
    summary: 'Whether a link still confirms an e-mail address, and how long',
    description:
      'Uses nothing up, so that the page may be opened by a scanner of mails first, and says of a used link that it is one before anybody presses a button. It is a POST, so that the token stands in no address and in no log.',
    refusals: LINK_REFUSALS,
    example: {
      input: { code: 'sT4nWc0vQm8yLr2kXa9zJd6fHb3gUe7pOi1tYqKsMlA' },
      output: { validUntil: '2026-10-21T06:00:00.000Z' },
    },
  })
    .input(z.object({ code: LinkToken, registrationId }))
    .output(
      z.object({
        validUntil: Instant,
        isChange: z
          .literal(true)
          .optional()
          .describe('It puts a new address of an account in force (AP-06).'),
        needsSignIn: z
          .literal(true)
          .optional()
          .describe(
            'Ours. The address was given with the registration of an account that is let in by now: who has not registered in this browser signs in as that account first (S-12).',
          ),
        registration: LinkOfRegistration.optional().describe(
          'Ours. It lets the account of a registration in; what it asks for before that.',
        ),
        ...ofLink,
      }),
    )
    .errors(LINK_ERRORS.opening),

  confirmEmail: call({
    area,
    method: 'PUT',
    path: '/mpi/accounts/confirmations/e-mail/{code}',
    isForGuests: true,
    summary: 'Confirms the e-mail address with the token of the link',
    description:
      'The account is no longer MUST_CONFIRM_EMAIL. `session` is an ordinary session for who asks with the short session of that very account, in place of it: password and address are proved. Everybody else signs in. Of a change (AP-06) the new address is in force from now on: the former one may undo that for 14 days, every session ends but the one that asked, and nobody is signed in; `changed` says so. Of a registration `password` and `username` are what email-token asked for (A-47, C-18), and `registration` says the name to sign in with.',
    refusals: {
      ...LINK_REFUSALS,
      EMAIL_ALREADY_IN_USE:
        'Of a change: another account that may not share the address has confirmed it meanwhile; the link is not used up, and the address in force stays.',
      SIGN_IN_NEEDED:
        'The address came with the registration of an account that is let in: neither was it registered in this browser, nor is the account signed in here. The link is not used up.',
      ...NEW_PASSWORD_REFUSALS,
      VALIDATION_ERROR: `${REGISTRATION_REFUSALS.proving.VALIDATION_ERROR} With \`fault\` PASSWORD or USERNAME that one is missing. The link is not used up.`,
      BUSY: 'More passwords are given than can be worked on at once; the same may be sent again.',
    },
    byStatus: { 400: 'LINK_OVER' },
    example: {
      input: { code: 'sT4nWc0vQm8yLr2kXa9zJd6fHb3gUe7pOi1tYqKsMlA' },
      output: { session: openedSession },
    },
  })
    .input(
      z.object({
        code: LinkToken,
        password: z.string().min(1).max(200).optional(),
        username: Line.min(1).max(LONGEST_USERNAME).optional(),
        registrationId,
      }),
    )
    .output(
      z.object({
        session: OpenedSession.optional(),
        changed: z.literal(true).optional(),
        registration: ProvedRegistration.optional(),
      }),
    )
    .errors({
      ...LINK_ERRORS.opening,
      EMAIL_ALREADY_IN_USE: { status: 400 },
      SIGN_IN_NEEDED: { status: 403 },
      ...NEW_PASSWORD_ERRORS,
      ...REGISTRATION_ERRORS.proving,
      BUSY: { status: 503 },
    }),
};
