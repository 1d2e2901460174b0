import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Actions, ButtonLink, EmptyState } from '#app/components/page/index.ts';
import { registrationPath } from '#app/components/people/ways.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

type CannotBeginProps = Readonly<{
  stop: 'unconfirmed' | 'noPatient' | 'nobody';
  /** The unit's own words on how an account is made and confirmed; null while there are none. */
  description: string | null;
}>;

const TITLES = {
  unconfirmed: 'teleconsultation:stop.unconfirmedTitle',
  noPatient: 'teleconsultation:stop.noPatientTitle',
  nobody: 'teleconsultation:stop.nobodyTitle',
} as const satisfies Record<string, TextKey>;

/** Why an account can have no teleconsultation, and what its owner does next. */
export function CannotBegin({ stop, description }: CannotBeginProps) {
  const { t } = useText();
  return (
    <EmptyState title={t(TITLES[stop])}>
      <p>{t(`teleconsultation:stop.${stop}`)}</p>
      {description ? <p>{description}</p> : null}
      {stop === 'unconfirmed' ? (
        <Actions>
          <ActionLink href="/account/authorize">{t('teleconsultation:stop.confirm')}</ActionLink>
        </Actions>
      ) : null}
      {stop === 'noPatient' ? (
        <p>
          <ButtonLink href={registrationPath('PATIENT')}>{t('teleconsultation:stop.register')}</ButtonLink>
        </p>
      ) : null}
      <CallReception />
    </EmptyState>
  );
}
