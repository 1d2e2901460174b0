import { formatAmount } from '#contract/payments/reading/amounts.ts';
import enPage from '#locales/en/page.json';
import en from '#locales/en/payment-papers.json';
import enPayments from '#locales/en/payments.json';
import plPage from '#locales/pl/page.json';
import pl from '#locales/pl/payment-papers.json';
import plPayments from '#locales/pl/payments.json';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { taggedPdf, type PrintedFact, type PrintedSection } from '#provider/core/printouts/tagged-pdf.ts';
import { personOnPaper } from '#provider/core/printouts/whose.ts';
import { dateInDigits, dayInWords, filled, timeInWords, type Language } from '#provider/core/words.ts';
import type { PatientRow } from '#provider/core/rows.ts';
import type { InvoiceRow, PaymentRefundRow, PaymentRow, PaymentStepRow } from './tables.ts';

const TEXTS = {
  pl: { words: pl, page: plPage, state: plPayments.state },
  en: { words: en, page: enPage, state: enPayments.state },
};

type Words = typeof pl;
type Key = { [Part in keyof Words]: `payment-papers:${Part}.${keyof Words[Part] & string}` }[keyof Words];

/** A text by its key. */
function say(language: Language, key: Key) {
  const [part = '', name = ''] = key.slice('payment-papers:'.length).split('.');
  const words: Record<string, Record<string, string>> = TEXTS[language].words;
  return words[part]?.[name] ?? '';
}

type Printed = Readonly<{
  invoice: InvoiceRow;
  patient: PatientRow;
  /** Who issued it. */
  payee: string;
  language: Language;
  at: Date;
}>;

const money = (language: Language, { amount, currency }: { amount: number; currency: string }) =>
  formatAmount({ language, amount, currency });

const moment = (language: Language, at: number | Date) =>
  `${dayInWords({ language, at })}, ${timeInWords({ language, at })}`;

const headOf = ({ patient, language, at }: Printed) => {
  const { print } = TEXTS[language].page;
  return [
    filled({ text: print.patient_one, values: { people: personOnPaper(patient, language) } }),
    `${print.at} ${moment(language, at)}`,
  ];
};

/** A file of a paper: its name is the kind alone, for it may lie in anybody's folder (S-48). */
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  new File([bytes], `${name}.pdf`, { type: 'application/pdf' });

/** An invoice on paper, due or not (C-40). */
export async function invoicePdf({ currency, ...printed }: Printed & { currency: string }) {
  const { invoice, language, at } = printed;
  const title = filled({
    text: say(language, 'payment-papers:invoice.title'),
    values: { number: invoice.ref_invoice },
  });
  const facts = [
    ...factsOfInvoice(printed),
    {
      term: say(language, 'payment-papers:invoice.amount'),
      value: money(language, { amount: invoice.amount, currency }),
    },
    {
      term: say(language, 'payment-papers:invoice.state'),
      value: say(language, `payment-papers:invoice.${invoice.state}`),
    },
    ...(invoice.paid_at === null
      ? []
      : [
          {
            term: say(language, 'payment-papers:invoice.paidOn'),
            value: dateInDigits(localDay(invoice.paid_at)),
          },
        ]),
  ];
  return fileOf(await taggedPdf({ title, language, at, head: headOf(printed), facts }), 'faktura');
}

function factsOfInvoice({ invoice, payee, language }: Printed): PrintedFact[] {
  return [
    { term: say(language, 'payment-papers:invoice.number'), value: invoice.ref_invoice },
    { term: say(language, 'payment-papers:invoice.issuer'), value: payee, language: 'pl' },
    { term: say(language, 'payment-papers:invoice.subject'), value: invoice.subject, language: 'pl' },
    { term: say(language, 'payment-papers:invoice.issued'), value: dateInDigits(invoice.issued_on) },
    {
      term: say(language, 'payment-papers:invoice.due'),
      value:
        invoice.due_on === null
          ? say(language, 'payment-papers:invoice.noDue')
          : dateInDigits(invoice.due_on),
    },
  ];
}

type PrintedPayment = Printed &
  Readonly<{
    payment: PaymentRow;
    steps: readonly PaymentStepRow[];
    refunds: readonly PaymentRefundRow[];
  }>;

/** A payment on paper; that it is paid stands on that of a COMPLETED one alone. */
export async function paymentPdf(printed: PrintedPayment) {
  const { payment, language, at } = printed;
  const title = filled({
    text: say(language, 'payment-papers:payment.title'),
    values: { number: payment.ref_invoice },
  });
  const head = [
    ...headOf(printed),
    ...(payment.state === 'COMPLETED' ? [] : [say(language, 'payment-papers:payment.notPaid')]),
  ];
  const facts = [
    ...factsOfInvoice(printed),
    { term: say(language, 'payment-papers:invoice.amount'), value: money(language, payment) },
    { term: say(language, 'payment-papers:invoice.state'), value: TEXTS[language].state[payment.state] },
    { term: say(language, 'payment-papers:payment.begun'), value: moment(language, payment.started_at) },
  ];
  const sections = [stepSection(printed), refundSection(printed)];
  return fileOf(await taggedPdf({ title, language, at, head, facts, sections }), 'platnosc');
}

function stepSection({ steps, language }: PrintedPayment): PrintedSection {
  const { state } = TEXTS[language];
  return {
    heading: say(language, 'payment-papers:payment.steps'),
    facts: steps.map((step) => ({ term: state[step.state], value: moment(language, step.at) })),
    empty: say(language, 'payment-papers:payment.noSteps'),
  };
}

function refundSection({ refunds, payment, language }: PrintedPayment): PrintedSection {
  const facts = refunds.map(({ amount, done_on: day }) => ({
    term: say(language, 'payment-papers:invoice.amount'),
    value: filled({
      text:
        day === null
          ? say(language, 'payment-papers:payment.owed')
          : say(language, 'payment-papers:payment.returned'),
      values: {
        amount: money(language, { amount, currency: payment.currency }),
        day: day === null ? '' : dateInDigits(day),
      },
    }),
  }));
  return {
    heading: say(language, 'payment-papers:payment.refunds'),
    facts,
    empty: say(language, 'payment-papers:payment.noRefunds'),
  };
}
