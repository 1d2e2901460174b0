import { ActionLink, LinkRows, NewTabLink, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type DetailsSideProps = Readonly<{
  booking: Readonly<{ path: string; status: Readonly<{ code: string }>; isDone: boolean }>;
  /** Where a message about it is begun; null: nowhere. */
  writePath: string | null;
}>;

/** A booking for a calendar and for paper, and the way to ask about it. */
export function DetailsSide(props: DetailsSideProps) {
  const { t } = useText();
  const ways = useBookingWays(props);
  return (
    <Panel title={t('bookings:list.atHand')} isForScreen>
      <LinkRows>{ways}</LinkRows>
    </Panel>
  );
}

/** The same ways, one after the other. */
export function useBookingWays({ booking: { path, status, isDone }, writePath }: DetailsSideProps) {
  const { t } = useText();
  const isCanceled = status.code === 'CANCELED';
  return [
    isDone && !isCanceled ? null : (
      <ActionLink key="calendar" href={`${path}/visit.ics`} icon="calendar-plus">
        {t(isCanceled ? 'booking-calendar:addCanceled' : 'booking-calendar:add')}
      </ActionLink>
    ),
    <ActionLink key="print" href={`${path}/print`} icon="printer">
      {t('bookings:print.booking')}
    </ActionLink>,
    <NewTabLink key="file" href={`${path}/printout.pdf`} icon="file-text">
      {t('telehealth:printout.link')}
    </NewTabLink>,
    writePath ? (
      <ActionLink key="write" href={writePath} icon="mail">
        {t('messages:about.link')}
      </ActionLink>
    ) : null,
  ];
}
