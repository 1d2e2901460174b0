import { isId } from '#app/domain/id.ts';
import { invoicePath, paymentPath } from '#app/domain/payments/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { documentDays } from '#app/services/page/document-days.server.ts';
import { overOf, patientsOf, requireReach } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { amountIn, dueWords, moneyOf, openPaymentView, payerWords } from './view.server.ts';

/** The patient's name, and whether it stands over the title; null while nobody knows. */
export async function personOf(request: AccountRequest, patientId: string) {
  const answer = await orOutage(patientsOf(request));
  const patients = answer.ok ? answer.data : [];
  const patient = patients.find(({ id }) => id === patientId) ?? null;
  return {
    patient: patient && personNames(request, patients)(patient),
    over: overOf(request, { patients, patient }),
  };
}

/** The invoice of an address as the provider has it. @throws notFound, the same for another's as for none */
export async function invoiceOf(request: AccountRequest, refInvoice: string) {
  if (!isId(refInvoice)) throw notFound();
  const invoice = await orNotFound(request.provider.invoices.get({ refInvoice }));
  await requireReach(request, invoice.patientId);
  return invoice;
}

/** An invoice as its own pages say it. */
export async function invoiceView(request: AccountRequest, refInvoice: string) {
  const [invoice, money] = await Promise.all([invoiceOf(request, refInvoice), moneyOf(request)]);
  const { subject, state, dueOn, paid, payment, patientId } = invoice;
  const { patient, over } = await personOf(request, patientId);
  return {
    refInvoice: invoice.refInvoice,
    subject,
    state,
    patient,
    over,
    issuer: money.issuer,
    amount: amountIn(request, { ...money, amount: invoice.amount }),
    /** In grosz: what the page has shown goes with its form. */
    grosze: invoice.amount,
    ...dueWords(request, dueOn),
    open: payment ? openPaymentView(request, payment) : null,
    openHref: payment ? paymentPath(payment.id) : null,
    paid: paid
      ? {
          at: documentDays(request).momentOf(paid.at),
          by: payerWords(request, paid),
          href: paid.paymentId === undefined ? null : paymentPath(paid.paymentId),
        }
      : null,
    printHref: invoicePath(invoice.refInvoice, 'printout'),
  };
}
export type InvoiceView = Awaited<ReturnType<typeof invoiceView>>;
