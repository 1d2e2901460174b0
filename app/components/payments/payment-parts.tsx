import { ProviderText, type Fact, type Step } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { PaymentView } from '#app/routes/payments/payment.server.ts';
import { InvoiceNumber } from './invoice-number.tsx';

/** The parts that the page of a payment and its paper share. */

/** Facts of a payment that its title does not say: for whom, of which invoice, and who issued that. */
export function usePaymentFacts({ patient, refInvoice, issuer }: PaymentView): Fact[] {
  const { t } = useText();
  return [
    ...(patient === null ? [] : [{ term: t('payments:facts.patient'), value: patient }]),
    { term: t('payments:facts.number'), value: <InvoiceNumber number={refInvoice} /> },
    {
      term: t('payments:facts.issuer'),
      value: issuer === null ? t('payments:noIssuerHere') : <ProviderText text={issuer} />,
    },
  ];
}

/** The states that it has gone through, the oldest first, each with its time and how it came; then what is to come. */
export function usePaymentSteps({ steps, isOpen, isDue, next }: PaymentView): Step[] {
  const { t } = useText();
  const past = steps.map(({ state, at, by }): Step => {
    const hasFailed = state === 'REJECTED' || state === 'CANCELED';
    return {
      as: hasFailed ? 'failed' : 'done',
      name: t(`payments:state.${state}`),
      detail: `${at}, ${by}`,
    };
  });
  if (!isOpen) return past;
  return [
    ...past,
    { as: 'now', name: t('payments:payment.bankConfirms'), detail: next.join(' ') },
    ...(isDue ? [{ as: 'later' as const, name: t('payments:state.COMPLETED') }] : []),
  ];
}

/** Money that has come back, or is to come back, and why. */
export const Refunds = ({ refunds }: Pick<PaymentView, 'refunds'>) =>
  refunds.map(({ text, reason }) => (
    <p key={text + reason}>
      <strong>{text}</strong> {reason}
    </p>
  ));
