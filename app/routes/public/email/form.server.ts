import { RegisteredDraft } from '#app/journeys/registration/done.ts';
import { isDefinedError, safe } from '@orpc/client';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import type { LinkOwner } from '#app/components/public/of-link.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openSession } from '#app/services/access/authenticator.server.ts';
import { leaveIfOver } from '#app/services/access/left-sessions.server.ts';
import { isLinkToken, linkToken, openedLinkAt } from '#app/services/access/link-token.server.ts';
import {
  askedOfLink,
  NOTHING,
  openedName,
  problemOfLink,
  sealedName,
  type AskedOfLink,
} from './registration.server.ts';
import { wantedInMail, wantedOf } from '#app/services/access/wanted.server.ts';
import { issue, said } from '#app/services/forms/fields.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import { readEmail } from '#app/domain/patients/email.ts';
import { isBlank } from '#app/domain/typed.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

const PATH = '/confirm';

/** Whose address waits for its confirmation is let in to nothing else (A-42, S-09). */
export const WAITING = ['MUST_CONFIRM_EMAIL'] as const;

/** One address; the provider says whether there is somebody. */
export const EmailForm = z.object({
  email: z.string(said('public:email.required')).transform((typed, context) => {
    const email = readEmail(typed);
    if (email) return email;
    issue(context, isBlank(typed) ? 'public:email.required' : 'public:email.invalid');
    return z.NEVER;
  }),
});

/** Asks for a link to the address; or says why none is sent, which only its owner is told. */
export async function askForLink(request: PortalRequest, email: string): Promise<ErrorText | null> {
  const asked = { email, ...wantedInMail(request) };
  const [error] = await safe(request.provider.account.sendEmailLink(asked));
  if (isDefinedError(error)) {
    if (error.code === 'EMAIL_NOT_PENDING') return 'public:email.notPending';
    return withValues('public:email.soon', { time: formatTime(error.data.until) });
  }
  if (error) throw error;
  return null;
}

/** The address that waits; whose waits no longer signs in, and is told why. */
export async function requireUnconfirmed({ provider, short, url }: PortalRequest) {
  const [error, found] = await safe(provider.account.unconfirmedEmail());
  if (isDefinedError(error)) throw redirect(onTheWayIn('/login', url, short ? { email: 'over' } : {}), 303);
  if (error) throw error;
  return found;
}

const cookieOf = ({ context }: PortalRequest) =>
  linkToken({ isSecure: context.portal.environment.isSecure, path: PATH });

/** Leads to the page with the button, which confirms. */
export const openedLink = (request: PortalRequest, token: string) =>
  openedLinkAt(onTheWayIn(PATH, request.url), cookieOf(request).write(token));

export const keptToken = (request: PortalRequest) => cookieOf(request).read(request.cookies);

/** The handle of what this browser has registered last: a password that was typed here stands (S-12). */
async function registeredIn({ now, context: { portal, browserId } }: PortalRequest) {
  const row = await portal.store.guestDrafts.findDone({ browserId, now: now.getTime() });
  const registrationId = RegisteredDraft.safeParse(row?.answers).data?.registered.registrationId;
  return registrationId ? { registrationId } : {};
}

/**
 * Says of a link whose it is, and its use: to confirm an address, to put a new one in force (a change; `owner`: for who signs in as that
 * account alone), or nothing any more. Asking uses nothing up.
 */
export async function linkState(
  request: PortalRequest,
  code: string | null,
): Promise<{ state: 'good' | 'change' | 'owner' | 'used' | 'over'; asks: AskedOfLink } & LinkOwner> {
  // One that was cut off is none.
  if (code === null || !isLinkToken(code)) return { state: 'over', asks: NOTHING };
  const [error, found] = await safe(
    request.provider.account.emailToken({ code, ...(await registeredIn(request)) }),
  );
  if (isDefinedError(error)) return { state: error.code === 'LINK_USED' ? 'used' : 'over', asks: NOTHING };
  if (error) throw error;
  const { isChange, needsSignIn, address, isOtherAccount, registration } = found;
  const state = needsSignIn ? 'owner' : isChange ? 'change' : 'good';
  return { state, asks: askedOfLink(registration), address, isOtherAccount };
}

/** The fault of a link that confirms nothing: it is over or cut off, or the page was opened without any. */
export const whatIsWrong = (token: string | null): TextKey =>
  token === null ? 'public:email.confirm.missing' : 'public:email.confirm.over';

/** The values that the link of a registration asks for. */
type Given = { password?: string | undefined; username?: string | undefined };
type Problem = { field: 'newPassword' | 'username' | ''; text: TextKey; status?: 400 | 422 | 503 };

/**
 * Confirms the address and leads on: to the wanted page with the short session of the same account, else to sign-in; of a change, which
 * signs nobody in, to the page that says that it is done. Or says why it is not confirmed.
 */
export async function confirm(
  request: PortalRequest,
  code: string | null,
  given: Given = {},
): Promise<Response | Problem> {
  if (code === null || !isLinkToken(code)) return { field: '', text: whatIsWrong(code) };
  const wanted = request.short?.wanted ?? wantedOf(request);
  const [error, answer] = await safe(
    request.provider.account.confirmEmail({ code, ...given, ...(await registeredIn(request)) }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'LINK_USED' || error.code === 'SIGN_IN_NEEDED')
      return redirect(onTheWayIn(PATH, request.url), 303);
    return error.code === 'LINK_OVER'
      ? { field: '', text: whatIsWrong(code) }
      : problemOfLink(error, { email: 'account:email.inUse' });
  }
  if (error) throw error;
  if (answer.changed) {
    await leaveIfOver(request);
    return redirect(onTheWayIn(PATH, request.url), 303);
  }
  if (answer.registration) return letIn(request, answer.registration.username);
  if (!answer.session) return redirect(onTheWayIn('/login', request.url, { email: 'confirmed' }), 303);
  const headers = await openSession(request, { opened: answer.session, done: 'public:email.confirmed' });
  return redirect(wanted ?? '/main', { status: 303, headers });
}

/** The account of a registration is let in: the page says the name to sign in with, which stands in no address (C-112). */
function letIn(request: PortalRequest, username: string) {
  const sealed = sealedName(request, username);
  if (sealed === null) return redirect(onTheWayIn('/login', request.url, { email: 'confirmed' }), 303);
  const cookie = cookieOf(request).write(sealed);
  return redirect(onTheWayIn(PATH, request.url), { status: 303, headers: { 'set-cookie': cookie } });
}

/** The name of the account that was let in just now by this browser; null: none was. */
export const nameLetIn = (request: PortalRequest) => openedName(request, keptToken(request));
