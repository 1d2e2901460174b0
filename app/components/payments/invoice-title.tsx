import { useText } from '#app/components/text.tsx';
import { InvoiceNumber } from './invoice-number.tsx';

/** "Faktura FV/11/2026/0117", as a heading. */
export function InvoiceTitle({ number }: { number: string }) {
  const { t } = useText();
  return (
    <>
      {t('payments:printout.heading')} <InvoiceNumber number={number} />
    </>
  );
}
