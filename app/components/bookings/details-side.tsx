import { ActionLink, LinkRows, NewTabLink, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type DetailsSideProps = Readonly<{
  booking: Readonly<{ path: string; status: Readonly<{ code: string }>; isDone: boolean }>;
  /** Where a message about it is begun; null: nowhere. */
  writePath: string | null;
}>;

/** A booking for a calendar and for paper, and the way to ask about it. */
export function DetailsSide({ booking: { path, status, isDone }, writePath }: DetailsSideProps) {
  const { t } = useText();
  const isCanceled = status.code === 'CANCELED';
  return (
    <Panel title={t('bookings:list.atHand')} isForScreen>
      <LinkRows>
        {isDone && !isCanceled ? null : (
          <ActionLink href={`${path}/visit.ics`} icon="calendar-plus">
            {t(isCanceled ? 'booking-calendar:addCanceled' : 'booking-calendar:add')}
          </ActionLink>
        )}
        <ActionLink href={`${path}/print`} icon="printer">
          {t('bookings:print.booking')}
        </ActionLink>
        <NewTabLink href={`${path}/printout.pdf`} icon="file-text">
          {t('telehealth:printout.link')}
        </NewTabLink>
        {writePath ? (
          <ActionLink href={writePath} icon="mail">
            {t('messages:about.link')}
          </ActionLink>
        ) : null}
      </LinkRows>
    </Panel>
  );
}
