import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  ActionLink,
  Actions,
  Facts,
  Outage,
  Page,
  PhoneLink,
  Section,
  Time,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { reportState, type ReportState } from './inaccessible-sent.server.ts';

/** Says what has become of a report: for whoever has its receipt, and nothing of what was written. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return { ...(await reportState(request)), path: pathOf(request.url) };
}

export default function InaccessibleSent() {
  const { title, state, outage, path } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {outage ? (
        <Outage system={t('inaccessible:sent.system')} since={outage.since} retryHref={path} />
      ) : null}
      {state ? <State state={state} /> : null}
      <Complaint />
      <Actions>
        <ActionLink href="/">{t('page:problem.home')}</ActionLink>
      </Actions>
    </Page>
  );
}

function State({ state }: { state: ReportState }) {
  const { t, formatDate } = useText();
  const { number, receivedAt, answerBy, latestBy, promisedBy, status, channel } = state;
  const days = { answerBy: formatDate(answerBy), latestBy: formatDate(latestBy) };
  return (
    <>
      <Facts
        facts={[
          { term: t('inaccessible:sent.number'), value: number },
          { term: t('inaccessible:sent.received'), value: <Time at={receivedAt} withTime /> },
          { term: t('inaccessible:sent.status'), value: t(`inaccessible:status.${status}`) },
        ]}
      />
      {status === 'NEW' ? (
        <Section title={t('inaccessible:sent.whenTitle')}>
          <p>{t(channel === 'NONE' ? 'inaccessible:sent.whenNone' : 'inaccessible:sent.when', days)}</p>
        </Section>
      ) : null}
      {promisedBy && status === 'PROLONGED' ? (
        <p>{t('inaccessible:sent.prolonged', { promisedBy: formatDate(promisedBy) })}</p>
      ) : null}
      <Section title={t('inaccessible:sent.keepTitle')}>
        <p>{t('inaccessible:sent.keep')}</p>
        <p>{t('page:print.how')}</p>
      </Section>
    </>
  );
}

const OMBUDSMAN = { phone: '800676676', address: 'https://bip.brpo.gov.pl/' };

/** The way to the ombudsman, when the provider does not answer. */
function Complaint() {
  const { t } = useText();
  return (
    <Section title={t('inaccessible:complaint.title')}>
      <p>{t('inaccessible:complaint.provider')}</p>
      <p>{t('inaccessible:complaint.ombudsman')}</p>
      <ul>
        <li>
          {t('inaccessible:complaint.phone')} <PhoneLink phone={OMBUDSMAN.phone} />
        </li>
        <li>
          {t('inaccessible:complaint.online')}{' '}
          <a href={OMBUDSMAN.address}>{t('inaccessible:complaint.link')}</a>
        </li>
      </ul>
    </Section>
  );
}
