import { ProviderText, SummaryList } from '#app/components/page/index.ts';

type SummaryRowsProps = Readonly<{
  rows: readonly Readonly<{
    term: string;
    value: string;
    isOfProvider?: boolean;
    change?: { href: string; label: string };
  }>[];
}>;

/** The wizard's answers with the way to change each. */
export function SummaryRows({ rows }: SummaryRowsProps) {
  return (
    <SummaryList
      rows={rows.map(({ term, value, isOfProvider, change }) => ({
        term,
        value: isOfProvider && value ? <ProviderText>{value}</ProviderText> : value,
        ...(change && { change }),
      }))}
    />
  );
}
