import { randomUUID } from 'node:crypto';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect } from '@remix-run/node';
import { amountOf, payoutSummaryPath } from '#app/domain/deposits/paths.ts';
import { typedAmount } from '#app/domain/money.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { notOffered, payoutAsked, refusedAsWhole, type ClosedDeposit, type Payable } from './asked.server.ts';
import { payoutForm } from './new.form.server.ts';
import { closedText, zloty } from './view.server.ts';

/** The limits that a deposit's form names before anything is typed: what is available, the limits, and where the money goes (B-29). */
export function limitsOf(request: AccountRequest, { id, system, available, rules }: Payable) {
  const { t, language } = request;
  const { least, most, perMonth, madeThisMonth, paidTo } = rules;
  const words = (amount: number | undefined) => (amount === undefined ? null : zloty(request, amount));
  return {
    id,
    system,
    available: zloty(request, available),
    least: words(least),
    most: words(most),
    month:
      perMonth === undefined
        ? null
        : t('deposits:new.limit.month', { made: madeThisMonth ?? '–', most: perMonth }),
    paidTo: paidTo?.[language] ?? null,
  };
}
export type Limits = ReturnType<typeof limitsOf>;

/** Why nothing can be asked for of a deposit now and what to do, with what holds for it. */
const closedView = (request: AccountRequest, { deposit, why }: ClosedDeposit) => ({
  why: closedText(request, why),
  limits: limitsOf(request, deposit),
});
export type Closed = ReturnType<typeof closedView>;

/** The page of /newdeposit in each of its faces. */
export async function newPayoutPage(request: AccountRequest) {
  const asked = await payoutAsked(request);
  if (asked.kind === 'PEOPLE') return { ...asked, title: request.t('deposits:new.who') };
  const title = request.t('deposits:new.title');
  const closed = asked.closed.map((one) => closedView(request, one));
  if (asked.kind === 'NONE') return { ...asked, closed, title };
  const amount = amountOf(request.url);
  const over = asked.isChoice ? asked.patient : null;
  return {
    kind: asked.kind,
    title: titled(over, title),
    heading: title,
    over,
    isChoice: asked.isChoice,
    limits: asked.deposits.map((deposit) => limitsOf(request, deposit)),
    closed,
    typed: {
      deposit: request.url.searchParams.get('deposit') ?? undefined,
      amountToPayout: amount === null ? undefined : typedAmount(amount, request.language),
    },
  };
}

/** Reads the amount, and leads to the summary, whose address has all of it and the word that makes it once. */
export async function askAmount(request: AccountRequest) {
  const asked = await payoutAsked(request);
  const form = await request.form();
  if (asked.kind === 'NONE') return notOffered(form, asked.why);
  if (asked.kind === 'PEOPLE') return refusedAsWhole(form, 'deposits:refused.WHO', 422);
  const { deposits } = asked;
  const named = form.get('deposit');
  const chosen = deposits.length === 1 ? deposits[0] : deposits.find(({ id }) => id === named);
  const submission = parseWithZod(form, {
    schema: payoutForm({ deposits, chosen, words: (amount) => zloty(request, amount) }),
  });
  if (submission.status !== 'success' || !chosen) return invalid(submission);
  const { amountToPayout: amount } = submission.value;
  return redirect(payoutSummaryPath({ deposit: chosen.id, amount, attempt: randomUUID() }), 303);
}
