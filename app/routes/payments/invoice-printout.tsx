import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { invoicePaper } from '#contract/payments/reading/paper.ts';
import { InvoiceTitle } from '#app/components/payments/invoice-title.tsx';
import { PaperPage } from '#app/components/page/paper-page.tsx';
import { useText } from '#app/components/text.tsx';
import { invoicePath, INVOICES_PATH } from '#app/domain/payments/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { paperSpeaker, peopleOnPaper } from '#app/services/page/paper.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { invoiceOf } from './invoice.server.ts';
import { moneyOnPaper } from './view.server.ts';

/** Ours: an invoice for printing; the same is in the PDF (S-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const invoice = await invoiceOf(request, args.params['refInvoice'] ?? '');
  const { refInvoice: number, patientId } = invoice;
  const over = request.t('payments:printout.over');
  return {
    title: titled(over, request.t('payments:printout.invoice', { number })),
    over,
    number,
    paper: invoicePaper({ invoice, ...(await moneyOnPaper(request)) }, paperSpeaker(request)),
    people: await peopleOnPaper(request, patientId),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function InvoicePrintout() {
  const { over, number, paper, people, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <PaperPage
      title={<InvoiceTitle number={number} />}
      back={{ href: INVOICES_PATH, label: t('payments:pay.back') }}
      pdf={{ href: invoicePath(number, 'printout.pdf'), label: t('payments:printout.invoicePdf') }}
      over={over}
      choice={choice}
      people={people}
      at={at}
      paper={paper}
    />
  );
}
