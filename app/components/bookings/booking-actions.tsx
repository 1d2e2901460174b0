import type { ComponentProps } from 'react';
import { Actions, PhoneLink, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { FillLink, VisitLinks } from './visit-links.tsx';

type CancelRefusal =
  'WRONG_STATUS' | 'TOO_LATE' | 'NOTICE_OVER' | 'BY_PHONE' | 'TELEHEALTH_OFF' | 'READ_ALONE' | undefined;

type BookingActionsProps = Readonly<{
  booking: ComponentProps<typeof VisitLinks>['booking'] &
    Readonly<{
      cancelRefusal?: CancelRefusal;
      cancelUntil?: string | undefined;
      moveRefusal?:
        | 'WRONG_STATUS'
        | 'TOO_LATE'
        | 'IS_NOW'
        | 'TELECONSULTATION'
        | 'TELEHEALTH_OFF'
        | 'READ_ALONE'
        | undefined;
      /** The unit's phone number. */
      phone?: string | undefined;
    }>;
  /** Where the questionnaire is filled in; null unless that is awaited. */
  questionnairePath: string | null;
}>;

const CANNOT_MOVE: Readonly<Partial<Record<string, TextKey>>> = {
  TELECONSULTATION: 'bookings:details.cannotMoveThis',
  IS_NOW: 'bookings:move.IS_NOW',
};

/** The acts that are open for a booking, and why something cannot be done any more. */
export function BookingActions({ booking, questionnairePath }: BookingActionsProps) {
  const { moment, moveRefusal, cancelRefusal } = booking;
  return (
    <>
      <BookingNotes booking={booking} />
      {moveRefusal && cancelRefusal && !booking.join ? null : (
        <Actions>
          <VisitLinks booking={booking}>
            <FillLink path={questionnairePath} moment={moment} isSmall />
          </VisitLinks>
        </Actions>
      )}
    </>
  );
}

/** Tells whether the notes of a booking say the unit's number. */
export const saysPhone = ({ moveRefusal, cancelRefusal, phone }: BookingActionsProps['booking']) =>
  Boolean(moveRefusal && !cancelRefusal && phone);

/** Until when a booking can be given up, and why something cannot be done any more. */
export function BookingNotes({ booking }: Pick<BookingActionsProps, 'booking'>) {
  const { t } = useText();
  const { moveRefusal, cancelRefusal, cancelUntil, phone } = booking;
  return (
    <>
      {cancelRefusal ? (
        <p>
          <WithPhone>
            {t(`bookings:details.cannotCancel.${cancelRefusal}`, { until: cancelUntil ?? '' })}
          </WithPhone>
        </p>
      ) : null}
      {cancelUntil && !cancelRefusal ? (
        <p>{t('bookings:details.cancelUntil', { until: cancelUntil })}</p>
      ) : null}
      {moveRefusal && !cancelRefusal ? (
        <p>
          {t(CANNOT_MOVE[moveRefusal] ?? 'bookings:details.cannotMove')}
          {phone ? (
            <>
              {' '}
              {t('bookings:details.call')} <PhoneLink phone={phone} />
            </>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
