import { ORPCError } from '@orpc/client';
import { z } from 'zod';
import type { AccountState } from '#contract/account/schemas.ts';
import { formatTime } from '#app/domain/dates/words.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { ownPath } from '#app/services/request/own-path.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { bookingContextPath, readBookingContext } from '#app/domain/bookings/booking-context.ts';

const required = (key: TextKey) => z.string({ error: key }).max(200, { error: key });

/** C§2, sign-in. Nothing is said about how a name or a password looks. */
export const LoginForm = z.object({
  username: required('public:login.username.required'),
  password: required('public:login.password.required'),
});

type Refused = { text: ErrorText; status: 422 | 423 | 503 };

const STATE_TEXTS: Record<AccountState, TextKey> = {
  USER_BLOCKED: 'public:login.failure.blocked',
  TEMPORARY_BLOCKED: 'public:login.failure.lockedForNow',
  MUST_CHANGE_PASSWORD: 'public:login.failure.mustChangePassword',
  PASSWORD_EXPIRED: 'public:login.failure.passwordExpired',
  MUST_CONFIRM_EMAIL: 'public:login.failure.unfinished',
  MERGE_ACCOUNT: 'public:login.failure.unfinished',
  MUST_CONFIRM_PHONE: 'public:login.failure.unfinished',
};

type FailureData = { until?: string; errorCode?: AccountState };

/**
 * What the form says of a failed sign-in (C§8); null for a failure that is not the patient's. 422 and not 401, which asks
 * the browser for a header: text browsers would hide the page behind a question.
 */
export function signInFailure(error: unknown): Refused | null {
  if (!(error instanceof ORPCError) || !error.defined) return null;
  const { code, data } = error as ORPCError<string, FailureData | undefined>;

  const isLocked = code === 'LOCKED' || data?.errorCode === 'TEMPORARY_BLOCKED';
  if (isLocked && data?.until) {
    return { text: withValues('public:login.failure.locked', { time: formatTime(data.until) }), status: 423 };
  }
  if (code === 'ACCOUNT_STATE' && data?.errorCode) return { text: STATE_TEXTS[data.errorCode], status: 422 };
  if (code === 'BUSY') return { text: 'public:login.failure.busy', status: 503 };
  return { text: 'public:login.failure.credentials', status: 422 };
}

/** Where sign-in leads: the wanted page, the booking that a guest began, else the landing router. */
export function wantedPath(url: URL): string {
  const wanted = ownPath(url.searchParams.get('return'));
  if (wanted && !wanted.startsWith('/login')) return wanted;

  const context = readBookingContext(url.searchParams);
  return context ? bookingContextPath(context) : '/main';
}
