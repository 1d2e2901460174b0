import { Stated } from '#app/components/account/stated.tsx';
import { ActionLink, Panel, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { OwnConsentView } from '#app/routes/ages/own-consent.server.ts';

/** The state of the own consent of somebody of 16 or 17, and where it is given (B-43). */
export function OwnConsentPanel({ consent }: { consent: NonNullable<OwnConsentView> }) {
  const { t } = useText();
  const { kind, state, consequence, path } = consent;
  return (
    <Panel title={t('ages:ownConsent.panel')}>
      <SummaryList
        rows={[
          {
            term: t('ages:ownConsent.term'),
            value: <Stated kind={kind} state={state} consequence={consequence} />,
          },
        ]}
      />
      {path ? (
        <p>
          <ActionLink href={path}>{t('ages:ownConsent.way')}</ActionLink>
        </p>
      ) : null}
    </Panel>
  );
}
