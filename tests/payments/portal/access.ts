import { notForGuests, type AccessRows } from '#tests/house/portal/access/row.ts';
import { DUE, payPathOf, paymentPathOf, SEEDED } from '#tests/payments/scene.ts';

const INVOICE = payPathOf(DUE).replace(/\/pay$/, '');
const PAYMENT = paymentPathOf(SEEDED.COMPLETED);

export const access: AccessRows = {
  '/paymentsnav': { get: notForGuests('/paymentsnav/invoicestopay', 'area is off') },
  '/paymentsnav/invoicestopay/:refInvoice/pay': { address: () => `${INVOICE}/pay` },
  '/paymentsnav/invoicestopay/:refInvoice/printout': { address: () => `${INVOICE}/printout` },
  '/paymentsnav/invoicestopay/:refInvoice/printout.pdf': { address: () => `${INVOICE}/printout.pdf` },
  '/paymentsnav/payments/:id': { address: () => PAYMENT },
  '/paymentsnav/payments/:id/printout': { address: () => `${PAYMENT}/printout` },
  '/paymentsnav/payments/:id/printout.pdf': { address: () => `${PAYMENT}/printout.pdf` },
};
