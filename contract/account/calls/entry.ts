/** S-05, C-05 and C-07 of the decisions: coming in with a code in place of a password. */
import { z } from 'zod';
import { ACCOUNT_STATE_ERROR, ACCOUNT_STATE_REFUSAL } from '#contract/account/errors.ts';
import { openedSession } from '#contract/account/examples.ts';
import { OpenedSession } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { Instant } from '#contract/primitives.ts';

const area = 'account';
const code = 'Jd6fHb3gUe7pOi1tYqKsMlAsT4nWc0vQ';

const EntryCode = z.string().min(1).max(200);
const BAD_TOKEN = { status: 400 } as const;
const OF_BAD_TOKEN = 'The code is unknown, used or too old: one answer for all.';

export const accountEntry = {
  entry: call({
    area,
    method: 'POST',
    path: '/portal/api/account/entry-code',
    isForGuests: true,
    summary: 'Whose account a code of entry opens, and how long it can',
    description:
      'A code of entry is made by a system that has proved who somebody is: another system of the hospital (single sign-on; good for 60 seconds), which leads the browser to /login?ssoToken= of the portal, or the e-government identity system (see epuap.confirm; good for 10 minutes). Asking uses nothing up. It is a POST, so that the code stands in no log.',
    refusals: { BAD_TOKEN: OF_BAD_TOKEN },
    example: {
      input: { code },
      output: {
        username: 'jan.nowak',
        name: 'Jan',
        lastName: 'Nowak',
        validUntil: '2026-10-20T06:01:00.000Z',
      },
    },
  })
    .input(z.object({ code: EntryCode }))
    .output(z.object({ username: z.string(), name: z.string(), lastName: z.string(), validUntil: Instant }))
    .errors({ BAD_TOKEN }),

  enter: call({
    area,
    method: 'POST',
    path: '/portal/api/sessions/entry',
    isForGuests: true,
    summary: 'Opens a session with a code of entry',
    description:
      'Uses the code up, and opens the same session that a password would: with no more rights than the account has. A state of the account stops it in the same way; a code that could not let anybody in is not used up.',
    refusals: { BAD_TOKEN: OF_BAD_TOKEN, ACCOUNT_STATE: ACCOUNT_STATE_REFUSAL },
    byStatus: { 400: 'BAD_TOKEN' },
    example: { input: { code }, output: openedSession },
  })
    .input(z.object({ code: EntryCode }))
    .output(OpenedSession)
    .errors({ BAD_TOKEN, ...ACCOUNT_STATE_ERROR }),
};
