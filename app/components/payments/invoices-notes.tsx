import { CutNote } from '#app/components/lists/cut-list.tsx';
import { WarningLines, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Cut } from '#app/services/page/cut.server.ts';

type NotesProps = Readonly<{
  page: Readonly<{
    cut: Cut | null;
    isCurrencyKnown: boolean;
    isIssuerKnown: boolean;
    gateway: 'OPEN' | 'CLOSED' | 'DOWN';
    sums: Readonly<{ all: string; overdue: string | null }> | null;
  }>;
  isEmpty: boolean;
}>;

/** The notes on all that is due: how much it is, and what could not be had or cannot be done now. */
export function InvoicesNotes({ page, isEmpty }: NotesProps) {
  const { cut, isCurrencyKnown, isIssuerKnown, gateway, sums } = page;
  const { t } = useText();
  const warnings = [
    ...(isCurrencyKnown ? [] : [t('payments:noCurrency')]),
    ...(isIssuerKnown ? [] : [t('payments:noIssuer')]),
    ...(gateway === 'OPEN' ? [] : [t(`payments:gateway.${gateway}`)]),
  ];
  return (
    <>
      {isEmpty ? null : <CutNote cut={cut} />}
      {isEmpty || warnings.length === 0 ? null : (
        <WarningLines
          lines={warnings.map((text) => (
            <WithPhone key={text}>{text}</WithPhone>
          ))}
        />
      )}
      {sums ? (
        <p>
          {t('payments:invoices.sum')} <strong>{sums.all}</strong>
          {sums.overdue === null ? null : `. ${t('payments:invoices.sumOverdue', { amount: sums.overdue })}`}
        </p>
      ) : null}
    </>
  );
}
