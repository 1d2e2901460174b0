import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf } from '#tests/house/portal/forms/texts.ts';
import { begin, DUE, payPathOf, paymentPathOf, SEEDED } from '#tests/payments/scene.ts';

export const forms: FormRows = {
  'an invoice to be paid': {
    route: '/paymentsnav/invoicestopay/:refInvoice/pay',
    open: async ({ as }) => ({
      known: { seenAmount: oneOf('', '0', '-1', '15001', '1e3') },
      send: (await as('jan.nowak')).posts(payPathOf(DUE)),
    }),
    success: {
      silent:
        'Leads to the bank; the title of the payment, to which the bank leads back, says what came of it.',
      sent: async ({ as }) => begin(await as('jan.nowak'), DUE),
    },
  },
  'a payment that is asked about': {
    route: '/paymentsnav/payments/:id',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('jan.nowak')).posts(paymentPathOf(SEEDED.COMPLETED)),
    }),
    success: async ({ as }) => sentBy(await as('jan.nowak'), paymentPathOf(SEEDED.WAITING_FOR_CONFIRMATION)),
  },
  'which payments are listed': {
    route: '/paymentsnav/payments',
    open: async ({ as }) => ({
      known: { state: oneOf('', 'COMPLETED', 'X'), dateFrom: day, dateTo: day },
      send: (await as('jan.nowak')).asks('/paymentsnav/payments'),
      typed: ['dateFrom', 'dateTo'],
    }),
  },
};
