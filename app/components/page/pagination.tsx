import { useText } from '#app/components/text.tsx';

type PaginationProps = Readonly<{
  /** The number of the page, counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Id of the CardList: the links land on its first item. */
  listId: string;
}>;

/** Numbered links, and "Pokaż 10 następnych". Nothing when all fits on one page. */
export function Pagination({ page, pageSize, total, hrefOf, listId }: PaginationProps) {
  const { t } = useText();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;

  const left = Math.min(pageSize, total - page * pageSize);
  const linkTo = (number: number) => `${hrefOf(number)}#${listId}`;
  return (
    <nav className="pagination" aria-label={t('page:pagination.label')}>
      {left > 0 ? (
        <a className="button-secondary" href={linkTo(page + 1)}>
          {t('page:pagination.next', { count: left })}
        </a>
      ) : null}
      <ul>
        {pagesShown({ page, last }).map((number, index, shown) => (
          <li key={number}>
            {number - (shown[index - 1] ?? 0) > 1 ? '… ' : null}
            <a href={linkTo(number)} aria-current={number === page ? 'page' : undefined}>
              {t('page:pagination.page', { page: number })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first, the last, and two on either side of the current page. */
export const pagesShown = ({ page, last }: { page: number; last: number }) =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= 2,
  );

/** "1–10 z 63", for the heading over a list. */
export function useRange({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const { t } = useText();
  return t('page:pagination.range', {
    from: Math.min((page - 1) * pageSize + 1, total),
    to: Math.min(page * pageSize, total),
    total,
  });
}
