import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Facts, ProviderText, Section, TextNaming, Timeline } from '#app/components/page/index.ts';
import { PaperPage } from '#app/components/payments/paper-page.tsx';
import { Refunds, usePaymentFacts, usePaymentSteps } from '#app/components/payments/payment-parts.tsx';
import { useText } from '#app/components/text.tsx';
import { paymentPrintPath } from '#app/domain/payments/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { paymentOf, paymentView } from './payment.server.ts';

/** Ours: a payment for printing; it says paid of a COMPLETED one alone, and so does the PDF (C-40). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const payment = await paymentView(request, await paymentOf(request, args.params['id'] ?? ''), {
    isPaper: true,
  });
  const over = request.t('payments:printout.over');
  const heading = request.t('payments:printout.payment', {
    state: request.t(`payments:state.${payment.state}`),
    what: plainText(payment.subject),
  });
  return {
    title: titled(over, heading),
    over,
    heading,
    payment,
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function PaymentPrintout() {
  const { over, heading, payment, choice, at } = useLoaderData<typeof loader>();
  const facts = usePaymentFacts(payment);
  const steps = usePaymentSteps(payment);
  const { t } = useText();
  const { subject, path, id, patient, amount, refunds } = payment;
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
      <Facts
        facts={[
          { term: t('payments:facts.state'), value: t(`payments:state.${payment.state}`) },
          {
            term: t('payments:facts.amount'),
            value: amount === null ? t('payments:noAmount') : <strong>{amount}</strong>,
          },
          { term: t('payments:facts.subject'), value: <ProviderText text={subject} /> },
          ...facts,
        ]}
      />
      <Refunds refunds={refunds} />
      <Section title={t('payments:payment.steps')}>
        <Timeline steps={steps} />
      </Section>
    </PaperPage>
  );
}
