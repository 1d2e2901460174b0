import type { ComponentProps } from 'react';
import { AsOf } from '#app/components/lists/list-foot.tsx';
import { ActionLink, LinkRows, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { UnfinishedPanel } from './unfinished-panel.tsx';

type ListSideProps = Readonly<{
  unfinished: ComponentProps<typeof UnfinishedPanel>['drafts'];
  /** The same list for paper; null where there is none. */
  printPath: string | null;
  /** When the list was read, and where to read it again (S-22). */
  asOf: string;
  path: string;
}>;

/** What helps beside the list: the calendar and paper, bookings not finished, and how old the list is. */
export function ListSide({ unfinished, printPath, asOf, path }: ListSideProps) {
  const { t } = useText();
  return (
    <>
      <Panel title={t('bookings:list.atHand')} isForScreen>
        <LinkRows>
          <ActionLink href="/bookings/calendar" icon="calendar-event">
            {t('booking-calendar:link')}
          </ActionLink>
          {printPath ? (
            <ActionLink href={printPath} icon="printer">
              {t('bookings:print.list')}
            </ActionLink>
          ) : null}
        </LinkRows>
      </Panel>
      <UnfinishedPanel drafts={unfinished} />
      <AsOf time={asOf} path={path} />
    </>
  );
}
