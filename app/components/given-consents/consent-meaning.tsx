import { Actions, ButtonLink, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { OWN_CONSENT_PATH } from '#app/domain/people/paths.ts';
import type { ConsentDetails } from '#app/routes/given-consents/details-view.server.ts';
import { ConsentPill } from './consent-pill.tsx';

type MeaningProps = Readonly<{
  consent: ConsentDetails;
  /** It is the account's own patient's. */
  isOwn: boolean;
}>;

/** The meaning of the state of a consent today, and what is to be done about it. */
export function ConsentMeaning({ consent: { state, from, to }, isOwn }: MeaningProps) {
  const { t } = useText();
  const isOwnAwaited = state === 'AWAITS_OWN_CONSENT' && isOwn;
  return (
    <>
      <p>
        <ConsentPill state={state} />
      </p>
      {state === 'IN_FORCE' ? null : (
        <p>
          <WithPhone>{t(`given-consents:means.${state}`, { from: from ?? '', to: to ?? '' })}</WithPhone>
        </p>
      )}
      {isOwnAwaited ? (
        <Actions>
          <ButtonLink href={OWN_CONSENT_PATH}>{t('given-consents:details.ownConsent')}</ButtonLink>
        </Actions>
      ) : null}
    </>
  );
}
