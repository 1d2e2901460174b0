import { Row, RowLink } from '#app/components/lists/rows.tsx';
import { HiddenWords, WithDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ConsentView } from '#app/routes/given-consents/view.server.ts';
import { ConsentName } from './consent-name.tsx';
import { ConsentPill } from './consent-pill.tsx';

type RowProps = Readonly<{
  consent: ConsentView;
  /** The hospital's system does not know of it yet (B-33). */
  isWaiting: boolean;
}>;

/** A consent in a list: what and for whom, whose, how it stands, from when and until when. */
export function ConsentRow({ consent, isWaiting }: RowProps) {
  const { t } = useText();
  const { href, patient, personnel, state, signature, from, to, cancelledOn } = consent;
  // Several consents may be called the same: who hears a list of links tells them apart by the rest.
  const rest = [patient, personnel, from].filter((part) => part !== null).join(', ');
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
          <p>
            <ConsentPill state={state} />
          </p>
          {from === null ? null : <p>{t('given-consents:list.from', { day: from })}</p>}
          {to === null ? null : <p>{t('given-consents:list.to', { day: to })}</p>}
          {cancelledOn === null ? null : <p>{t('given-consents:list.cancelled', { day: cancelledOn })}</p>}
        </>
      }
    >
      {patient === null ? null : <p>{t('given-consents:list.patient', { patient })}</p>}
      {personnel === null ? null : (
        <p>
          <WithDegree>{t('given-consents:list.personnel', { name: personnel })}</WithDegree>
        </p>
      )}
      {isWaiting ? <p>{t('second-steps:waits')}</p> : null}
      <p className="text-muted">{t(`given-consents:signature.${signature}`)}</p>
    </Row>
  );
}
