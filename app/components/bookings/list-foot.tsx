import type { ComponentProps } from 'react';
import { AsOf } from '#app/components/lists/list-foot.tsx';
import { ActionLink, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { UnfinishedBookings } from '#app/components/appointments/unfinished-bookings.tsx';

type ListFootProps = Readonly<{
  unfinished: ComponentProps<typeof UnfinishedBookings>['drafts'];
  /** When the list was read, and where to read it again (S-22). */
  asOf: string;
  path: string;
}>;

/** What follows the list: the calendar of another device, bookings not finished, and how old the list is. */
export function ListFoot({ unfinished, asOf, path }: ListFootProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  return (
    <>
      {isKiosk ? null : (
        <p>
          <ActionLink href="/bookings/calendar" icon="calendar-event">
            {t('booking-calendar:link')}
          </ActionLink>
        </p>
      )}
      <UnfinishedBookings drafts={unfinished} />
      <AsOf time={asOf} path={path} />
    </>
  );
}
