import { payPath } from '#app/domain/payments/paths.ts';
import { paymentCurrency } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { dateAt, type AreaWaiting } from '#app/services/page/waiting.server.ts';
import { amountIn } from './view.server.ts';

/** Invoices that are overdue and that nobody is paying just now. */
export const waiting: AreaWaiting = {
  kinds: {
    'payments.overdue': {
      async say({ ref: { id }, amount, until }, request) {
        const { t } = request;
        const money = await orOutage(paymentCurrency(request));
        const currency = money.ok ? money.data.currency : null;
        const sum = amount === undefined ? null : amountIn(request, { amount, currency });
        const label = sum === null ? t('payments:toDo.payIt') : t('payments:toDo.pay', { amount: sum });
        return {
          icon: 'receipt',
          href: payPath(id),
          label,
          act: label,
          day: until ? t('payments:toDo.overdue', { day: dateAt(until, request) }) : '',
        };
      },
    },
  },
};
