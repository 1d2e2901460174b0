import { Card, CardList, Section, TextNaming, WarningLines, type Fact } from '#app/components/page/index.ts';
import { CutNote, EmptyList } from '#app/components/lists/cut-list.tsx';
import { useText } from '#app/components/text.tsx';
import { plainText } from '#app/domain/text.ts';
import type { Cut } from '#app/services/page/cut.server.ts';
import type { PaymentRowView } from '#app/routes/payments/history.server.ts';
import { Sums, type Sum } from './history-list.tsx';
import { InvoiceNumber } from './invoice-number.tsx';
import { PaymentPill } from './state-pill.tsx';

type PrintedPaymentsProps = Readonly<{
  found: Readonly<{
    heading: string;
    payments: readonly PaymentRowView[];
    sums: readonly Sum[];
    /** The number of the latest that stand here, where not all do. */
    left: number | null;
  }>;
  /** Whose each is: said where the sheet is about several patients. */
  isPatientShown: boolean;
  isCurrencyKnown: boolean;
  cut: Cut | null;
}>;

/** The payments of a history as they are needed on paper: without ways on; how much they are together stands before them. */
export function PrintedPayments({ found, isPatientShown, isCurrencyKnown, cut }: PrintedPaymentsProps) {
  const { heading, payments, sums, left } = found;
  const { t } = useText();
  const warnings = [
    ...(isCurrencyKnown || payments.length === 0 ? [] : [t('payments:noAmount')]),
    ...(left === null ? [] : [t('payments:paper.left', { number: left })]),
  ];
  return (
    <>
      {warnings.length > 0 ? <WarningLines lines={warnings} /> : null}
      {payments.length > 0 ? <Sums sums={sums} /> : null}
      <Section title={heading}>
        {payments.length === 0 ? null : <CutNote cut={cut} />}
        {payments.length === 0 ? (
          <EmptyList cut={cut} title={t('payments:history.empty')}>
            {t('payments:paper.empty')}
          </EmptyList>
        ) : (
          <CardList>
            {payments.map((payment) => (
              <PrintedPayment key={payment.id} payment={payment} isPatientShown={isPatientShown} />
            ))}
          </CardList>
        )}
      </Section>
    </>
  );
}

type Printed = Readonly<{ payment: PaymentRowView; isPatientShown: boolean }>;

function PrintedPayment({ payment, isPatientShown }: Printed) {
  const { subject, state, at, amount, refInvoice, patient, refunds } = payment;
  const { t } = useText();
  const facts: Fact[] = [
    ...(amount === null ? [] : [{ term: t('payments:facts.amount'), value: <strong>{amount}</strong> }]),
    { term: t('payments:facts.startedAt'), value: at },
    { term: t('payments:facts.number'), value: <InvoiceNumber number={refInvoice} /> },
    ...(isPatientShown && patient !== null ? [{ term: t('payments:facts.patient'), value: patient }] : []),
  ];
  return (
    <Card
      title={<TextNaming name={subject}>{plainText(subject)}</TextNaming>}
      headingLevel={3}
      status={<PaymentPill state={state} />}
      facts={facts}
    >
      {refunds.map(({ text, reason }) => (
        <p key={text + reason}>{text}</p>
      ))}
    </Card>
  );
}
