import { Actions, ActionLink, EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';

/** The text shown where the staff alone books for the patient (B§4). `othersPath`: to the choice of somebody else, where there is one. */
export function BookingLock({ othersPath }: Readonly<{ othersPath: string | null }>) {
  const { t } = useText();
  return (
    <EmptyState title={t('booking-wizard:locked.how')}>
      <p>{t('booking-wizard:lock')}</p>
      <CallReception />
      {othersPath ? (
        <Actions>
          <ActionLink href={othersPath}>{t('booking-wizard:summary.changePatient')}</ActionLink>
        </Actions>
      ) : null}
    </EmptyState>
  );
}
