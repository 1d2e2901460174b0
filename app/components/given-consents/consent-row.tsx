import { Row, RowLink } from '#app/components/lists/rows.tsx';
import type { ConsentState } from '#contract/given-consents/reading/state.ts';
import { ButtonLink, HiddenWords, WithDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ListedConsent } from '#app/routes/given-consents/list.server.ts';
import { ConsentName } from './consent-name.tsx';
import { ConsentPill } from './consent-pill.tsx';

/** States that the group's heading says, or the day beside it. */
const SAID: ReadonlySet<ConsentState> = new Set(['IN_FORCE', 'AWAITS_SIGNATURE', 'ENDED']);

type RowProps = Readonly<{
  consent: ListedConsent;
  /** The hospital's system does not know of it yet (B-33). */
  isWaiting: boolean;
  /** It is the one that waits longest: its button is the filled one. */
  isFirst: boolean;
}>;

/** A consent in a list: what and for whom, whose, how it stands, from when and until when. */
export function ConsentRow({ consent, isWaiting, isFirst }: RowProps) {
  const { t } = useText();
  const { href, patient, personnel, state, signature, signHref, from, limits, cancelledOn, isAlike } =
    consent;
  // Several consents may be called the same: who hears a list of links tells them apart by the rest.
  const rest = isAlike ? [patient, personnel, from].filter((part) => part !== null).join(', ') : '';
  const isSaid = SAID.has(state) || cancelledOn !== null;
  return (
    <Row
      title={
        <RowLink href={href}>
          <ConsentName {...consent} />
          {rest === '' ? null : (
            <HiddenWords>
              <WithDegree>{`(${rest})`}</WithDegree>
            </HiddenWords>
          )}
        </RowLink>
      }
      side={
        <>
          {isSaid ? null : (
            <p>
              <ConsentPill state={state} />
            </p>
          )}
          {limits.from === null ? null : <p>{t('given-consents:list.from', { day: limits.from })}</p>}
          {limits.to === null ? null : <p>{t('given-consents:list.to', { day: limits.to })}</p>}
          {cancelledOn === null ? null : <p>{t('given-consents:list.cancelled', { day: cancelledOn })}</p>}
        </>
      }
      end={
        signHref === null ? null : (
          <ButtonLink href={signHref} variant={isFirst ? 'primary' : 'secondary'} isSmall>
            <span>
              {t('given-consents:list.sign')}
              <HiddenWords>
                <ConsentName {...consent} />
              </HiddenWords>
            </span>
          </ButtonLink>
        )
      }
    >
      {patient === null ? null : <p>{t('given-consents:list.patient', { patient })}</p>}
      {personnel === null ? null : (
        <p>
          <WithDegree>{t('given-consents:list.personnel', { name: personnel })}</WithDegree>
        </p>
      )}
      {isWaiting ? <p>{t('second-steps:waits')}</p> : null}
      {state === 'AWAITS_SIGNATURE' ? null : (
        <p className="text-muted">{t(`given-consents:signature.${signature}`)}</p>
      )}
    </Row>
  );
}
