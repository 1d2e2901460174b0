import { ActionLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type CalendarLinkProps = Readonly<{
  booking: Readonly<{ path: string; status: Readonly<{ code: string }>; isDone: boolean }>;
}>;

/** The booking as a file for a calendar: one to come, or the news that it was canceled; what is over needs none. */
export function CalendarLink({ booking: { path, status, isDone } }: CalendarLinkProps) {
  const { t } = useText();
  const isCanceled = status.code === 'CANCELED';
  if (isDone && !isCanceled) return null;
  return (
    <p>
      <ActionLink href={`${path}/visit.ics`}>
        {t(isCanceled ? 'booking-calendar:addCanceled' : 'booking-calendar:add')}
      </ActionLink>
    </p>
  );
}
