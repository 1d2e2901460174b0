import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PaperPage } from '#app/components/payments/paper-page.tsx';
import { PaymentFacts, PaymentSteps, Refunds } from '#app/components/payments/payment-parts.tsx';
import { TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { paymentPrintPath } from '#app/domain/payments/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { paymentOf, paymentView } from './payment.server.ts';

/** Ours: a payment for printing; it says paid of a COMPLETED one alone, and so does the PDF (C-40). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const payment = await paymentView(request, await paymentOf(request, args.params['id'] ?? ''));
  const over = request.t('payments:printout.over');
  return {
    title: titled(over, payment.heading),
    over,
    payment,
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function PaymentPrintout() {
  const { over, payment, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { heading, subject, path, id, patient, steps, refunds } = payment;
  return (
    <PaperPage
      title={<TextNaming name={subject}>{heading}</TextNaming>}
      over={over}
      back={{ href: path, label: t('payments:printout.toPayment') }}
      pdf={{ href: paymentPrintPath(id, 'printout.pdf'), label: t('payments:printout.paymentPdf') }}
      choice={choice}
      patient={patient}
      at={at}
    >
      <PaymentFacts payment={payment} />
      <Refunds refunds={refunds} />
      <PaymentSteps steps={steps} />
    </PaperPage>
  );
}
