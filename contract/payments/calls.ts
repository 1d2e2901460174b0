/** C§4 and C§7 of the specification, decisions and C-38 to C-44: payments, from their start to their paper. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id, Instant, ProviderText } from '#contract/primitives.ts';
import { Redirect, redirectTo } from '#contract/redirect.ts';
import { DOWN, NO_SUCH_INVOICE, NO_SUCH_PAYMENT, START_ERRORS, START_REFUSALS } from './errors.ts';
import { entry, payment, toPay } from './examples.ts';
import { Payment, PaymentOffer, PaymentPage, PaymentStateName, RefInvoice } from './schemas.ts';

const area = 'payments';
const path = '/mpi/payments/mpi-user';
const SEEN =
  'Where the account is not AUTHORIZED or the patient not `authorized`, those of the account’s own bookings alone (C-80).';
const PDF = 'A tagged PDF in the language of Accept-Language (S-44).';
const { refInvoice } = toPay;

export const payments = {
  list: call({
    area,
    method: 'GET',
    path,
    record: 'read',
    entriesApart: 'entries',
    summary: 'Payments of all patients of the account, begun in a time',
    description: `The half-open time from \`after\` to before \`before\` (A-131), newest first; of one patient with \`patientId\`, of one state with \`state\`. ${SEEN}`,
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: {
      input: {
        after: '2026-09-19T22:00:00.000Z',
        before: '2026-10-20T22:00:00.000Z',
        pageIndex: 0,
        pageSize: 10,
      },
      output: {
        entries: [entry],
        hasMore: false,
        total: 1,
        older: 45,
        sums: [{ state: 'PENDING', count: 1, amount: entry.amount }],
      },
    },
  })
    .input(
      z.object({
        patientId: Id.optional(),
        state: PaymentStateName.optional(),
        after: Instant,
        before: Instant,
        pageIndex: z.coerce.number<number>().int().min(0).max(10_000),
        pageSize: z.coerce.number<number>().int().min(1).max(100),
      }),
    )
    .output(PaymentPage)
    .errors({ NOT_FOUND }),

  get: call({
    area,
    method: 'GET',
    path: `${path}/{id}`,
    record: 'read',
    summary: 'One payment, whole',
    description: `Whoever may act for the invoice’s patient sees it, whoever began it (C-42). ${SEEN}`,
    refusals: { NOT_FOUND: NO_SUCH_PAYMENT },
    example: { input: { id: payment.id }, output: payment },
  })
    .input(z.object({ id: Id }))
    .output(Payment)
    .errors({ NOT_FOUND }),

  start: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    isRedirect: true,
    summary: 'Begins a payment of an invoice, and says where the browser is led',
    description:
      'An invoice has one payment under way: whoever asks meanwhile, from whatever tab or account, is led to the same one (A-159). The amount is the invoice’s; `seenAmount` (ours) is what the patient has seen of it, and another one is refused. The portal follows a location at the origin of payments.offer alone (A-157), and says nothing of what it means to come back. It is asked once and never repeated.',
    refusals: START_REFUSALS,
    byStatus: { 409: 'NOT_DUE' },
    example: {
      input: { refInvoice, seenAmount: toPay.amount },
      output: redirectTo('https://bank.example/pay/Jd6fHb3gUe7pOi1tYqKs'),
    },
  })
    .input(z.object({ refInvoice: RefInvoice, seenAmount: z.number().int().optional() }))
    .output(Redirect)
    .errors(START_ERRORS),

  ask: call({
    area,
    method: 'POST',
    path: '/portal/api/payments/{id}/question',
    record: 'write',
    summary: 'Asks the gateway at once how it stands with a payment',
    description:
      'What the gateway says is written as its call-back would be (A-160); a payment that is under way no more is answered as it stands. Within a minute of the last question the gateway is not asked again.',
    refusals: { NOT_FOUND: NO_SUCH_PAYMENT, GATEWAY_DOWN: DOWN },
    example: { input: { id: payment.id }, output: payment },
  })
    .input(z.object({ id: Id }))
    .output(Payment)
    .errors({ NOT_FOUND, GATEWAY_DOWN: START_ERRORS.GATEWAY_DOWN }),

  offer: call({
    area,
    method: 'GET',
    path: '/portal/api/payments/gateway',
    summary: 'Whether invoices can be paid in the portal, and where',
    description:
      'The page whose button leads to the gateway names `origin` in its form-action, and no other page does.',
    example: { output: { gateway: 'ON', origin: 'https://bank.example', payee: 'Przychodnia pod Lipami' } },
  }).output(PaymentOffer),

  currency: call({
    area,
    method: 'GET',
    path: '/mpi/payments/currency',
    summary: 'The currency of all amounts',
    description: 'In three letters of ISO 4217. The portal keeps it a while.',
    example: { output: { currency: 'PLN' } },
  }).output(z.object({ currency: z.string().length(3) })),

  hisName: call({
    area,
    method: 'GET',
    path: '/mpi/payments/hisname',
    summary: 'Who issues the invoices',
    description: 'The name of the provider. The portal keeps it a while.',
    example: { output: { name: 'Przychodnia pod Lipami' } },
  }).output(z.object({ name: ProviderText })),

  invoicePrintout: call({
    area,
    method: 'GET',
    path: `${path}/invoice/{id}/printout`,
    record: 'read',
    summary: 'An invoice as a PDF',
    description: `\`id\` is the invoice’s \`refInvoice\` (C-40); the id of a payment is none. ${PDF}`,
    refusals: { NOT_FOUND: NO_SUCH_INVOICE },
    example: { input: { id: refInvoice } },
  })
    .input(z.object({ id: RefInvoice }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),

  paymentPrintout: call({
    area,
    method: 'GET',
    path: `${path}/payments/invoice/{id}/printout`,
    record: 'read',
    summary: 'A payment as a PDF',
    description: `\`id\` is that of the payment (C-40); a \`refInvoice\` is none. It says paid of a COMPLETED one alone. ${PDF}`,
    refusals: { NOT_FOUND: NO_SUCH_PAYMENT },
    example: { input: { id: payment.id } },
  })
    .input(z.object({ id: Id }))
    .output(z.file().mime('application/pdf'))
    .errors({ NOT_FOUND }),
};
