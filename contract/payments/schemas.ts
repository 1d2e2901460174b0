import { z } from 'zod';
import { Day, Id, Instant, ProviderText } from '#contract/primitives.ts';
import { PAYMENT_STATES } from './reading/states.ts';

/** In the currency's smallest unit: grosz. */
const Amount = z.number().int().min(1);
const Sum = z.number().int().min(0);

/** The number that is printed on the invoice, which may have slashes, spaces and Polish letters. */
export const RefInvoice = Id;

/** Whoever pressed is named by role, never by name (C-42). */
export const PayerRole = z
  .enum(['SELF', 'GUARDIAN', 'UNIT'])
  .describe('SELF: the patient; GUARDIAN: whoever acts for them; UNIT: the staff.');
export type PayerRole = z.infer<typeof PayerRole>;

const Payer = z.object({
  role: PayerRole.describe(
    'SELF: the patient; GUARDIAN: whoever acts for them; UNIT: paid at the unit, and entered by the staff.',
  ),
  isThisAccount: z.boolean().describe('Whether it was the account that asks.'),
});

/** The states for which a list may be asked. */
export const PaymentStateName = z
  .enum(PAYMENT_STATES)
  .describe(
    'NEW: begun, and nobody has paid; PENDING: at the gateway; WAITING_FOR_CONFIRMATION: paid, and the gateway has not confirmed it; COMPLETED: paid; CANCELED: given up; REJECTED: refused by the bank.',
  );

/** Written by hosts that may know more states than the portal: see reading/states.ts. */
const State = z
  .string()
  .min(1)
  .max(40)
  .describe(`One of ${PAYMENT_STATES.join(', ')}; any other one is told as not known.`);

/** The subject of an invoice: a booking, or later a request for copies. */
const InvoiceSubject = z.object({
  kind: z
    .enum(['BOOKING', 'COPIES', 'OTHER'])
    .describe(
      'What the invoice is for: BOOKING: a visit; COPIES: copies of the medical record; OTHER: something else, that its words say.',
    ),
  system: z.string().max(40).optional().describe('Of a booking: its `system`.'),
  id: Id.optional().describe('Of a booking its `systemId`, of a request for copies its id.'),
});

const invoice = {
  refInvoice: RefInvoice,
  patientId: Id,
  subject: ProviderText.describe('What it is for.'),
  amount: Amount,
  issuedOn: Day,
  dueOn: Day.optional().describe('Absent: none is set, and it is never overdue.'),
  of: InvoiceSubject,
  unit: ProviderText.optional().describe('The unit that one writes to about it.'),
};

const OpenPayment = z.object({
  id: Id,
  state: State,
  startedAt: Instant,
  startedBy: Payer,
});

export const InvoiceToPay = z
  .object({
    ...invoice,
    payment: OpenPayment.optional().describe(
      'The one that is under way (A-159): whoever presses goes on with it, and none other is begun.',
    ),
  })
  .meta({ id: 'InvoiceToPay', description: 'C§3. `amount` in grosz; its currency is payments.currency.' });
export type InvoiceToPay = z.infer<typeof InvoiceToPay>;

const PaidBy = z.object({
  paymentId: Id.optional(),
  role: PayerRole,
  isThisAccount: z.boolean(),
  at: Instant,
});

export const Invoice = z
  .object({
    ...invoice,
    state: z
      .enum(['DUE', 'PAID', 'CANCELED'])
      .describe('CANCELED: the unit has withdrawn it, or its visit was cancelled.'),
    payment: OpenPayment.optional().describe(
      'The one that is under way, also where nothing is due any more.',
    ),
    paid: PaidBy.optional().describe('Of a PAID one: by whom and when.'),
  })
  .meta({ id: 'Invoice', description: 'Ours. One invoice, due or not.' });
export type Invoice = z.infer<typeof Invoice>;

/** Money that goes back: it stands on the staff's list until it is paid out (C-38, C-44, C-79). */
export const Refund = z.object({
  state: z.enum(['DUE', 'DONE']).describe('DUE: still to be paid back; DONE: paid back.'),
  amount: Amount,
  on: Day.optional().describe('The day on which it was paid back, of a DONE one.'),
  reason: z
    .enum(['SECOND_PAYMENT', 'AFTER_REJECTED', 'NOT_DUE', 'BOOKING_CANCELED', 'OTHER'])
    .describe(
      'SECOND_PAYMENT: the invoice was paid meanwhile (C-38); AFTER_REJECTED: the bank said yes after a no (C-79); NOT_DUE: the invoice had been withdrawn or changed (C-91); BOOKING_CANCELED: the paid visit was cancelled (A-85).',
    ),
});
export type Refund = z.infer<typeof Refund>;

const entry = {
  id: Id,
  refInvoice: RefInvoice,
  patientId: Id,
  subject: ProviderText,
  amount: Amount,
  state: State,
  startedAt: Instant.describe('The date that the range is of.'),
  startedBy: Payer,
  refunds: z.array(Refund),
};

export const PaymentEntry = z
  .object(entry)
  .meta({ id: 'PaymentEntry', description: 'C§3. A payment, in the history.' });
export type PaymentEntry = z.infer<typeof PaymentEntry>;

export const Payment = z
  .object({
    ...entry,
    steps: z
      .array(
        z.object({
          state: State,
          at: Instant,
          by: z
            .enum(['PERSON', 'GATEWAY', 'QUESTION', 'TIME'])
            .describe(
              'PERSON: whoever began it; GATEWAY: its signed call-back; QUESTION: the provider asked the gateway; TIME: 48 hours went by (C-38).',
            ),
        }),
      )
      .describe('Oldest first. The last one is `state`.'),
    next: z
      .object({
        askedAt: Instant.optional().describe('When the gateway is asked next, at the latest.'),
        endsAt: Instant.describe('When it is CANCELED at the latest, and the invoice can be paid again.'),
      })
      .optional()
      .describe('Of one under way.'),
    invoice: z.object({
      state: z
        .enum(['DUE', 'PAID', 'CANCELED'])
        .describe('DUE: to be paid; PAID; CANCELED: nothing is to be paid any more.'),
      dueOn: Day.optional(),
      of: InvoiceSubject,
    }),
    canTryAgain: z
      .boolean()
      .describe('REJECTED or CANCELED, the invoice is due, and no other payment is under way.'),
  })
  .meta({ id: 'Payment', description: 'C§3. One payment, whole.' });
export type Payment = z.infer<typeof Payment>;

export const PaymentPage = z.object({
  entries: z.array(PaymentEntry),
  hasMore: z.boolean(),
  total: z.number().int().min(0).describe('How many there are in the range, of all pages.'),
  older: z
    .number()
    .int()
    .min(0)
    .describe('How many there are before `after`, with the same patient and state (C-43).'),
  sums: z
    .array(
      z.object({
        state: State,
        count: z.number().int().min(1),
        amount: Sum,
        paidBack: Amount.optional().describe(
          'Ours. How much of `amount` has been paid back; absent: nothing, or the host does not say.',
        ),
      }),
    )
    .describe('Of the range, by state; a state without payments is absent.'),
});

export const PaymentOffer = z
  .object({
    gateway: z
      .enum(['NONE', 'TRIAL', 'ON'])
      .describe(
        'NONE: nothing can be paid in the portal, but at the unit. TRIAL: at a made-up bank, which a portal in production does not offer.',
      ),
    origin: z
      .string()
      .optional()
      .describe(
        'The one origin that browsers may be led to: a location of another one is not followed (A-157).',
      ),
    payee: ProviderText.optional().describe('Who takes the money, as the gateway names them.'),
  })
  .meta({ id: 'PaymentOffer', description: 'Ours. Whether one can pay here, and where.' });
export type PaymentOffer = z.infer<typeof PaymentOffer>;
