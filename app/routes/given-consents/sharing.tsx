import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecipientPanel } from '#app/components/given-consents/recipient-panel.tsx';
import { CutNote, EmptyList } from '#app/components/lists/cut-list.tsx';
import { Outage, Page, Panels, PrintChoice, Printout } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import { CONSENTS_PATH, SHARING_PATH } from '#app/domain/given-consents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { printChoice } from '#app/services/page/print-choice.server.ts';
import { sharingOverview } from './sharing.server.ts';

/** /consents/sharing (ours): who may know what, on one page that can be printed. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return {
    title: request.t('given-consents:sharing.title'),
    overview: await sharingOverview(request),
    choice: printChoice(request),
    at: request.now.toISOString(),
  };
}

export default function Sharing() {
  const { title, overview, choice, at } = useLoaderData<typeof loader>();
  const { t } = useText();
  const back = { href: CONSENTS_PATH, label: t('given-consents:details.back') };
  if (overview.recipients === null) {
    return (
      <Page title={title} back={back}>
        <Outage system={t('given-consents:list.system')} since={overview.since} retryHref={SHARING_PATH} />
      </Page>
    );
  }
  const { recipients, people, waiting, cut, noPatient } = overview;
  if (noPatient) {
    return (
      <Page title={title} back={back}>
        <NoPatient why={noPatient} lack="given-consents:list.noPatient" />
      </Page>
    );
  }
  return (
    <Page title={title} back={back}>
      <Printout people={people} at={at} isLarge={choice.isLarge}>
        <p>{t('given-consents:sharing.lead')}</p>
        {recipients.length === 0 ? null : <CutNote cut={cut} />}
        {recipients.length === 0 ? (
          <EmptyList cut={cut} title={t('given-consents:sharing.nobody')}>
            {t('given-consents:sharing.nobodyText')}
          </EmptyList>
        ) : (
          <Panels>
            {recipients.map(({ key, consents }) => (
              <div key={key}>
                <RecipientPanel consents={consents} />
              </div>
            ))}
          </Panels>
        )}
        {waiting === 0 ? null : <p>{t('given-consents:sharing.waiting', { count: waiting })}</p>}
      </Printout>
      <PrintChoice {...choice} />
    </Page>
  );
}
