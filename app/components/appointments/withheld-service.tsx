import { Actions, ActionLink, EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type WithheldServiceProps = Readonly<{
  allPath: string;
  /** The address where somebody else is chosen, where there is anybody to choose. */
  patientsPath: string | null;
}>;

/** Says that the service asked for is there, and not for this patient: why, and what else can be done. */
export function WithheldService({ allPath, patientsPath }: WithheldServiceProps) {
  const { t } = useText();
  return (
    <EmptyState title={t('booking-wizard:services.withheldTitle')}>
      <p>{t('booking-wizard:services.withheld')}</p>
      <Actions>
        <ActionLink href={allPath}>{t('booking-wizard:services.showAll')}</ActionLink>
        {patientsPath ? (
          <ActionLink href={patientsPath}>{t('booking-wizard:summary.changePatient')}</ActionLink>
        ) : null}
      </Actions>
    </EmptyState>
  );
}
