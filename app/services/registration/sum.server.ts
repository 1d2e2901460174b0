import { createHmac } from 'node:crypto';
import { isSameSecret } from '#app/services/access/session-cookie.server.ts';
import { hashOf } from '#app/services/store/sealed.server.ts';
import type { GuestRequest } from './guest.server.ts';

/** C§5, S-01: three digits of 0 to 4, and the field of their sum. */
const SUM_FIELD = 'sum';
/** The hidden field that says which sum of the draft is answered; it tells nothing of the answer. */
const SUM_OF_FIELD = 'sumOf';
const DIGITS = 3;
const HIGHEST = 5;
/** A byte at or above it would make some digits likelier. */
const FAIR_BYTES = 250;
const MOST_SIGNS = 20;

type Of = GuestRequest & { draft: { id: string } };
export type SumDigits = readonly [number, number, number];

/** The digits of a round of a draft: made of the portal's secret, so that the answer is stored nowhere and no look makes a row. */
export function digitsOf({ secret, id, round }: { secret: string; id: string; round: number }): SumDigits {
  const bytes: number[] = [];
  for (let block = 0; bytes.length < DIGITS; block += 1) {
    const made = createHmac('sha256', secret)
      .update(JSON.stringify(['sum', id, round, block]))
      .digest();
    bytes.push(...made.filter((byte) => byte < FAIR_BYTES));
  }
  const [a = 0, b = 0, c = 0] = bytes.map((byte) => byte % HIGHEST);
  return [a, b, c];
}

const tokenOf = ({ id, round }: { id: string; round: number }) => hashOf(`sum-of:${id}:${round}`);

const asked = ({ context, draft, guest }: Of) => ({
  secret: context.portal.secret,
  id: draft.id,
  round: guest.found?.sumRound ?? 0,
});

/** The sum that the page asks for: its digits for the picture, in words, and its token; null once it is solved. */
export function sumOf(request: Of) {
  if (request.guest.found?.isSumSolved) return null;
  const round = asked(request);
  const digits = digitsOf(round);
  const { t } = request;
  const [a, b, c] = digits.map((digit) => t(`registration:sum.digits.${digit as 0 | 1 | 2 | 3 | 4}`));
  const words = t('registration:sum.question', { a: a ?? '', b: b ?? '', c: c ?? '' });
  return { digits, words, token: tokenOf(round) };
}

type SumFault = 'registration:sum.required' | 'registration:sum.wrong';

/**
 * Looks at the answer of a form: null when it is right, or the sum was solved before. A wrong or empty one makes a new sum, and the former
 * answer counts no more (C§5).
 */
export async function checkSum(request: Of, form: FormData): Promise<SumFault | null> {
  const { found } = request.guest;
  if (found?.isSumSolved) return null;
  const typed = textOf(form, SUM_FIELD).trim();
  const round = asked(request);
  const isOfNow = isSameSecret(tokenOf(round), textOf(form, SUM_OF_FIELD));
  const { guestDrafts } = request.context.portal.store;
  if (isOfNow && isRight(digitsOf(round), typed) && (await guestDrafts.solveSum(round))) {
    if (found) request.guest.found = { ...found, isSumSolved: true };
    return null;
  }
  const fault = typed === '' ? 'registration:sum.required' : 'registration:sum.wrong';
  if (!isOfNow) return fault;
  await guestDrafts.renewSum(round);
  if (found) request.guest.found = { ...found, sumRound: round.round + 1 };
  return fault;
}

/** A leading zero and blanks around do not matter; nothing but digits is a number. */
const isRight = (digits: SumDigits, typed: string) =>
  typed.length <= MOST_SIGNS &&
  /^\d+$/.test(typed) &&
  Number(typed) === digits.reduce((whole, digit) => whole + digit, 0);

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A POST that was decided (made, or refused) uses the solved sum up; an outage, a 500 or a weak password does not call it (AP-70). */
export async function spendSum(request: Of) {
  const { found } = request.guest;
  if (!found) return;
  const { id, sumRound: round } = found;
  await request.context.portal.store.guestDrafts.spendSum({ id, round });
  request.guest.found = { ...found, sumRound: round + 1, isSumSolved: false };
}
