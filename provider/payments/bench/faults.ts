import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, each with what it is. */
export const FAILING = {
  'invoices.toPay': 'Lista faktur do zapłaty',
  'invoices.get': 'Jedna faktura',
  'payments.list': 'Historia płatności',
  'payments.get': 'Jedna płatność',
  'payments.start': 'Rozpoczęcie płatności',
  'payments.start.after': 'Odpowiedź po rozpoczęciu płatności',
  'payments.ask': 'Pytanie operatora o płatność',
  'payments.offer': 'Czy i gdzie można płacić',
  'payments.currency': 'Waluta',
  'payments.hisName': 'Nazwa wystawcy',
  'payments.invoicePrintout': 'Wydruk faktury',
  'payments.paymentPrintout': 'Wydruk płatności',
} as const;

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: async ({ paymentSettings }) => (await paymentSettings.get()).failing,
};
