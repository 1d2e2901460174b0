import { Facts, ProviderText, Section, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { PaymentView } from '#app/routes/payments/payment.server.ts';
import { InvoiceNumber } from './invoice-number.tsx';
import { PaymentPill } from './state-pill.tsx';

/** The parts that the page of a payment and its paper share. */

/** A payment as facts: how it stands, how much, what for, for whom, and who began it when. */
export function PaymentFacts({ payment }: { payment: PaymentView }) {
  const { t } = useText();
  const { state, amount, subject, patient, refInvoice, issuer, startedAt, by } = payment;
  return (
    <Facts
      facts={[
        { term: t('payments:facts.state'), value: <PaymentPill state={state} /> },
        ...(amount === null
          ? [{ term: t('payments:facts.amount'), value: t('payments:noAmount') }]
          : [{ term: t('payments:facts.amount'), value: <strong>{amount}</strong> }]),
        { term: t('payments:facts.subject'), value: <ProviderText text={subject} /> },
        ...(patient === null ? [] : [{ term: t('payments:facts.patient'), value: patient }]),
        { term: t('payments:facts.number'), value: <InvoiceNumber number={refInvoice} /> },
        {
          term: t('payments:facts.issuer'),
          value: issuer === null ? t('payments:noIssuerHere') : <ProviderText text={issuer} />,
        },
        { term: t('payments:facts.startedAt'), value: startedAt },
        { term: t('payments:facts.startedBy'), value: by },
      ]}
    />
  );
}

/** The states that it has gone through, the oldest first, each with its time and how it came. */
export function PaymentSteps({ steps }: Pick<PaymentView, 'steps'>) {
  const { t } = useText();
  return (
    <Section title={t('payments:payment.steps')}>
      <ol>
        {steps.map(({ state, at, by }) => (
          <li key={state + at}>
            <strong>{t(`payments:state.${state}`)}</strong>: <Time at={at} withTime />, {by}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Money that has come back, or is to come back, and why. */
export const Refunds = ({ refunds }: Pick<PaymentView, 'refunds'>) =>
  refunds.map(({ text, reason }) => (
    <p key={text + reason}>
      <strong>{text}</strong> {reason}
    </p>
  ));
