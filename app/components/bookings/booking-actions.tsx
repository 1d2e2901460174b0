import type { ComponentProps } from 'react';
import { Actions, ButtonLink, HiddenWords, PhoneLink, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { VisitLinks } from './visit-links.tsx';

type CancelRefusal = 'WRONG_STATUS' | 'TOO_LATE' | 'NOTICE_OVER' | undefined;

type BookingActionsProps = Readonly<{
  booking: ComponentProps<typeof VisitLinks>['booking'] &
    Readonly<{
      cancelRefusal?: CancelRefusal;
      cancelUntil?: string | undefined;
      moveRefusal?: 'WRONG_STATUS' | 'TOO_LATE' | 'TELECONSULTATION' | undefined;
      /** The unit's phone number. */
      phone?: string | undefined;
    }>;
  /** Where the questionnaire is filled in; null unless that is awaited. */
  questionnairePath: string | null;
}>;

/** What can be done with a booking, and why something cannot be done any more. */
export function BookingActions({ booking, questionnairePath }: BookingActionsProps) {
  const { t } = useText();
  const { moment, moveRefusal, cancelRefusal, cancelUntil, phone } = booking;
  const isTeleconsultation = moveRefusal === 'TELECONSULTATION';
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
          {t(isTeleconsultation ? 'bookings:details.cannotMoveThis' : 'bookings:details.cannotMove')}
          {phone ? (
            <>
              {' '}
              {t('bookings:details.call')} <PhoneLink phone={phone} />
            </>
          ) : null}
        </p>
      ) : null}
      {moveRefusal && cancelRefusal ? null : (
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
