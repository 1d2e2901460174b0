import type { SubmissionResult } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { searchState } from '#app/components/form/index.ts';
import { AsOf, NeighbourPages } from '#app/components/lists/list-foot.tsx';
import { RangeFilter } from '#app/components/lists/range-filter.tsx';
import { CardList, IconSymbols, Section, type IconName } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { RecordPage } from './record-page.tsx';

type RecordListProps<Entry> = Readonly<{
  record: Omit<ComponentProps<typeof RecordPage>, 'title' | 'system' | 'children' | 'form' | 'back'> &
    Readonly<{
      asOf: string;
      listPath: string;
      heading: string;
      filter: Readonly<{
        fields: Readonly<{ dateFrom: string; dateTo: string }>;
        patientId: string | null;
        submission: SubmissionResult<string[]> | null;
        isOpen: boolean;
      }>;
      /** Null while they could not be had. */
      entries: readonly Entry[] | null;
      /** How many of them are new since the last visit. */
      news: number;
      pages: ComponentProps<typeof NeighbourPages>;
    }>;
  /** The h1 without the person. */
  title: string;
  system: string;
  /** What stands there when the list has nothing in it. */
  empty: ReactNode;
  card: (entry: Entry) => ReactNode;
  /** What is more urgent than the list. */
  above?: ReactNode;
  /** Pictures that the cards repeat. */
  icons?: readonly IconName[];
}>;

/** A list of a patient's record: its days, what is new, its cards page by page, and how old it is. */
export function RecordList<Entry>({
  record,
  title,
  system,
  empty,
  card,
  above = null,
  icons = [],
}: RecordListProps<Entry>) {
  const { asOf, listPath, heading, filter, entries, news, pages, ...page } = record;
  const [form, fields] = searchState({ id: 'range', values: filter.fields, submission: filter.submission });
  const { t } = useText();
  return (
    <RecordPage {...page} title={title} system={system} form={form}>
      {above}
      <RangeFilter fields={fields} path={listPath} patientId={filter.patientId} isOpen={filter.isOpen} />
      {entries && entries.length > 0 ? (
        <Section title={heading}>
          {news > 0 ? (
            <p>
              <b>{t('lists:news', { count: news })}</b>
            </p>
          ) : null}
          {icons.length > 0 ? <IconSymbols names={icons} /> : null}
          <CardList id="list">{entries.map(card)}</CardList>
        </Section>
      ) : null}
      {entries?.length === 0 ? empty : null}
      <NeighbourPages {...pages} />
      <AsOf time={asOf} path={page.path} />
    </RecordPage>
  );
}
