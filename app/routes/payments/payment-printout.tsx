import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Payment } from '#contract/payments/schemas.ts';
import { paymentPaper } from '#contract/payments/reading/paper.ts';
import { TextNaming } from '#app/components/page/index.ts';
import { PaperPage } from '#app/components/page/paper-page.tsx';
import { useText } from '#app/components/text.tsx';
import { paymentPath, paymentPrintPath } from '#app/domain/payments/paths.ts';
import { plainText } from '#app/domain/text.ts';
import { requireAccount, type AccountRequest } from '#app/services/access/guard.server.ts';
import { paperSpeaker, peopleOnPaper } from '#app/services/page/paper.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { paymentOf } from './payment.server.ts';
import { moneyOnPaper, stateOf } from './view.server.ts';

/** Ours: a payment for printing; it says paid of a COMPLETED one alone, and so does the PDF (C-40). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const payment = await paymentOf(request, args.params['id'] ?? '');
  const { id, subject, patientId } = payment;
  const over = request.t('payments:printout.over');
  const heading = headingOf(request, payment);
  return {
    title: titled(over, heading),
    over,
    heading,
    id,
    subject,
    paper: paymentPaper({ payment, ...(await moneyOnPaper(request)) }, paperSpeaker(request)),
    people: await peopleOnPaper(request, patientId),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

const headingOf = ({ t }: AccountRequest, { state, subject }: Payment) =>
  t('payments:printout.payment', { state: t(`payments:state.${stateOf(state)}`), what: plainText(subject) });

export default function PaymentPrintout() {
  const { over, heading, id, subject, paper, people, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <PaperPage
      title={<TextNaming name={subject}>{heading}</TextNaming>}
      back={{ href: paymentPath(id), label: t('payments:printout.toPayment') }}
      pdf={{ href: paymentPrintPath(id, 'printout.pdf'), label: t('payments:printout.paymentPdf') }}
      over={over}
      choice={choice}
      people={people}
      at={at}
      paper={paper}
    />
  );
}
