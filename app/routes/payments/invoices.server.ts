import { mayOpen } from '#app/services/access/scopes.ts';
import type { InvoiceToPay } from '#contract/payments/schemas.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { byDueDay, isOverdue } from '#app/domain/payments/due.ts';
import { invoicePath, payPath, paymentPath } from '#app/domain/payments/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { withoutPatient } from '#app/services/page/own-claim.server.ts';
import { cutOf } from '#app/services/page/cut.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import {
  overOf,
  patientNamed,
  patientsOf,
  pickerWithAll,
  titled,
} from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { gatewayOf, type Gateway } from './gateway.server.ts';
import { amountIn, dueWords, moneyOf, openPaymentView, type Money } from './view.server.ts';

/** Whose payments a page shows: of the patient of the address, else of everybody for whom the account may act. */
export async function whoseOf(request: AccountRequest, title: string) {
  const answer = await orOutage(patientsOf(request));
  const patients = answer.ok ? answer.data : [];
  const patient = answer.ok ? await patientNamed(request, patients) : null;
  const over = overOf(request, { patients, patient });
  const nameOf = personNames(request, patients);
  return {
    frame: {
      title: titled(over, title),
      heading: title,
      over,
      path: pathOf(request.url),
      asOf: MARKS.now,
      picker: { ...pickerWithAll(request, { patients, patient }), path: request.url.pathname },
      noPatient: await withoutPatient(request, answer.ok && patients.length === 0),
      cut: await cutOf(request, patient ? [patient] : patients),
    },
    patientsOutage: answer.ok ? null : answer.outage,
    patientId: patient?.id ?? null,
    mayPay: (id: string) => patients.some((one) => one.id === id && mayOpen(one, payPath(id))),
    nameOf: (id: string) => {
      const found = patients.find((one) => one.id === id);
      return found ? nameOf(found) : null;
    },
  };
}
export type WhoseFrame = Awaited<ReturnType<typeof whoseOf>>['frame'];

/** All that /paymentsnav/invoicestopay shows; `invoices` is null while they cannot be had. */
export async function invoicesPage(request: AccountRequest) {
  const { frame, patientsOutage, patientId, nameOf, mayPay } = await whoseOf(
    request,
    request.t('payments:invoices.title'),
  );
  const asked = patientId === null ? {} : { patientId };
  const [found, money, gateway] = await Promise.all([
    orOutage(orNotFound(request.provider.invoices.toPay(asked))),
    moneyOf(request),
    gatewayOf(request),
  ]);
  const outage = patientsOutage ?? (found.ok ? null : found.outage);
  const invoices = found.ok && !patientsOutage ? byDueDay(found.data.map(withDueDay)) : null;
  return {
    ...frame,
    outage,
    invoices:
      invoices &&
      withFirst(
        invoices.map((invoice) =>
          invoiceRow(request, {
            invoice,
            money,
            gateway,
            patient: nameOf(invoice.patientId),
            isPayable: mayPay(invoice.patientId),
          }),
        ),
      ),
    issuer: money.issuer,
    // A sum without an entry that could not be read would be too small (decision 178).
    sums: invoices && !request.context.leftOut ? sumsOf(request, { invoices, money }) : null,
    isCurrencyKnown: money.currency !== null,
    isIssuerKnown: money.issuer !== null,
    gateway: gateway.state,
  };
}

const withDueDay = (invoice: InvoiceToPay) => ({ ...invoice, dueDay: invoice.dueOn });
type DueInvoice = ReturnType<typeof withDueDay>;

type Rowed = Readonly<{
  invoice: DueInvoice;
  money: Money;
  gateway: Gateway;
  patient: string | null;
  isPayable: boolean;
}>;

/** An invoice as the list shows it. */
function invoiceRow(request: AccountRequest, { invoice, money, gateway, patient, isPayable }: Rowed) {
  const { refInvoice, subject, dueOn, payment } = invoice;
  const open = payment ? openPaymentView(request, payment) : null;
  const amount = amountIn(request, { ...money, amount: invoice.amount });
  return {
    refInvoice,
    subject,
    patient,
    amount,
    ...dueWords(request, dueOn),
    open,
    openHref: open && paymentPath(open.id),
    payHref:
      isPayable && open === null && amount !== null && gateway.state === 'OPEN' ? payPath(refInvoice) : null,
    printHref: invoicePath(refInvoice, 'printout'),
  };
}
export type InvoiceRowView = ReturnType<typeof invoiceRow> & Readonly<{ isFirst: boolean }>;

/** The one button that is filled: of the invoice that is to be paid first. */
function withFirst(rows: readonly ReturnType<typeof invoiceRow>[]) {
  const first = rows.find(({ payHref }) => payHref !== null);
  return rows.map((row) => ({ ...row, isFirst: row === first }));
}

/** The sums due in all, and what of them is overdue; null of one invoice, which says it itself. */
function sumsOf(
  request: AccountRequest,
  { invoices, money }: { invoices: readonly DueInvoice[]; money: Money },
) {
  const day = today(request.now);
  const sum = (of: readonly DueInvoice[]) => of.reduce((total, { amount }) => total + amount, 0);
  const all = amountIn(request, { ...money, amount: sum(invoices) });
  const overdue = invoices.filter((invoice) => isOverdue(invoice, day));
  if (invoices.length < 2 || all === null) return null;
  return {
    all,
    overdue: overdue.length === 0 ? null : amountIn(request, { ...money, amount: sum(overdue) }),
  };
}
