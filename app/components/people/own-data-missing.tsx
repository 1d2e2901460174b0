import { ButtonLink, EmptyState, Outage } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import type { OwnMissing } from '#app/routes/people/own-data.server.ts';
import { registrationPath } from './ways.ts';

type OwnDataMissingProps = Readonly<{ missing: OwnMissing; path: string }>;

/** Why the page of one's own data has none, and what can be done. */
export function OwnDataMissing({ missing, path }: OwnDataMissingProps) {
  const { t } = useText();
  if (missing.kind === 'outage') {
    return <Outage system={t('people:mydata.system')} since={missing.since} retryHref={path} />;
  }
  if (missing.kind === 'waiting') {
    return (
      <EmptyState title={t('people:mydata.waitingTitle')}>
        <p>{missing.why}</p>
        <CallReception />
        {missing.claim ? <OwnClaim {...missing.claim} /> : null}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('people:mydata.none')}>
      <p>{t('people:mydata.how')}</p>
      <p>
        <ButtonLink href={registrationPath('PATIENT')}>{t('people:mydata.register')}</ButtonLink>
      </p>
    </EmptyState>
  );
}

type OwnClaimProps = Readonly<{ typed: string | null; withdrawPath: string }>;

/** The details typed of oneself, and the way out where they are wrong. */
function OwnClaim({ typed, withdrawPath }: OwnClaimProps) {
  const { t } = useText();
  return (
    <>
      {typed === null ? null : <p>{t('people:mydata.typed', { typed })}</p>}
      <p>{t('people:mydata.mistake')}</p>
      <p>
        <ButtonLink href={withdrawPath}>{t('people:mydata.withdraw')}</ButtonLink>
      </p>
    </>
  );
}
