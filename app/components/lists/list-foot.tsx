import { SubmitButton } from '#app/components/form/index.ts';
import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type NeighboursProps = Readonly<{
  /** The number of the page, counted from 1. */
  page: number;
  /** Null where there is no such page. */
  nextHref: string | null;
  previousHref: string | null;
}>;

/** The ways to the next and the former page of a list whose length nobody counts; nothing when all fits on one page. */
export function NeighbourPages({ page, nextHref, previousHref }: NeighboursProps) {
  const { t } = useText();
  if (!nextHref && !previousHref) return null;
  return (
    <nav className="pagination" aria-label={t('lists:pages.label')}>
      {nextHref ? (
        <a className="button-secondary" href={nextHref}>
          {t('lists:pages.next')}
        </a>
      ) : null}
      <p>{t('lists:pages.page', { page })}</p>
      {previousHref ? <a href={previousHref}>{t('lists:pages.previous')}</a> : null}
    </nav>
  );
}

/** The same as buttons of the form around the list, which takes along what is ticked. */
export function NeighbourButtons({ page, nextHref, previousHref }: NeighboursProps) {
  const { t } = useText();
  if (!nextHref && !previousHref) return null;
  return (
    <div className="pagination">
      {nextHref ? (
        <SubmitButton variant="secondary" name="page" value={String(page + 1)} label="lists:pages.next" />
      ) : null}
      <p>{t('lists:pages.page', { page })}</p>
      {previousHref ? (
        <SubmitButton variant="secondary" name="page" value={String(page - 1)} label="lists:pages.previous" />
      ) : null}
    </div>
  );
}

type AsOfProps = Readonly<{
  time: string;
  path: string;
  /** The script refreshes the list: there is a way to switch that off. */
  isRefreshed?: boolean;
}>;

/** When a list was read, and where to read it again (S-22). */
export function AsOf({ time, path, isRefreshed = false }: AsOfProps) {
  const { t } = useText();
  return (
    <>
      <p className="text-muted">
        <span id="as-of">{t('lists:asOf', { time })}.</span>{' '}
        <ActionLink href={path}>{t('lists:refresh')}</ActionLink>
      </p>
      {isRefreshed ? (
        <div id="refresh-switch" data-on={t('lists:refreshing.on')} data-off={t('lists:refreshing.off')} />
      ) : null}
    </>
  );
}
