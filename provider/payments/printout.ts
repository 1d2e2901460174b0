import type { z } from 'zod';
import { Invoice, Payment } from '#contract/payments/schemas.ts';
import { invoicePaper, paymentPaper } from '#contract/payments/reading/paper.ts';
import en from '#locales/en/payment-papers.json';
import enPayments from '#locales/en/payments.json';
import pl from '#locales/pl/payment-papers.json';
import plPayments from '#locales/pl/payments.json';
import { paperPdf } from '#provider/core/printouts/paper-file.ts';
import { speakerOf } from '#provider/core/printouts/speaker.ts';
import type { PatientRow } from '#provider/core/rows.ts';
import { filled, type Language } from '#provider/core/words.ts';

/** Titles are `payment-papers:invoice.title` and `payment-papers:payment.title`; the rest is said as on the page. */
const TEXTS = {
  pl: { 'payment-papers': pl, payments: plPayments },
  en: { 'payment-papers': en, payments: enPayments },
};

type Printed = Readonly<{
  patient: PatientRow;
  /** Who issued it. */
  payee: string;
  currency: string;
  letterhead: string;
  language: Language;
  at: Date;
}>;

/** A file of a paper: its name is the kind alone, for it may lie in anybody's folder (S-48). */
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
  new File([bytes], `${name}.pdf`, { type: 'application/pdf' });

/** An invoice on paper, due or not (C-40). */
export async function invoicePdf({ invoice, ...printed }: Printed & { invoice: z.input<typeof Invoice> }) {
  const { language, currency, payee: issuer } = printed;
  const { title } = TEXTS[language]['payment-papers'].invoice;
  const paper = invoicePaper(
    { invoice: Invoice.parse(invoice), currency, issuer },
    speakerOf(language, TEXTS[language]),
  );
  const bytes = await paperPdf({
    ...printed,
    paper,
    title: filled({ text: title, values: { number: invoice.refInvoice } }),
  });
  return fileOf(bytes, 'faktura');
}

/** A payment on paper; that it is paid stands on that of a COMPLETED one alone. */
export async function paymentPdf({ payment, ...printed }: Printed & { payment: z.input<typeof Payment> }) {
  const { language, currency, payee: issuer } = printed;
  const { title } = TEXTS[language]['payment-papers'].payment;
  const paper = paymentPaper(
    { payment: Payment.parse(payment), currency, issuer },
    speakerOf(language, TEXTS[language]),
  );
  const bytes = await paperPdf({
    ...printed,
    paper,
    title: filled({ text: title, values: { number: payment.refInvoice } }),
  });
  return fileOf(bytes, 'platnosc');
}
