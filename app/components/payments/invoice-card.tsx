import {
  ActionLink,
  ButtonLink,
  cachedCard,
  CardContent,
  HiddenWords,
  ProviderText,
  StatusPill,
  TextNaming,
  type Fact,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import type { InvoiceRowView } from '#app/routes/payments/invoices.server.ts';
import { InvoiceNumber } from './invoice-number.tsx';

/** An invoice that is due: what for, for whom, by whom, how much, until when, and the way to pay it. */
export const InvoiceCard = cachedCard<InvoiceRowView>({ Content: InvoiceContent });

function InvoiceContent(invoice: InvoiceRowView) {
  const { subject, overdue, open } = invoice;
  const { t } = useText();
  return (
    <CardContent
      title={<ProviderText text={subject} />}
      status={overdue === null ? undefined : <StatusPill kind="problem">{overdue}</StatusPill>}
      facts={factsOf(invoice, t)}
      actions={<Ways invoice={invoice} />}
    >
      {open ? (
        <p>
          {t('payments:invoices.open', {
            state: t(`payments:state.${open.state}`),
            at: open.startedAt,
            by: open.by,
          })}
        </p>
      ) : null}
    </CardContent>
  );
}

function factsOf(
  { amount, patient, refInvoice, issuer, due }: InvoiceRowView,
  t: ReturnType<typeof useText>['t'],
): Fact[] {
  return [
    ...(amount === null ? [] : [{ term: t('payments:facts.amount'), value: <strong>{amount}</strong> }]),
    { term: t('payments:facts.due'), value: due ?? t('payments:facts.noDue') },
    ...(patient === null ? [] : [{ term: t('payments:facts.patient'), value: patient }]),
    { term: t('payments:facts.number'), value: <InvoiceNumber number={refInvoice} /> },
    ...(issuer === null ? [] : [{ term: t('payments:facts.issuer'), value: <ProviderText text={issuer} /> }]),
  ];
}

function Ways({ invoice }: { invoice: InvoiceRowView }) {
  const { refInvoice, subject, amount, open, openHref, canGoOn, payHref, printHref } = invoice;
  const { t } = useText();
  const number = <HiddenWords>{t('payments:invoices.which', { number: refInvoice })}</HiddenWords>;
  const words = { amount: amount ?? '', what: plainText(subject) };
  return (
    <>
      {payHref !== null && open === null ? (
        <ButtonLink href={payHref} isSmall>
          <TextNaming name={subject}>{t('payments:invoices.pay', words)}</TextNaming>
          {number}
        </ButtonLink>
      ) : null}
      {payHref !== null && canGoOn ? (
        <ButtonLink href={payHref} variant="secondary" isSmall>
          {t('payments:invoices.goOn')}
          {number}
        </ButtonLink>
      ) : null}
      {openHref === null ? null : (
        <ActionLink href={openHref}>
          <>
            {t('payments:invoices.see')}
            {number}
          </>
        </ActionLink>
      )}
      <ActionLink href={printHref} icon="printer">
        <>
          {t('payments:invoices.print')}
          {number}
        </>
      </ActionLink>
    </>
  );
}
