import { EmptyState, Facts, PhoneLink } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** An account that may act for nobody: what the wizard says. */
export function NoPatient({ phone }: { phone: string }) {
  const { t } = useText();
  return (
    <EmptyState title={t('booking-wizard:noPatient.title')}>
      <p>{t('booking-wizard:noPatient.text')}</p>
      <Facts facts={[{ term: t('page:problem.phone'), value: <PhoneLink phone={phone} /> }]} />
    </EmptyState>
  );
}
