import { dayOf } from '#app/domain/dates/warsaw.ts';
import { payPath } from '#app/domain/payments/paths.ts';
import { paymentCurrency } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { AreaWaiting } from '#app/services/page/waiting.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { amountIn } from './view.server.ts';

/** Invoices that are overdue and that nobody is paying just now. */
export const waiting: AreaWaiting = {
  kinds: {
    'payments.overdue': {
      async say({ ref: { id }, amount, until }, request) {
        const { language, t } = request;
        const money = await orOutage(paymentCurrency(request));
        const currency = money.ok ? money.data.currency : null;
        const sum = amount === undefined ? null : amountIn(request, { amount, currency });
        return {
          icon: 'receipt',
          href: payPath(id),
          label: sum === null ? t('payments:toDo.payIt') : t('payments:toDo.pay', { amount: sum }),
          when: id,
          note: until ? t('payments:toDo.note', { day: textIn(language).formatDate(dayOf(until)) }) : '',
        };
      },
    },
  },
};
