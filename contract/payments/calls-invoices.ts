/** C§7: invoices that wait to be paid, and (ours) one invoice whatever has become of it. */
import { z } from 'zod';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';
import { NO_SUCH_INVOICE } from './errors.ts';
import { invoice, toPay } from './examples.ts';
import { Invoice, InvoiceToPay, RefInvoice } from './schemas.ts';

const area = 'payments';
const SEEN =
  'Where the account is not AUTHORIZED or the patient not `authorized`, those of the account’s own bookings alone (C-80).';

export const invoices = {
  toPay: call({
    area,
    method: 'GET',
    path: '/mpi/invoices-to-pay/mpi-user',
    record: 'read',
    entriesApart: '',
    summary: 'Invoices that are due, of all patients of the account or of one',
    description: `Oldest due day first, then by number; without a due day last. ${SEEN}`,
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId: toPay.patientId }, output: [toPay] },
  })
    .input(z.object({ patientId: Id.optional() }))
    .output(z.array(InvoiceToPay))
    .errors({ NOT_FOUND }),

  get: call({
    area,
    method: 'GET',
    path: '/portal/api/invoices/{refInvoice}',
    record: 'read',
    summary: 'One invoice, due, paid or withdrawn',
    description: `With the payment that is under way, or by whom and when it was paid. ${SEEN}`,
    refusals: { NOT_FOUND: NO_SUCH_INVOICE },
    example: { input: { refInvoice: invoice.refInvoice }, output: invoice },
  })
    .input(z.object({ refInvoice: RefInvoice }))
    .output(Invoice)
    .errors({ NOT_FOUND }),
};
