import type { ComponentProps, ReactNode } from 'react';
import { CutNote, EmptyList } from '#app/components/lists/cut-list.tsx';
import { ListHead } from '#app/components/lists/list-head.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import {
  ActionLink,
  EmptyState,
  Facts,
  Pagination,
  Section,
  WarningLines,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ShownState } from '#app/domain/payments/states.ts';
import type { Cut } from '#app/services/page/cut.server.ts';
import { PaymentRow } from './payment-row.tsx';

export type Sum = Readonly<{
  state: ShownState;
  count: number;
  amount: string | null;
  /** The part of it that came back; null: none that is known. */
  paidBack: string | null;
}>;

type Found = Readonly<{
  heading: string;
  payments: readonly (ComponentProps<typeof PaymentRow> & Readonly<{ id: string }>)[];
  pages: Readonly<{ page: number; pageSize: number; total: number }>;
  hrefs: Readonly<{ path: string; query: string }>;
  /** The address names a page after the last one. */
  beyond: Readonly<{ page: number; last: number }> | null;
  older: number;
  sums: readonly Sum[];
}>;

type HistoryListProps = Readonly<{
  /** Null while it could not be had, or was not asked for. */
  found: Found | null;
  /** Where what is older is listed, too; null where nothing can be. */
  olderHref: string | null;
  isCurrencyKnown: boolean;
  cut: Cut | null;
  /** The filter. */
  children: ReactNode;
}>;

const LIST_ID = 'payments';

/** The payments of a period page by page, how many are older, and how much they are together. */
export function HistoryList({ found, olderHref, isCurrencyKnown, cut, children }: HistoryListProps) {
  const { t } = useText();
  const hasRows = found !== null && found.payments.length > 0;
  const hrefOf = hrefsOf(found?.hrefs);
  return (
    <>
      <ListHead title={hasRows ? found.heading : null}>{children}</ListHead>
      {hasRows ? <CutNote cut={cut} /> : null}
      {hasRows && !isCurrencyKnown ? <WarningLines lines={[t('payments:noCurrency')]} /> : null}
      {hasRows ? (
        <Rows id={LIST_ID}>
          {found.payments.map((payment) => (
            <PaymentRow key={payment.id} {...payment} />
          ))}
        </Rows>
      ) : null}
      {found?.beyond ? (
        <EmptyState title={t('lists:beyond.title', { page: found.beyond.page })}>
          <p>{t('lists:beyond.text', { last: found.beyond.last })}</p>
          <ActionLink href={hrefOf(found.beyond.last)}>{t('lists:beyond.link')}</ActionLink>
        </EmptyState>
      ) : null}
      {found && !hasRows && !found.beyond ? <NoPayments olderHref={olderHref} cut={cut} /> : null}
      {found && hasRows ? <Pagination {...found.pages} hrefOf={hrefOf} listId={LIST_ID} /> : null}
      {found && found.older > 0 && olderHref !== null ? (
        <p>
          {t('payments:history.older', { number: found.older })}{' '}
          <a href={olderHref}>{t('payments:history.showOlder')}</a>
        </p>
      ) : null}
      {hasRows ? <Sums sums={found.sums} /> : null}
    </>
  );
}

/** The address of the same list on another page. */
const hrefsOf =
  ({ path, query }: Found['hrefs'] = { path: '', query: '' }) =>
  (page: number) => {
    const search = new URLSearchParams(query);
    if (page > 1) search.set('page', String(page));
    return search.size > 0 ? `${path}?${search}` : path;
  };

/** Nothing in these days, and how to look further. */
function NoPayments({ olderHref, cut }: Pick<HistoryListProps, 'olderHref' | 'cut'>) {
  const { t } = useText();
  return (
    <EmptyList cut={cut} title={t('payments:history.empty')}>
      <p>{t(olderHref === null ? 'payments:history.emptyEver' : 'payments:history.emptyText')}</p>
      {olderHref === null ? null : <ActionLink href={olderHref}>{t('payments:history.showAll')}</ActionLink>}
    </EmptyList>
  );
}

/** The sums of each state, on all pages. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  const { t } = useText();
  return (
    <Section title={t('payments:history.sums')}>
      <Facts
        facts={sums.map(({ state, count, amount, paidBack }) => ({
          term: t(`payments:state.${state}`),
          value: [
            amount === null
              ? t('payments:history.count', { count })
              : t('payments:history.countOf', { count, amount }),
            ...(paidBack === null ? [] : [t('payments:history.paidBack', { amount: paidBack })]),
          ].join('. '),
        }))}
      />
    </Section>
  );
}
