import type { ComponentProps } from 'react';
import { Actions, ButtonLink, HiddenWords, PhoneLink, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { VisitLinks } from './visit-links.tsx';

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
  const { t } = useText();
  const { moment, moveRefusal, cancelRefusal, cancelUntil, phone } = booking;
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
      {moveRefusal && cancelRefusal && !booking.join ? null : (
        <Actions>
          <VisitLinks booking={booking}>
            {questionnairePath ? (
              <ButtonLink href={questionnairePath} isSmall>
                {t('questionnaires:section.fill')}
                <HiddenWords>{t('bookings:list.beforeVisit', { moment })}</HiddenWords>
              </ButtonLink>
            ) : null}
          </VisitLinks>
        </Actions>
      )}
    </>
  );
}
