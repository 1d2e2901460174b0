import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CorrectionList } from '#app/components/applications/correction-list.tsx';
import { ActionLink, LinkRows, Outage, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { correctionsPage } from './corrections.server.ts';

/** /account/patients/:id/correction (ours; AP-21): what is wrong in a person's data, and what was asked before. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return correctionsPage(request, args.params);
}

export default function Corrections() {
  const { heading, over, personPath, path, ways, corrections, outage } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={heading} over={over} back={{ href: personPath, label: t('person-files:back') }}>
      <p>{t('applications:corrections.lead')}</p>
      <Section title={t('applications:corrections.what')}>
        <LinkRows>
          {ways.map(({ kind, href, label }) => (
            <ActionLink key={kind} href={href}>
              {label}
            </ActionLink>
          ))}
        </LinkRows>
      </Section>
      {outage ? (
        <Outage system={t('applications:corrections.system')} since={outage.since} retryHref={path} />
      ) : null}
      {outage || corrections.length === 0 ? null : (
        <Section title={t('applications:corrections.list')}>
          <CorrectionList corrections={corrections} />
        </Section>
      )}
    </Page>
  );
}
