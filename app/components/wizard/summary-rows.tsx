import { ProviderText, SummaryList, TextNaming } from '#app/components/page/index.ts';
import type { OurOrProviders, ProviderText as Words } from '#app/domain/text.ts';

/** One answer, and the way to its step and back. */
export type SummaryRow = Readonly<{
  term: string;
  change?: { href: string; label: string };
  /** The provider's name for a thing, which a text of ours contains. */
  naming?: Words;
}> &
  OurOrProviders<'value'>;

type SummaryRowsProps = Readonly<{
  rows: readonly SummaryRow[];
}>;

/** The wizard's answers with the way to change each. */
export function SummaryRows({ rows }: SummaryRowsProps) {
  return (
    <SummaryList
      rows={rows.map(({ term, value, isOfProvider, naming, change }) => ({
        term,
        value: isOfProvider ? (
          <ProviderText text={value} />
        ) : naming ? (
          <TextNaming name={naming}>{value}</TextNaming>
        ) : (
          value
        ),
        ...(change && { change }),
      }))}
    />
  );
}
