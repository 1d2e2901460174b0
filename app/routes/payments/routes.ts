import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification (C§2), and some of ours marked so. */
export const routes: RouteConfigEntry[] = [
  layout('routes/payments/layout.tsx', [
    route('paymentsnav', 'routes/payments/index.tsx'),
    route('paymentsnav/invoicestopay', 'routes/payments/invoices.tsx'),
    route('paymentsnav/invoicestopay/:refInvoice/pay', 'routes/payments/pay.tsx'), // ours
    route('paymentsnav/payments', 'routes/payments/history.tsx'),
    route('paymentsnav/payments/:id', 'routes/payments/payment.tsx'), // ours
  ]),
  route('paymentsnav/invoicestopay/:refInvoice/printout', 'routes/payments/invoice-printout.tsx'), // ours
  route('paymentsnav/invoicestopay/:refInvoice/printout.pdf', 'routes/payments/invoice-file.tsx'), // ours
  route('paymentsnav/payments/printout', 'routes/payments/history-printout.tsx'), // ours
  route('paymentsnav/payments/:id/printout', 'routes/payments/payment-printout.tsx'), // ours
  route('paymentsnav/payments/:id/printout.pdf', 'routes/payments/payment-file.tsx'), // ours
];
