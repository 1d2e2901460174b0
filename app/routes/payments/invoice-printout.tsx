import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InvoiceTitle } from '#app/components/payments/invoice-title.tsx';
import { InvoiceFacts } from '#app/components/payments/invoice-facts.tsx';
import { PaperPage } from '#app/components/payments/paper-page.tsx';
import { useText } from '#app/components/text.tsx';
import { invoicePath, INVOICES_PATH } from '#app/domain/payments/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { invoiceView } from './invoice.server.ts';

/** Ours: an invoice for printing; the same is in the PDF (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const invoice = await invoiceView(request, args.params['refInvoice'] ?? '', { isPaper: true });
  const over = request.t('payments:printout.over');
  const heading = request.t('payments:printout.invoice', { number: invoice.refInvoice });
  return {
    title: titled(over, heading),
    over,
    invoice,
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function InvoicePrintout() {
  const { over, invoice, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { state, refInvoice, patient, paid } = invoice;
  return (
    <PaperPage
      title={<InvoiceTitle number={refInvoice} />}
      over={over}
      back={{ href: INVOICES_PATH, label: t('payments:pay.back') }}
      pdf={{ href: invoicePath(refInvoice, 'printout.pdf'), label: t('payments:printout.invoicePdf') }}
      choice={choice}
      patient={patient}
      at={at}
    >
      <InvoiceFacts invoice={invoice} />
      <p>
        {t(`payments:printout.state.${state}`)}
        {paid === null ? null : ` ${t('payments:printout.paidAt', { at: paid.at })}`}
      </p>
    </PaperPage>
  );
}
