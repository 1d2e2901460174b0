import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { CallReception } from './call-reception.tsx';

/** What an account without a patient reads wherever there would be visits. */
export function NoPatient() {
  const { t } = useText();
  return (
    <EmptyState title={t('booking-wizard:noPatient.how')}>
      <p>{t('booking-wizard:noPatient.text')}</p>
      <CallReception />
    </EmptyState>
  );
}
