import { ORPCError } from '@orpc/client';
import { z } from 'zod';
import type { SignInEvent } from '#contract/account/calls/event-log.ts';
import type { AccountState } from '#contract/account/schemas.ts';
import { AccountNotLoaded } from '#app/services/access/authenticator.server.ts';
import { MENDED_AT } from '#app/services/access/mended-at.ts';
import { wantedIn } from '#app/services/access/wanted.server.ts';
import { said } from '#app/services/forms/fields.ts';
import { doubtOf } from '#app/services/provider/doubts.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import { typedIdentifier } from '#app/domain/typed.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

const LONGEST = 200;

type Faults = Readonly<{ required: TextKey; tooLong: TextKey }>;

/** Makes the fields of a sign-in (C§2), with words for what they lack. Nothing is said about how a name or a password looks. */
export const signInForm = ({ username, password }: Readonly<{ username: Faults; password: Faults }>) =>
  z.object({
    username: z
      .string(said(username.required))
      .max(LONGEST, said(username.tooLong))
      .transform(typedIdentifier)
      .pipe(z.string(said(username.required))),
    password: z.string(said(password.required)).max(LONGEST, said(password.tooLong)),
  });

export const LoginForm = signInForm({
  username: { required: 'public:login.username.required', tooLong: 'public:login.username.tooLong' },
  password: { required: 'public:login.password.required', tooLong: 'public:login.password.tooLong' },
});

/** The same where people sign in by their address (C§3). */
export const LoginByEmailForm = signInForm({
  username: { required: 'public:login.email.required', tooLong: 'public:login.email.tooLong' },
  password: { required: 'public:login.password.required', tooLong: 'public:login.password.tooLong' },
});

type Refused = { text: ErrorText; status: 422 | 423 | 503; event?: SignInEvent };

export const STATE_TEXTS: Record<AccountState, TextKey> = {
  USER_BLOCKED: 'public:login.failure.blocked',
  TEMPORARY_BLOCKED: 'public:login.failure.lockedForNow',
  MUST_CHANGE_PASSWORD: 'public:changePassword.reason.MUST_CHANGE_PASSWORD',
  PASSWORD_EXPIRED: 'public:changePassword.reason.PASSWORD_EXPIRED',
  MUST_CONFIRM_EMAIL: 'public:email.stopped',
  MERGE_ACCOUNT: 'public:merge.stopped',
  MUST_CONFIRM_PHONE: 'public:phone.stopped',
};

type FailureData = {
  until?: string;
  errorCode?: string;
  session?: { token: string; accountId: string };
};

/** C§8: what a host may say for the same. */
const OTHER_NAMES: ReadonlyMap<string, AccountState> = new Map([
  ['ERR_AUTH_PASSWD_CHANGE', 'MUST_CHANGE_PASSWORD'],
]);

const isState = (code: string): code is AccountState => Object.hasOwn(STATE_TEXTS, code);

/** The state of the account behind a host's word for it; undefined for a word that nobody knows. */
function stateIn(data: FailureData | undefined): AccountState | undefined {
  const code = data?.errorCode ?? '';
  return isState(code) ? code : OTHER_NAMES.get(code);
}

/** The short session of a sign-in whose password was right, and the page that it is for; null when there is none. */
export function shortSessionOf(error: unknown) {
  const data = failureData(error);
  const shortFor = stateIn(data);
  const opened = data?.session;
  const path = shortFor && MENDED_AT[shortFor];
  return shortFor && path && opened ? { path, shortFor, opened } : null;
}

/**
 * The text of the form for a failed sign-in (C§8); null for a failure that is not the patient's. 422 and not 401, which
 * asks the browser for a header: text browsers would hide the page behind a question.
 */
export function signInFailure(error: unknown): Refused | null {
  if (error instanceof AccountNotLoaded) return { text: 'public:login.failure.notLoaded', status: 503 };
  const outage = outageOf(error);
  if (outage?.isBreach && !doubtOf(outage.inDoubt))
    return { text: 'public:login.failure.unfinished', status: 503 };
  if (!isNamed(error)) return null;
  const { code, data } = error;

  const state = stateIn(data);
  const isBlocked = code === 'LOCKED' || state === 'TEMPORARY_BLOCKED' || state === 'USER_BLOCKED';
  const locked = isBlocked ? { event: 'ACCOUNT_LOCK' as const } : {};
  if (isBlocked && state !== 'USER_BLOCKED' && data?.until) {
    const text = withValues('public:login.failure.locked', { time: formatTime(data.until) });
    return { text, status: 423, ...locked };
  }
  if (code === 'LOCKED' && !state) return { text: STATE_TEXTS.TEMPORARY_BLOCKED, status: 423, ...locked };
  if (state) return { text: STATE_TEXTS[state], status: 422, ...locked };
  if (code === 'BUSY') return { text: 'public:login.failure.busy', status: 503 };
  return { text: 'public:login.failure.credentials', status: 422, event: 'LOGIN_FAILURE' };
}

const isNamed = (error: unknown): error is ORPCError<string, FailureData | undefined> =>
  error instanceof ORPCError && error.defined;
const failureData = (error: unknown) => (isNamed(error) ? error.data : undefined);

/** Where sign-in leads when somebody is in already: what the address says is wanted, else `home`, which is the landing router. */
export const wantedPath = (url: URL, home = '/main') => wantedIn(url) ?? home;
