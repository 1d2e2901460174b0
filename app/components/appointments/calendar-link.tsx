import { ActionLink, ButtonLink, Icon, useOffers } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type CalendarLinkProps = Readonly<{
  booking: Readonly<{ path: string; status: Readonly<{ code: string }>; isDone: boolean }>;
  /** The page's main button. */
  isMain?: boolean;
}>;

/** The booking as a file for a calendar: one to come, or the news that it was canceled; what is over needs none. */
export function CalendarLink({ booking: { path, status, isDone }, isMain = false }: CalendarLinkProps) {
  const { t } = useText();
  const offers = useOffers();
  const isCanceled = status.code === 'CANCELED';
  if (isDone && !isCanceled) return null;
  const href = `${path}/visit.ics`;
  if (!offers(href)) return null;
  const words = t(isCanceled ? 'booking-calendar:addCanceled' : 'booking-calendar:add');
  if (isMain) {
    return (
      <ButtonLink href={href}>
        <Icon name="calendar-plus" /> {words}
      </ButtonLink>
    );
  }
  return (
    <p>
      <ActionLink href={href}>{words}</ActionLink>
    </p>
  );
}
