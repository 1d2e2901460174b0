import type { Invoice, Payment, Refund } from '#contract/payments/schemas.ts';
import {
  paperFact as fact,
  wordsInLine,
  type Paper,
  type PaperFact,
  type PaperPart,
  type PaperSpeaker,
} from '#contract/papers/reading/paper.ts';
import { formatAmount } from './amounts.ts';
import { isOpenState, readPaymentState, type PaymentState } from './states.ts';

type Payer = Payment['startedBy'];

type Key =
  | `payments:facts.${'subject' | 'amount' | 'number' | 'issued' | 'issuer' | 'due' | 'noDue' | 'state'}`
  | 'payments:printout.paidAt'
  | `payments:printout.state.${Invoice['state']}`
  | `payments:state.${PaymentState | 'UNKNOWN'}`
  | `payments:payer.${Payer['role']}`
  | `payments:payer.own.${Payer['role']}`
  | `payments:step.${Exclude<Payment['steps'][number]['by'], 'PERSON'>}`
  | `payments:payment.${'steps' | 'bankConfirms' | 'askedAt' | 'endsAt' | 'endsAtNotDue'}`
  | `payments:refund.${'done' | 'doneSomeDay' | 'due'}`
  | `payments:refund.reason.${Refund['reason']}`
  | `payment-papers:payment.${'noSteps' | 'refunds' | 'noRefunds' | 'notPaid'}`
  | 'payments:noAmount'
  | 'payments:noIssuerHere';

type Speaker = PaperSpeaker<Key>;

/** Null: it cannot be had now; an amount without a currency is no amount. */
type Money = Readonly<{ currency: string | null; issuer: string | null }>;

const amountIn = (
  { t, language }: PaperSpeaker<'payments:noAmount'>,
  { currency, amount }: Pick<Money, 'currency'> & { amount: number },
) => (currency === null ? t('payments:noAmount') : formatAmount({ amount, currency, language }));

type Billed = Pick<Invoice, 'subject' | 'amount' | 'refInvoice'>;

function billed(
  { of: { subject, amount, refInvoice }, currency, issuer }: Money & { of: Billed },
  speaker: Speaker,
): PaperFact[] {
  const { t } = speaker;
  return [
    ...fact(t('payments:facts.subject'), subject as unknown as string, 'pl'),
    ...fact(t('payments:facts.amount'), amountIn(speaker, { currency, amount })),
    ...fact(t('payments:facts.number'), refInvoice),
    ...(issuer === null
      ? fact(t('payments:facts.issuer'), t('payments:noIssuerHere'))
      : fact(t('payments:facts.issuer'), issuer, 'pl')),
  ];
}

/** An invoice on paper, due or not (C-40): what for, how much, until when, and how it stands. */
export function invoicePaper({ invoice, ...money }: Money & { invoice: Invoice }, speaker: Speaker): Paper {
  const { t, date, moment } = speaker;
  const { state, issuedOn, dueOn, paid } = invoice;
  const due = dueOn === undefined ? t('payments:facts.noDue') : date(dueOn);
  return {
    notes: [
      wordsInLine([
        t(`payments:printout.state.${state}`),
        paid && t('payments:printout.paidAt', { at: moment(paid.at) }),
      ]),
    ],
    facts: [
      ...billed({ of: invoice, ...money }, speaker),
      ...fact(t('payments:facts.issued'), date(issuedOn)),
      ...fact(t('payments:facts.due'), state === 'DUE' ? due : null),
    ],
    parts: [],
    signature: null,
  };
}

/** A payment on paper; that it is paid stands on that of a COMPLETED one alone (C-40). */
export function paymentPaper({ payment, ...money }: Money & { payment: Payment }, speaker: Speaker): Paper {
  const { t } = speaker;
  return {
    notes: payment.state === 'COMPLETED' ? [] : [t('payment-papers:payment.notPaid')],
    facts: [
      ...fact(t('payments:facts.state'), stateIn(speaker, payment.state)),
      ...billed({ of: payment, ...money }, speaker),
    ],
    parts: [stepPart(payment, speaker), refundPart({ ...payment, ...money }, speaker)],
    signature: null,
  };
}

/** A word that nobody here knows is said to be neither paid nor due. */
const stateIn = ({ t }: Speaker, word: string) => t(`payments:state.${readPaymentState(word) ?? 'UNKNOWN'}`);

/** C-42: by role, never by name. */
const payerIn = ({ t }: Speaker, { role, isThisAccount }: Payer) =>
  t(isThisAccount ? `payments:payer.own.${role}` : `payments:payer.${role}`);

/** The states that it has gone through, the oldest first, each with how it came; then what is to come. */
function stepPart({ steps, state, next, invoice, startedBy }: Payment, speaker: Speaker): PaperPart {
  const { t, moment } = speaker;
  const past = steps.map(({ state: word, at, by }) => ({
    term: stateIn(speaker, word),
    value: `${moment(at)}, ${by === 'PERSON' ? payerIn(speaker, startedBy) : t(`payments:step.${by}`)}`,
  }));
  const endsAt = invoice.state === 'DUE' ? 'endsAt' : 'endsAtNotDue';
  const ahead = next && [
    next.askedAt && t('payments:payment.askedAt', { at: moment(next.askedAt) }),
    t(`payments:payment.${endsAt}`, { at: moment(next.endsAt) }),
  ];
  return {
    heading: t('payments:payment.steps'),
    empty: t('payment-papers:payment.noSteps'),
    facts: [
      ...past,
      ...fact(t('payments:payment.bankConfirms'), isOpenState(state) ? wordsInLine(ahead ?? []) : null),
    ],
  };
}

export type RefundKey = 'payments:noAmount' | Extract<Key, `payments:refund.${string}`>;
type Owed = Readonly<{ refund: Refund; currency: string | null }>;

/** "Zwrot: zwrócono 150,00 zł dnia 28 listopada 2026. …": how much, when, and why (C-44). */
export function refundOnPaper({ refund, currency }: Owed, speaker: PaperSpeaker<RefundKey>) {
  const { t, date } = speaker;
  const { state, amount: sum, on, reason } = refund;
  const amount = amountIn(speaker, { currency, amount: sum });
  const done = on
    ? t('payments:refund.done', { amount, day: date(on) })
    : t('payments:refund.doneSomeDay', { amount });
  const text = state === 'DONE' ? done : t('payments:refund.due', { amount });
  return wordsInLine([text, t(`payments:refund.reason.${reason}`)]);
}

/** Money that has come back, or is to come back. */
function refundPart({ refunds, currency }: Payment & Money, speaker: Speaker): PaperPart {
  const { t } = speaker;
  return {
    heading: t('payment-papers:payment.refunds'),
    empty: t('payment-papers:payment.noRefunds'),
    facts: refunds.map((refund) => ({
      term: t('payments:facts.amount'),
      value: refundOnPaper({ refund, currency }, speaker),
    })),
  };
}
