import type { SubmissionResult, Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import { dayOf, minuteFrom } from '#app/domain/dates/warsaw.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { withoutSecrets } from './secrets.ts';

/** An action's answer when the form comes back; usePageForm() reads it. */
export type FormAnswer = {
  submission: SubmissionResult<string[]>;
  /** In how many seconds what met a bound is taken. */
  retryAfter?: number;
};

/** 400: the fields are wrong; answers and messages go back into the form. */
export function invalid(submission: Submission<unknown, string[]>) {
  return data({ submission: replyTo(submission) } satisfies FormAnswer, { status: 400 });
}

/** 400: which button was pressed is not known. Buttons are no field, so that it is said of the form as a whole. */
export function invalidChoice(submission: Submission<unknown, string[]>) {
  const { error } = submission.reply();
  const texts = Object.values(error ?? {}).flatMap((found) => found ?? []);
  return data({ submission: { status: 'error', error: { '': texts } } } satisfies FormAnswer, {
    status: 400,
  });
}

/** 422: the fields are right, the request is refused; 400 when the provider finds a field wrong. Errors by field; '' is the form as a whole. */
export function refused(
  submission: Submission<unknown, string[]>,
  errors: Record<string, ErrorText[]>,
  { status = 422, retryAfter }: RefusedWith = {},
) {
  const { '': formErrors, ...fieldErrors } = errors;
  const answer = replyTo(submission, { ...(formErrors ? { formErrors } : {}), fieldErrors });
  const until = retryAfter === undefined ? {} : { retryAfter };
  return data({ submission: answer, ...until } satisfies FormAnswer, { status });
}

/** The answer to a refused form; `retryAfter` as of FormAnswer. */
type RefusedWith = Readonly<{ status?: 400 | 404 | 409 | 422 | 423 | 429 | 503; retryAfter?: number }>;

/** In how many seconds an instant is there; at least one. */
export const secondsUntil = ({ now, until }: { now: Date; until: string }) =>
  Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000));

type UntilThen = Readonly<{ field: string; text: TextKey; until: string }>;

/** 429: a bound was reached; the text says from which day and hour on the same is taken. */
export function refusedUntil(
  { language, now }: PortalRequest,
  submission: Submission<unknown, string[]>,
  { field, text, until }: UntilThen,
) {
  const at = minuteFrom(until);
  const { formatDate, formatTime } = textIn(language);
  const said = withValues(text, { day: formatDate(dayOf(at)), time: formatTime(at) });
  const errors = field === '' ? { formErrors: [said] } : { fieldErrors: { [field]: [said] } };
  const retryAfter = secondsUntil({ now, until });
  return data({ submission: replyTo(submission, errors), retryAfter } satisfies FormAnswer, {
    status: 429,
  });
}

/** Returns what conform gives back into the form, without its secrets. */
export function replyTo(
  submission: Submission<unknown, string[]>,
  errors: Parameters<Submission<unknown, string[]>['reply']>[0] = {},
): SubmissionResult<string[]> {
  const { initialValue, error, ...rest } = submission.reply(errors);
  const names = Object.keys('fieldErrors' in errors ? (errors.fieldErrors ?? {}) : {});
  const answer = { ...rest, ...(error ? { error: inOrder(error, names) } : {}) };
  return initialValue ? { ...answer, initialValue: withoutSecrets(initialValue) } : answer;
}

type Errors = NonNullable<SubmissionResult<string[]>['error']>;

/** Fields as their errors were given, which is as they stand in the form; conform has them by the alphabet. */
function inOrder(errors: Errors, names: readonly string[]): Errors {
  const isGiven = (name: string) => names.includes(name);
  const others = Object.keys(errors).filter((name) => !isGiven(name));
  return Object.fromEntries(
    [...others, ...names].flatMap((name) => (name in errors ? [[name, errors[name] ?? null]] : [])),
  );
}

/** Errors by field, those there are; null when there are none. For forms whose rules live in domain/. */
export function keyedErrors(
  errors: Record<string, ErrorText | undefined>,
): Record<string, ErrorText[]> | null {
  const found = Object.entries(errors).flatMap(([name, text]) => (text ? [[name, [text]] as const] : []));
  return found.length > 0 ? Object.fromEntries(found.map(([name, texts]) => [name, [...texts]])) : null;
}
