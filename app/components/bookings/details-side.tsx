import { ActionLink, LinkRows, NewTabLink, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type DetailsSideProps = Readonly<{
  booking: Readonly<{ path: string; status: Readonly<{ code: string }>; isDone: boolean }>;
}>;

/** A booking for a calendar and for paper. */
export function DetailsSide({ booking: { path, status, isDone } }: DetailsSideProps) {
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
      </LinkRows>
    </Panel>
  );
}
