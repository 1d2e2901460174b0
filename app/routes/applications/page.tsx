import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { KindList, OwnList } from '#app/components/applications/application-list.tsx';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { Outage, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { APPLICATIONS_PATH } from '#app/domain/applications/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { applicationsPage } from './page.server.ts';

/** /applications: what may be asked of the unit, what each request needs, and those that were made. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return applicationsPage(request);
}

export default function Applications() {
  const { title, kinds, mine, outage, noPatient } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {noPatient ? <NoPatient why={noPatient} lack="applications:noPatient" /> : null}
      <Section isWide title={t('applications:mine.title')}>
        {outage ? (
          <Outage system={t('applications:mine.system')} since={outage.since} retryHref={APPLICATIONS_PATH} />
        ) : null}
        {mine.length > 0 ? <OwnList applications={mine} /> : null}
        {mine.length === 0 && !outage ? <p>{t('applications:mine.none')}</p> : null}
      </Section>
      <Section isWide title={t('applications:kinds.heading')}>
        <KindList kinds={kinds} />
      </Section>
    </Page>
  );
}
