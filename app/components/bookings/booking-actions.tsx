import { ActionLink, Actions, ButtonLink, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { plainText, type ProviderText } from '#app/domain/text.ts';

type BookingActionsProps = Readonly<{
  booking: Readonly<{
    path: string;
    movePath: string;
    service: ProviderText;
    day: string;
    moveRefusal?: 'WRONG_STATUS' | 'TOO_LATE' | undefined;
    cancelRefusal?: 'WRONG_STATUS' | 'TOO_LATE' | undefined;
  }>;
}>;

/** What can be done with a booking, moving it first; and why something cannot be done any more. */
export function BookingActions({ booking }: BookingActionsProps) {
  const { t } = useText();
  const { path, movePath, service, day, moveRefusal, cancelRefusal } = booking;
  const named = { service: plainText(service), day };
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
            <TextNaming name={service}>{t('bookings:details.move', named)}</TextNaming>
          </ButtonLink>
        )}
        {cancelRefusal ? null : (
          <ButtonLink href={`${path}/cancel`} variant="danger">
            <TextNaming name={service}>{t('bookings:details.cancel', named)}</TextNaming>
          </ButtonLink>
        )}
        <ActionLink href={`${path}/print`}>{t('bookings:print.booking')}</ActionLink>
        <ActionLink href={`${path}/printout.pdf`}>{t('telehealth:printout.link')}</ActionLink>
      </Actions>
    </>
  );
}
