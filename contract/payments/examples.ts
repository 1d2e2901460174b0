import type { z } from 'zod';
import type { Invoice, InvoiceToPay, Payment, PaymentEntry } from './schemas.ts';

const patientId = 'patient-1001';

export const toPay: z.input<typeof InvoiceToPay> = {
  refInvoice: 'FV/11/2026/0117',
  patientId,
  subject: 'Konsultacja dermatologiczna',
  amount: 22_000,
  issuedOn: '2026-10-12',
  dueOn: '2026-10-26',
  of: { kind: 'BOOKING', system: 'his', id: 'visit-1042' },
  unit: 'Poradnia Dermatologiczna',
};

export const invoice: z.input<typeof Invoice> = { ...toPay, state: 'DUE' };

export const entry: z.input<typeof PaymentEntry> = {
  id: 'payment-8001',
  refInvoice: toPay.refInvoice,
  patientId,
  subject: toPay.subject,
  amount: toPay.amount,
  state: 'PENDING',
  startedAt: '2026-10-20T06:00:00.000Z',
  startedBy: { role: 'SELF', isThisAccount: true },
  refunds: [],
};

export const payment: z.input<typeof Payment> = {
  ...entry,
  steps: [
    { state: 'NEW', at: '2026-10-20T06:00:00.000Z', by: 'PERSON' },
    { state: 'PENDING', at: '2026-10-20T06:00:01.000Z', by: 'PERSON' },
  ],
  next: { askedAt: '2026-10-20T06:30:00.000Z', endsAt: '2026-10-22T06:00:00.000Z' },
  invoice: { state: 'DUE', dueOn: '2026-10-26', of: toPay.of },
  canTryAgain: false,
};
