import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { readEmail } from '#app/domain/patients/email.ts';
import { readPhone } from '#app/domain/patients/phone.ts';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { NEW_PASSWORD_TEXTS, newPasswordField } from '#app/routes/public/new-password.server.ts';
import { linkToken, openedLinkAt } from '#app/services/access/link-token.server.ts';
import { wantedInMail } from '#app/services/access/wanted.server.ts';
import { issue, said } from '#app/services/forms/fields.ts';
import { typedIdentifier } from '#app/domain/typed.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

const PATH = '/resetpassword';
export const NEW_PASSWORD_PATH = `${PATH}/new`;

const readContact = (typed: string): { email: string } | { phoneNumber: string } | null => {
  const email = readEmail(typed);
  if (email) return { email };
  const phone = readPhone(typed);
  return 'phoneNumber' in phone ? phone : null;
};

/** C§7: {email, phoneNumber}, of which one is given; the user name chooses among those who share a number. */
export const RecoveryForm = z.object({
  contact: z.string(said('public:resetPassword.contact.required')).transform((typed, context) => {
    const contact = readContact(typed);
    if (contact) return contact;
    issue(context, 'public:resetPassword.contact.invalid');
    return z.NEVER;
  }),
  username: z
    .string()
    .max(200, said('public:resetPassword.username.tooLong'))
    .transform((typed) => typedIdentifier(typed) || undefined)
    .optional(),
});

export const NewPasswordForm = z.object({ newPassword: newPasswordField });

type Refused = { text: TextKey; status: 422 | 503 };

const SMS_OFF: Refused = { text: 'public:resetPassword.smsDisabled', status: 422 };

/** Asks for a link; why none is sent to anybody, or null. Whether there is such an account, nobody says (S-12). */
export async function askForLink(
  request: PortalRequest,
  { contact, username }: z.output<typeof RecoveryForm>,
): Promise<Refused | null> {
  const asked = { ...contact, ...(username ? { username } : {}), ...wantedInMail(request) };
  const [error] = await safe(request.provider.account.recoverPassword(asked));
  if (isDefinedError(error)) {
    // C§8: of a mail nobody learns whether it was sent.
    const byPhone = 'email' in contact ? null : SMS_OFF;
    return error.code === 'BUSY' ? { text: 'public:login.failure.busy', status: 503 } : byPhone;
  }
  if (error) throw error;
  return null;
}

const cookieOf = ({ context }: PortalRequest) =>
  linkToken({ isSecure: context.portal.environment.isSecure, path: PATH });

/** Leads to the form of the new password. */
export const openedLink = (request: PortalRequest, token: string) =>
  openedLinkAt(onTheWayIn(NEW_PASSWORD_PATH, request.url), cookieOf(request).write(token));

/** One page for every link that is good no longer: it says so, and sends a new one. */
const linkOver = ({ url }: PortalRequest) => redirect(onTheWayIn(PATH, url, { link: 'over' }), 303);

/** The account whose link was opened. Asking uses nothing up. @throws the way to a new link */
export async function requireLink(request: PortalRequest) {
  const token = cookieOf(request).read(request.cookies);
  if (token === null) throw linkOver(request);
  const [error, found] = await safe(request.provider.account.passwordToken({ token }));
  if (isDefinedError(error)) throw linkOver(request);
  if (error) throw error;
  return found;
}

/** Sets the password; or why it is not taken. @throws the way to a new link */
export async function setPassword(
  request: PortalRequest,
  newPassword: string,
): Promise<{ field: 'newPassword' | ''; text: TextKey; status: 400 | 422 | 503 } | null> {
  const token = cookieOf(request).read(request.cookies);
  if (token === null) throw linkOver(request);
  const [error] = await safe(request.provider.account.resetPassword({ token, newPassword }));
  if (isDefinedError(error)) {
    if (error.code === 'BAD_TOKEN') {
      // It was good when this very form was sent before, and nobody knew what came of it.
      if (request.context.doubt?.before)
        return { field: '', text: 'page:problem.inDoubt.resetPassword', status: 422 };
      throw linkOver(request);
    }
    if (error.code === 'BUSY') return { field: '', text: 'public:login.failure.busy', status: 503 };
    return { field: 'newPassword', text: NEW_PASSWORD_TEXTS[error.code], status: 400 };
  }
  if (error) throw error;
  return null;
}
