import type { z } from 'zod';
import type { Refund } from '#contract/payments/schemas.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { amountIn, type Money } from './view.server.ts';

/** C-44. "Zwrócono 150,00 zł dnia 28 listopada 2026", or that it is still to come back; and why (C-38, C-79, C-91). */
export function refundWords(
  request: Pick<PortalRequest, 't' | 'language'>,
  { refund, money }: { refund: z.infer<typeof Refund>; money: Pick<Money, 'currency'> },
) {
  const { t, language } = request;
  const amount = amountIn(request, { currency: money.currency, amount: refund.amount }) ?? '';
  const isDone = refund.state === 'DONE';
  const day = refund.on === undefined ? '' : textIn(language).formatDate(refund.on);
  const done = day === '' ? 'payments:refund.doneSomeDay' : 'payments:refund.done';
  return {
    isDone,
    text: isDone ? t(done, { amount, day }) : t('payments:refund.due', { amount }),
    reason: t(`payments:refund.reason.${refund.reason}`),
  };
}
