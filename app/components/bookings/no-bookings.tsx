import { Actions, ActionLink, EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { BookingListView } from '#app/domain/bookings/filter.ts';
import { OtherList } from '#app/components/lists/other-list.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';

/** A list with nothing in it: why, and what to do next, in the portal or by telephone. */
export function NoBookings({
  view,
  allPath,
  recordPath,
}: Readonly<{ view: BookingListView; allPath: string; recordPath: string | null }>) {
  const { t } = useText();
  return (
    <EmptyState title={t(`bookings:list.empty.${view}.title`)}>
      <p>{t(`bookings:list.empty.${view}.text`)}</p>
      {view === 'upcoming' ? <CallReception /> : null}
      {view === 'past' ? (
        <p>
          <OtherList list="encounters" path={recordPath} />
        </p>
      ) : null}
      {view === 'filtered' ? (
        <Actions>
          <ActionLink href={allPath}>{t('bookings:filter.reset')}</ActionLink>
        </Actions>
      ) : null}
    </EmptyState>
  );
}
