import type { SubmissionResult } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { searchState, type FormField } from '#app/components/form/index.ts';
import { AsOf, NeighbourPages } from '#app/components/lists/list-foot.tsx';
import { ListHead } from '#app/components/lists/list-head.tsx';
import { RangeFilter, type ListChoice } from '#app/components/lists/range-filter.tsx';
import { ActionLink, EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { RecordPage } from './record-page.tsx';

type Choice = ListChoice & Readonly<{ name: string; value: string }>;

type RecordListProps<Entry> = Readonly<{
  record: Omit<
    ComponentProps<typeof RecordPage>,
    'title' | 'system' | 'children' | 'form' | 'back' | 'action'
  > &
    Readonly<{
      asOf: string;
      listPath: string;
      heading: string;
      /** The number of entries that are shown where there are older ones than these. */
      cutAt: number | null;
      filter: Readonly<{
        fields: Readonly<{ dateFrom: string; dateTo: string }>;
        patientId: string | null;
        submission: SubmissionResult<string[]> | null;
        isOpen: boolean;
        /** A choice besides the days, and what of the address stays in the next one. */
        choice?: Choice;
        kept?: Readonly<Record<string, readonly string[]>>;
      }>;
      /** Null while they could not be had. */
      entries: readonly Entry[] | null;
      /** The number of entries of the whole list that are new since the last visit, and other pages with some of them. */
      news: Readonly<{ count: number; others: readonly Readonly<{ page: number; href: string }>[] }>;
      /** The address names a page after the last one. */
      beyond: Readonly<{ page: number; last: number; href: string }> | null;
      pages: ComponentProps<typeof NeighbourPages>;
    }>;
  /** The h1 without the person. */
  title: string;
  system: string;
  /** The one great thing that may be begun here: beside the h1, and in `empty` where nothing is listed. */
  action?: ReactNode;
  /** The content when the list has nothing in it. */
  empty: ReactNode;
  /** A note on what is the same of all that are shown. */
  note?: (entries: readonly Entry[]) => ReactNode;
  /** Rows, where there are any. */
  rows: (entries: readonly Entry[]) => ReactNode;
  /** The part that is more urgent than the list. */
  above?: ReactNode;
  /** Rows have the ways to other pages with them. */
  hasOwnPages?: boolean;
}>;

/** A list of a patient's record: its days, what is new, its rows page by page, and how old it is. */
export function RecordList<Entry>({
  record,
  title,
  system,
  action = null,
  empty,
  note = () => null,
  rows,
  above = null,
  hasOwnPages = false,
}: RecordListProps<Entry>) {
  const { asOf, listPath, heading, cutAt, filter, entries, news, beyond, pages, ...page } = record;
  const { choice, kept } = filter;
  const values = { ...filter.fields, ...(choice && { [choice.name]: choice.value }) };
  const [form, fields] = searchState({ id: 'range', values, submission: filter.submission });
  const { t } = useText();
  const hasEntries = entries !== null && entries.length > 0;
  const isEmpty = entries?.length === 0 && !beyond;
  return (
    <RecordPage {...page} title={title} system={system} action={isEmpty ? null : action} form={form}>
      {above}
      <ListHead title={hasEntries ? heading : null}>
        {hasEntries ? <News {...news} /> : null}
        <RangeFilter
          fields={fields}
          choice={choice && choiceOf(choice, fields)}
          kept={kept}
          path={listPath}
          patientId={filter.patientId}
          isOpen={filter.isOpen}
        />
        {entries ? note(entries) : null}
        {cutAt === null ? null : <p>{t('lists:latestOnly', { number: cutAt })}</p>}
      </ListHead>
      {entries && hasEntries ? rows(entries) : null}
      {beyond ? (
        <EmptyState title={t('lists:beyond.title', { page: beyond.page })}>
          <p>{t('lists:beyond.text', { last: beyond.last })}</p>
          <ActionLink href={beyond.href}>{t('lists:beyond.link')}</ActionLink>
        </EmptyState>
      ) : null}
      {isEmpty ? empty : null}
      {hasOwnPages && hasEntries ? null : <NeighbourPages {...pages} />}
      {page.outage ? null : <AsOf time={asOf} path={page.path} />}
    </RecordPage>
  );
}

/** The choice of the filter with its field, which stands among the fields by its name. */
function choiceOf({ name, value: _, ...choice }: Choice, fields: Readonly<Record<string, FormField>>) {
  const field = fields[name];
  return field && { ...choice, field };
}

/** The number that are new in all, and where those are that this page has not. */
function News({ count, others }: RecordListProps<never>['record']['news']) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <p>
      <b>{t('lists:news', { count })}</b>
      {others.map(({ page, href }) => (
        <span key={page}>
          {' '}
          <a href={href}>{t('lists:newsOnPage', { page })}</a>
        </span>
      ))}
    </p>
  );
}
