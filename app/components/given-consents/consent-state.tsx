import type { ConsentState as StateWord } from '#contract/given-consents/reading/state.ts';
import { ButtonLink, State, WithPhone, type Look, type Step } from '#app/components/page/index.ts';
import { SignAct, SignNotes } from '#app/components/signing/sign-parts.tsx';
import { useText } from '#app/components/text.tsx';
import { OWN_CONSENT_PATH } from '#app/domain/people/paths.ts';
import type { ConsentDetails } from '#app/routes/given-consents/details-view.server.ts';
import type { SigningView } from '#app/routes/signing/signing.server.ts';

const LOOKS: Readonly<Record<StateWord, Look>> = {
  IN_FORCE: 'done',
  AHEAD: 'waiting',
  AWAITS_SIGNATURE: 'waiting',
  AWAITS_OWN_CONSENT: 'waiting',
  ENDED: 'still',
  CANCELLED: 'still',
  ON_ACCOUNT: 'bad',
  UNKNOWN: 'bad',
};

type StateProps = Readonly<{
  consent: ConsentDetails;
  signing: SigningView;
  /** It is the account's own patient's. */
  isOwn: boolean;
}>;

/** The state of a consent today, never as in force what is not (B-38), and the one thing to do about it. */
export function ConsentState({ consent: { state, limits, to }, signing, isOwn }: StateProps) {
  const { t } = useText();
  // One that is in force without a signature is asked for none.
  const isSigningShown = state === 'AWAITS_SIGNATURE' || signing.state !== 'NONE';
  const isOwnAwaited = state === 'AWAITS_OWN_CONSENT' && isOwn;
  return (
    <State
      look={LOOKS[state]}
      sentence={t(`given-consents:pill.${state}`)}
      act={
        isOwnAwaited ? (
          <ButtonLink href={OWN_CONSENT_PATH}>{t('given-consents:details.ownConsent')}</ButtonLink>
        ) : isSigningShown ? (
          <SignAct signing={signing} />
        ) : null
      }
    >
      {state === 'IN_FORCE' || state === 'CANCELLED' ? null : (
        <p>
          <WithPhone>
            {t(`given-consents:means.${state}`, { from: limits.from ?? '', to: to ?? '' })}
          </WithPhone>
        </p>
      )}
      {isSigningShown ? <SignNotes signing={signing} /> : null}
    </State>
  );
}

/** The steps of a consent: given, signed where its kind needs that, in force, and ended. */
export function useConsentSteps(consent: ConsentDetails): Step[] {
  const { t } = useText();
  const { state, signature, givenOn, givenBy, signedOn, limits, to, cancelledOn } = consent;
  const step = (as: Step['as'], name: Step['name'], ...details: readonly (string | null)[]): Step => ({
    as,
    name,
    detail: details.filter(Boolean).join(', '),
  });
  const validity = [
    limits.from === null ? null : t('given-consents:list.from', { day: limits.from }),
    limits.to === null ? null : t('given-consents:step.until', { day: limits.to }),
  ]
    .filter(Boolean)
    .join(' ');
  const isInForce = state === 'IN_FORCE';
  const isAhead = state === 'AHEAD' || state === 'AWAITS_SIGNATURE' || state === 'AWAITS_OWN_CONSENT';
  return [
    ...(givenOn === null ? [] : [step('done', t('given-consents:step.given'), givenOn, givenBy)]),
    ...(signature === 'SIGNED' ? [step('done', t('given-consents:signature.SIGNED'), signedOn)] : []),
    ...(state === 'AWAITS_SIGNATURE' ? [step('now', t('given-consents:step.sign'))] : []),
    ...(state === 'AWAITS_OWN_CONSENT' ? [step('now', t('given-consents:step.ownConsent'))] : []),
    ...(isInForce ? [step('now', t('given-consents:pill.IN_FORCE'), validity)] : []),
    ...(isAhead ? [step('later', t('given-consents:pill.IN_FORCE'), validity)] : []),
    ...(state === 'ENDED' ? [step('done', t('given-consents:pill.ENDED'), to)] : []),
    ...(state === 'CANCELLED' ? [step('done', t('given-consents:pill.CANCELLED'), cancelledOn)] : []),
  ];
}
