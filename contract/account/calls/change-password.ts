/** C§2, C§4 and C§8 of the specification: the password of an account. */
import { z } from 'zod';
import {
  NEW_PASSWORD_ERRORS,
  NEW_PASSWORD_REFUSALS,
  PASSWORD_TRY_ERRORS,
  PASSWORD_TRY_REFUSALS,
} from '#contract/account/errors.ts';
import { openedSession } from '#contract/account/examples.ts';
import { NewPassword, OpenedSession, Password } from '#contract/account/schemas.ts';
import { call } from '#contract/call.ts';
import { NO_REASON_GIVEN, REFUSED } from '#contract/errors.ts';

const area = 'account';

export const passwordChange = {
  changePassword: call({
    area,
    method: 'PUT',
    path: '/portal/api/account/password',
    summary: 'Changes the password of the account, which is given once more',
    description:
      'For the session’s account, or, in a short session, for one that is MUST_CHANGE_PASSWORD or PASSWORD_EXPIRED, which becomes an ordinary account by it (C-03). Every session of the account ends, this one too, and a new one is opened, which the answer gives. The owner gets a mail. The present password is counted like one at sign-in.',
    refusals: {
      BAD_PASSWORD: 'The present password is wrong; the try counts.',
      PASSWORD_UNCHANGED: 'The new password is the present one.',
      ...PASSWORD_TRY_REFUSALS,
      ...NEW_PASSWORD_REFUSALS,
      REFUSED: NO_REASON_GIVEN,
    },
    byStatus: { 400: 'REFUSED' },
    example: {
      input: { password: 'Portal-Pacjenta-2026', newPassword: 'zielony-rower-nad-Wisla' },
      output: openedSession,
    },
  })
    .input(z.object({ password: Password, newPassword: NewPassword }))
    .output(OpenedSession)
    .errors({
      BAD_PASSWORD: { status: 400 },
      PASSWORD_UNCHANGED: { status: 400 },
      ...PASSWORD_TRY_ERRORS,
      ...NEW_PASSWORD_ERRORS,
      REFUSED,
    }),
};
