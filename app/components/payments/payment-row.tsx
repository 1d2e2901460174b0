import { cachedRow, RowContent, RowLink } from '#app/components/lists/rows.tsx';
import { HiddenWords, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { PaymentRowView } from '#app/routes/payments/history.server.ts';
import { InvoiceNumber } from './invoice-number.tsx';
import { PaymentPill } from './state-pill.tsx';

/** A payment in the history: what for, how it stands, when, how much, of which invoice, and for whom. */
export const PaymentRow = cachedRow<PaymentRowView>({ Content: PaymentContent });

function PaymentContent(payment: PaymentRowView) {
  const { href, subject, state, at, amount, refInvoice, patient, refunds } = payment;
  const { t } = useText();
  return (
    <RowContent
      title={
        <RowLink href={href}>
          <ProviderText text={subject} />
          <HiddenWords>{`(${refInvoice}, ${at})`}</HiddenWords>
        </RowLink>
      }
      side={
        <>
          <p>
            <PaymentPill state={state} />
          </p>
          {amount === null ? null : <p>{t('payments:history.amount', { amount })}</p>}
        </>
      }
    >
      <p>{t('payments:history.at', { at })}</p>
      <p>
        {t('payments:facts.number')}: <InvoiceNumber number={refInvoice} />
      </p>
      {patient === null ? null : <p>{t('payments:history.patient', { patient })}</p>}
      {refunds.map(({ text, reason }) => (
        <p key={text + reason}>
          <strong>{text}</strong>
        </p>
      ))}
    </RowContent>
  );
}
