import type { ComponentProps } from 'react';
import { AsOf } from '#app/components/lists/list-foot.tsx';
import { ActionLink, useShell } from '#app/components/page/index.ts';
import { TELECONSULTATION_PATH } from '#app/domain/bookings/paths.ts';
import { useText } from '#app/components/text.tsx';
import { UnfinishedBookings } from '#app/components/appointments/unfinished-bookings.tsx';

type ListFootProps = Readonly<{
  unfinished: ComponentProps<typeof UnfinishedBookings>['drafts'];
  /** When the list was read, null when it could not be, and where to read it again (S-22). */
  asOf: string | null;
  path: string;
  hasTeleconsultations: boolean;
}>;

/** The foot of the list: another way of seeing a doctor, the calendar of another device, bookings not finished, and how old the list is. */
export function ListFoot({ unfinished, asOf, path, hasTeleconsultations }: ListFootProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  return (
    <>
      {hasTeleconsultations ? (
        <p>
          <ActionLink href={TELECONSULTATION_PATH} icon="phone">
            {t('teleconsultation:shortcut')}
          </ActionLink>
        </p>
      ) : null}
      {isKiosk ? null : (
        <p>
          <ActionLink href="/bookings/calendar" icon="calendar-event">
            {t('booking-calendar:link')}
          </ActionLink>
        </p>
      )}
      <UnfinishedBookings drafts={unfinished} />
      {asOf === null ? null : <AsOf time={asOf} path={path} />}
    </>
  );
}
