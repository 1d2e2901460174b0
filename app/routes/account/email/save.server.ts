import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import type { Submission } from '@conform-to/react';
import type { Account } from '#contract/account/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { refusedUntil, refused } from '#app/services/forms/forms.server.ts';
import { stale } from '#app/services/forms/stale.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { channelChanged } from '#app/routes/account/channels.server.ts';

export const EMAIL_PATH = '/account/email';
const REMOVE_PATH = '/account/email/remove';
const KONTO = '/account';

type Typed = { email: string; version: number; read?: string | undefined };
type Sent = Extract<Submission<Typed, string[]>, { status: 'success' }>;

/** The address in force and the one that waits, as the form keeps them. */
export const addressesOf = ({ email = '', pendingEmail }: Account['contactData']) =>
  `${email} ${pendingEmail?.value ?? ''}`;

/** The version to save with: what was changed beside the addresses meanwhile is no conflict with them. */
const versionFor = ({ version = 0, contactData }: Account, typed: Typed) =>
  addressesOf(contactData) === typed.read ? version : typed.version;

/** Tells whether an account must have an address. */
export async function isEmailRequired(request: AccountRequest) {
  const { emailIsRequired, usernamePromptMode } = await registrationSettings(request);
  return emailIsRequired || usernamePromptMode === 'E_MAIL';
}

/** Saves the address, and says what follows; or why it is not saved. */
export async function saveEmail(request: AccountRequest, submission: Sent) {
  const { email } = submission.value;
  const account = await accountOf(request);
  const { contactData } = account;
  const version = versionFor(account, submission.value);
  if (email === '' && contactData.email !== undefined) {
    if (await isEmailRequired(request)) return refused(submission, { email: ['account:email.required'] });
    return redirect(REMOVE_PATH, 303);
  }
  const [error, saved] = await safe(request.provider.account.update({ contactData: { email }, version }));
  if (isDefinedError(error)) {
    if (error.code === 'STALE_VERSION') {
      const now = await request.provider.account.get();
      return isSaved(now, email)
        ? redirectWithNotice(request, KONTO, noticesOf(now, email))
        : stale(submission);
    }
    if (error.code === 'EMAIL_ALREADY_IN_USE') return refused(submission, { email: ['account:email.inUse'] });
    if (error.code === 'EMAIL_REQUIRED') return refused(submission, { email: ['account:email.required'] });
    if (error.code === 'TOO_MANY_IN_USE' || error.code === 'TOO_MANY_LINKS') {
      const text =
        error.code === 'TOO_MANY_IN_USE' ? 'account:email.tooManyInUse' : 'account:email.tooManyLinks';
      return refusedUntil(request, submission, { field: 'email', text, until: error.data.until });
    }
    return refused(submission, { email: ['public:email.invalid'] });
  }
  if (error) throw error;
  const isEnded = contactData.pendingEmail !== undefined && saved.contactData.pendingEmail === undefined;
  return redirectWithNotice(request, KONTO, [
    ...noticesOf(saved, email),
    ...(isEnded ? [{ key: 'account:email.withdrawn' as const, kind: 'notice' as const }] : []),
  ]);
}

/** True where the very same is in force with none that waits, or waits itself: it was saved before, and the answer was lost. */
const isSaved = ({ contactData: { email: inForce = '', pendingEmail } }: Account, email: string) =>
  (pendingEmail?.value ?? inForce).toLowerCase() === email.toLowerCase();

/** The notices that it is saved; and of an address that was changed, that a mail went there and what its link does. */
function noticesOf({ contactData: { email: inForce, pendingEmail } }: Account, email: string) {
  const isSame = (one: string) => one.toLowerCase() === email.toLowerCase();
  const isSent = pendingEmail !== undefined && isSame(pendingEmail.value);
  return [
    { key: 'account:email.saved' as const },
    ...(isSent
      ? [
          {
            key:
              inForce === undefined ? ('account:email.sentFirst' as const) : ('account:email.sent' as const),
            kind: 'notice' as const,
            values: { email: pendingEmail.value },
          },
        ]
      : []),
  ];
}

/** Takes the address away after the question; the page says by what the owner is told instead. */
export async function removeEmail(request: AccountRequest) {
  const { version = 0, contactData: before } = await accountOf(request);
  const [error, saved] = await safe(request.provider.account.update({ contactData: { email: '' }, version }));
  if (isDefinedError(error)) {
    const key = error.code === 'EMAIL_REQUIRED' ? 'account:email.required' : 'account:stale.error';
    return redirectWithNotice(request, EMAIL_PATH, { key, kind: 'error' });
  }
  if (error) throw error;
  return redirectWithNotice(request, KONTO, [
    { key: 'account:email.removed' },
    ...channelChanged(request, { before: before.preferredCommunicationChannel, after: saved }),
  ]);
}
