import type { ReactNode } from 'react';
import { Panel, ProviderText, SummaryList, TextNaming } from '#app/components/page/index.ts';
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
  title: string;
  rows: readonly SummaryRow[];
  /** Said below them. */
  children?: ReactNode;
}>;

/** The wizard's answers in one box, with the way to change each. */
export function SummaryRows({ title, rows, children }: SummaryRowsProps) {
  return (
    <Panel title={title}>
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
      {children}
    </Panel>
  );
}
