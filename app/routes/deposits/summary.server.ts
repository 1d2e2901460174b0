import { isDefinedError, safe } from '@orpc/client';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect } from '@remix-run/node';
import { payoutOutcome, type PayoutOutcome } from '#contract/deposits/reading/status.ts';
import {
  amountOf,
  DEPOSITS_PATH,
  NEW_DEPOSIT_PATH,
  newPayoutPath,
  type PayoutAsked,
} from '#app/domain/deposits/paths.ts';
import { firstOfNextMonth } from '#app/domain/deposits/payouts.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { FORM_KEY } from '#app/services/request/form-key.ts';
import { withValues, withWay, type ErrorText } from '#app/services/text/error-text.ts';
import { textIn } from '#app/services/text/texts.ts';
import { depositAsked, notOffered } from './asked.server.ts';
import { ButtonForm } from '#app/services/forms/button.server.ts';
import { zloty } from './view.server.ts';

/** The payout for which the address asks; who comes by another one begins with the amount. @throws 303 */
function askedIn({ url }: AccountRequest): PayoutAsked {
  const { searchParams } = url;
  const [deposit, attempt] = [searchParams.get('deposit') ?? '', searchParams.get('attempt') ?? ''];
  const amount = amountOf(url);
  if (deposit === '' || amount === null || !FORM_KEY.test(attempt)) throw redirect(NEW_DEPOSIT_PATH, 303);
  return { deposit, amount, attempt };
}

/** The request as it will be sent: whose, how much, of which deposit, and where the money goes. */
export async function summaryPage(request: AccountRequest) {
  const { deposit: id, amount } = askedIn(request);
  const found = await depositAsked(request, id);
  const page = {
    title: request.t('deposits:summary.title'),
    changePath: newPayoutPath({ deposit: id, amount }),
  };
  if (found.kind === 'NONE') return { ...page, ...found };
  const { kind, deposit, patient, isChoice } = found;
  return {
    ...page,
    kind,
    patient,
    isChoice,
    system: deposit.system.name,
    amount: zloty(request, amount),
    paidTo: deposit.rules.paidTo?.[request.language] ?? null,
  };
}

/** Sends it, once whatever comes: ACCEPTED leads to the list, anything else is said with the amount kept (B§8). */
export async function sendPayout(request: AccountRequest) {
  const { deposit: depositId, amount, attempt: key } = askedIn(request);
  const form = await request.form();
  const submission = parseWithZod(form, { schema: ButtonForm });
  const found = await depositAsked(request, depositId);
  if (found.kind === 'NONE') return notOffered(form, found.why);
  const { patientId, rules } = found.deposit;
  const { deposits } = request.provider;
  const [error, answer] = await safe(deposits.request({ patientId, amount, depositId, key }));
  if (isDefinedError(error)) throw notFound();
  if (error) {
    const list = { href: DEPOSITS_PATH, words: 'deposits:summary.list' } as const;
    const failed = failedWrite(error, 'deposits.request', list);
    if (!failed) throw error;
    return refused(submission, { '': failed }, { status: 503 });
  }
  const outcome = payoutOutcome(answer.status);
  if (outcome.kind === 'ACCEPTED') return redirectWithNotice(request, DEPOSITS_PATH, 'deposits:accepted');
  const next = await nextOf(request, { outcome, depositId, amount, most: rules.most });
  return refused(submission, { '': [refusalText(request, outcome), ...(next ? [next] : [])] });
}

type Refused = Exclude<PayoutOutcome, { kind: 'ACCEPTED' }>;

/** The beginning that all refusals have, and then why (B§8). */
function refusalText({ t }: AccountRequest, outcome: Refused): ErrorText {
  const said = (why: string) =>
    withValues('deposits:refusal.said', { prefix: t('deposits:refusal.prefix'), why });
  if (outcome.kind === 'REFUSED') return said(t(`deposits:refusal.${outcome.refusal}`));
  const { code } = outcome;
  return said(code === '' ? t('deposits:refusal.NO_CODE') : t('deposits:refusal.UNKNOWN', { code }));
}

type After = Readonly<{
  outcome: Refused;
  depositId: string;
  amount: number;
  most: number | undefined;
}>;

/** The next step after a refusal: how much can be asked for now, from when on, or whom to ring. */
async function nextOf(
  request: AccountRequest,
  { outcome, depositId, amount, most }: After,
): Promise<ErrorText | null> {
  if (outcome.kind === 'UNKNOWN') return null;
  if (outcome.refusal === 'PATIENT_NOT_FOUND') return 'deposits:next.PATIENT_NOT_FOUND';
  if (outcome.refusal === 'NUM_PAYOUT_MONTH_EXCEEDED') {
    return withValues('deposits:next.NUM_PAYOUT_MONTH_EXCEEDED', {
      day: textIn(request.language).formatDeadline(firstOfNextMonth(today(request.now)), request.now),
    });
  }
  const balances = await orOutage(request.provider.deposits.balances());
  const balance = balances.ok ? balances.data.find((one) => one.depositId === depositId) : undefined;
  const change = {
    href: newPayoutPath({ deposit: depositId, amount }),
    words: 'deposits:next.change',
  } as const;
  if (!balance) return withWay('deposits:next.less', change);
  const available = Math.min(balance.availableBalance, most ?? balance.availableBalance);
  return withWay(
    withValues('deposits:next.MIN_BALANCE_EXCEEDED', { amount: zloty(request, available) }),
    change,
  );
}
