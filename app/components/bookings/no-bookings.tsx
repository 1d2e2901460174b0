import { Actions, ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { BookingListView } from '#app/domain/bookings/filter.ts';
import { EmptyList } from '#app/components/lists/cut-list.tsx';
import { OtherList } from '#app/components/lists/other-list.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import type { Cut } from '#app/services/page/cut.server.ts';

/** A list with nothing in it: why, and what to do next, in the portal or by telephone. */
export function NoBookings({
  view,
  allPath,
  recordPath,
  cut,
}: Readonly<{ view: BookingListView; allPath: string; recordPath: string | null; cut: Cut | null }>) {
  const { t } = useText();
  return (
    <EmptyList cut={cut} title={t(`bookings:list.empty.${view}.title`)}>
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
    </EmptyList>
  );
}
