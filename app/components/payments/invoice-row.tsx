import { cachedRow, RowContent } from '#app/components/lists/rows.tsx';
import { ActionLink, ButtonLink, HiddenWords, ProviderText, StatusPill } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { InvoiceRowView } from '#app/routes/payments/invoices.server.ts';
import { InvoiceNumber } from './invoice-number.tsx';

/** An invoice that is due: what for, for whom, how much, until when, and the way to pay it. */
export const InvoiceRow = cachedRow<InvoiceRowView>({ Content: InvoiceContent });

function InvoiceContent(invoice: InvoiceRowView) {
  const { subject, patient, refInvoice, amount, open } = invoice;
  const { t } = useText();
  return (
    <RowContent
      headingLevel={2}
      title={<ProviderText text={subject} />}
      side={
        <>
          {amount === null ? null : <div className="amount">{amount}</div>}
          <Until invoice={invoice} />
        </>
      }
      end={<Ways invoice={invoice} />}
    >
      <p>
        {patient === null ? null : `${patient}, `}
        {t('payments:invoices.number')} <InvoiceNumber number={refInvoice} />
      </p>
      {open ? <p>{t('payments:invoices.open', { at: open.startedAt, by: open.by })}</p> : null}
    </RowContent>
  );
}

/** The state of a payment under way, else until when it is to be paid. */
function Until({ invoice: { open, overdue, due } }: { invoice: InvoiceRowView }) {
  const { t } = useText();
  if (open)
    return (
      <p>
        <StatusPill kind="waiting">{t(`payments:state.${open.state}`)}</StatusPill>
      </p>
    );
  return <p>{overdue === null ? due : <StatusPill kind="problem">{overdue}</StatusPill>}</p>;
}

function Ways({ invoice }: { invoice: InvoiceRowView }) {
  const { refInvoice, subject, amount, isFirst, openHref, payHref, printHref } = invoice;
  const { t } = useText();
  const which = (
    <HiddenWords>
      <ProviderText text={subject} /> {t('payments:invoices.which', { number: refInvoice })}
    </HiddenWords>
  );
  return (
    <>
      {payHref === null ? null : (
        <ButtonLink href={payHref} isSmall variant={isFirst ? 'primary' : 'secondary'}>
          <span>
            {t('payments:invoices.pay', { amount: amount ?? '' })}
            {which}
          </span>
        </ButtonLink>
      )}
      {openHref === null ? null : (
        <ButtonLink href={openHref} isSmall variant="secondary">
          <span>
            {t('payments:invoices.see')}
            {which}
          </span>
        </ButtonLink>
      )}
      <ActionLink href={printHref}>
        <>
          {t('payments:invoices.printout')}
          {which}
        </>
      </ActionLink>
    </>
  );
}
