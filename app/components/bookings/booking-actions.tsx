import { ActionLink, Actions, ButtonLink, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type BookingActionsProps = Readonly<{
  booking: Readonly<{
    path: string;
    movePath: string;
    service: string;
    day: string;
    moveRefusal?: 'WRONG_STATUS' | 'TOO_LATE' | undefined;
    cancelRefusal?: 'WRONG_STATUS' | 'TOO_LATE' | undefined;
  }>;
}>;

/** What can be done with a booking, moving it first; and why something cannot be done any more. */
export function BookingActions({ booking }: BookingActionsProps) {
  const { t } = useText();
  const { path, movePath, service, day, moveRefusal, cancelRefusal } = booking;
  const isPast = cancelRefusal === 'TOO_LATE';
  return (
    <>
      {cancelRefusal ? (
        <p>{t(isPast ? 'bookings:details.cannotCancel.past' : 'bookings:details.cannotCancel.status')}</p>
      ) : null}
      {moveRefusal && !cancelRefusal ? <p>{t('bookings:details.cannotMove')}</p> : null}
      <Actions>
        {moveRefusal ? null : (
          <ButtonLink href={movePath}>
            <TextNaming name={service}>{t('bookings:details.move', { service, day })}</TextNaming>
          </ButtonLink>
        )}
        {cancelRefusal ? null : (
          <ButtonLink href={`${path}/cancel`} variant="danger">
            <TextNaming name={service}>{t('bookings:details.cancel', { service, day })}</TextNaming>
          </ButtonLink>
        )}
        <ActionLink href={`${path}/print`}>{t('bookings:print.booking')}</ActionLink>
        <ActionLink href={`${path}/printout.pdf`}>{t('telehealth:printout.link')}</ActionLink>
      </Actions>
    </>
  );
}
