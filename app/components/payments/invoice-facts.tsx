import { Facts, ProviderText, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { InvoiceView } from '#app/routes/payments/invoice.server.ts';
import { InvoiceNumber } from './invoice-number.tsx';

type InvoiceFactsProps = Readonly<{ invoice: InvoiceView; further?: readonly Fact[] }>;

/** An invoice as facts: what for, for whom, how much, until when, and who issued it. */
export function InvoiceFacts({ invoice, further = [] }: InvoiceFactsProps) {
  const { t } = useText();
  const { subject, patient, amount, refInvoice, issuer, issuedOn, dueDay, state } = invoice;
  return (
    <Facts
      facts={[
        { term: t('payments:facts.subject'), value: <ProviderText text={subject} /> },
        ...(patient === null ? [] : [{ term: t('payments:facts.patient'), value: patient }]),
        ...(amount === null ? [] : [{ term: t('payments:facts.amount'), value: <strong>{amount}</strong> }]),
        ...(state === 'DUE'
          ? [{ term: t('payments:facts.due'), value: dueDay ?? t('payments:facts.noDue') }]
          : []),
        { term: t('payments:facts.number'), value: <InvoiceNumber number={refInvoice} /> },
        { term: t('payments:facts.issued'), value: issuedOn },
        {
          term: t('payments:facts.issuer'),
          value: issuer === null ? t('payments:noIssuerHere') : <ProviderText text={issuer} />,
        },
        ...further,
      ]}
    />
  );
}
