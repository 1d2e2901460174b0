import { EmptyState, Facts, PhoneLink, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** What an account without a patient reads wherever there would be visits. */
export function NoPatient() {
  const { t } = useText();
  const { phone } = useShell();
  return (
    <EmptyState title={t('booking-wizard:noPatient.how')}>
      <p>{t('booking-wizard:noPatient.text')}</p>
      {phone ? (
        <Facts facts={[{ term: t('page:problem.phone'), value: <PhoneLink phone={phone} /> }]} />
      ) : null}
    </EmptyState>
  );
}
