import type { ComponentProps } from 'react';
import { Actions, ButtonLink, HiddenWords } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { VisitLinks } from './visit-links.tsx';

type BookingActionsProps = Readonly<{
  booking: ComponentProps<typeof VisitLinks>['booking'];
  /** Where the questionnaire is filled in; null unless that is awaited. */
  questionnairePath: string | null;
}>;

/** What can be done with a booking, and why something cannot be done any more. */
export function BookingActions({ booking, questionnairePath }: BookingActionsProps) {
  const { t } = useText();
  const { moment, moveRefusal, cancelRefusal } = booking;
  const isPast = cancelRefusal === 'TOO_LATE';
  return (
    <>
      {cancelRefusal ? (
        <p>{t(isPast ? 'bookings:details.cannotCancel.past' : 'bookings:details.cannotCancel.status')}</p>
      ) : null}
      {moveRefusal && !cancelRefusal ? <p>{t('bookings:details.cannotMove')}</p> : null}
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
