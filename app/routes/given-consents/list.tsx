import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConsentRow } from '#app/components/given-consents/consent-row.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { ButtonLink, EmptyState, Outage, Page, Section } from '#app/components/page/index.ts';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import { CONSENTS_PATH, NEW_CONSENT_PATH } from '#app/domain/given-consents/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { consentList } from './list.server.ts';

/** /consents (B§2): the consents of everybody for whom the account may act. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('given-consents:page.area'), ...(await consentList(request)) };
}

export default function Consents() {
  const { title, groups, since, isWithoutPatient } = useLoaderData<typeof loader>();
  const { t } = useText();
  if (groups === null) {
    return (
      <Page title={title}>
        <Outage system={t('given-consents:list.system')} since={since} retryHref={CONSENTS_PATH} />
      </Page>
    );
  }
  if (isWithoutPatient) {
    return (
      <Page title={title}>
        <NoPatient lack="given-consents:list.noPatient" />
      </Page>
    );
  }
  const giveOne = <ButtonLink href={NEW_CONSENT_PATH}>{t('given-consents:list.new')}</ButtonLink>;
  if (groups.length === 0) {
    return (
      <Page title={title}>
        <EmptyState title={t('given-consents:list.empty')}>
          <p>{t('given-consents:list.emptyText')}</p>
          <p>{giveOne}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={title} action={giveOne}>
      {groups.map(({ name, consents }) => (
        <Section key={name} title={t(`given-consents:list.group.${name}`, { count: consents.length })}>
          <Rows>
            {consents.map((consent) => (
              <ConsentRow key={consent.id} {...consent} />
            ))}
          </Rows>
        </Section>
      ))}
    </Page>
  );
}
