import { ProviderText, SummaryList } from '#app/components/page/index.ts';
import type { OurOrProviders } from '#app/domain/text.ts';

/** One answer, and the way to its step and back. */
export type SummaryRow = Readonly<{ term: string; change?: { href: string; label: string } }> &
  OurOrProviders<'value'>;

type SummaryRowsProps = Readonly<{
  rows: readonly SummaryRow[];
}>;

/** The wizard's answers with the way to change each. */
export function SummaryRows({ rows }: SummaryRowsProps) {
  return (
    <SummaryList
      rows={rows.map(({ term, value, isOfProvider, change }) => ({
        term,
        value: isOfProvider ? <ProviderText text={value} /> : value,
        ...(change && { change }),
      }))}
    />
  );
}
