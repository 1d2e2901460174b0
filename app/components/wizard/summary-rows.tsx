import type { ReactNode } from 'react';
import { Panel, ProviderText, SummaryList, TextNaming } from '#app/components/page/index.ts';
import type { OurOrProviders, ProviderText as Words } from '#app/domain/text.ts';

/** One answer, and the way to its step and back. */
export type SummaryRow = Readonly<{
  term: string;
  change?: { href: string; label: string };
  /** A consequence of the value, said under it. */
  note?: string;
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
        rows={rows.map(({ term, change, ...said }) => ({
          term,
          value: said.note === undefined ? valueOf(said) : <Noted note={said.note}>{valueOf(said)}</Noted>,
          ...(change && { change }),
        }))}
      />
      {children}
    </Panel>
  );
}

function valueOf({ value, isOfProvider, naming }: Pick<SummaryRow, 'naming'> & OurOrProviders<'value'>) {
  if (isOfProvider) return <ProviderText text={value} />;
  return naming ? <TextNaming name={naming}>{value}</TextNaming> : value;
}

const Noted = ({ note, children }: Readonly<{ note: string; children: ReactNode }>) => (
  <>
    {children}
    <br />
    <span className="text-muted">{note}</span>
  </>
);
