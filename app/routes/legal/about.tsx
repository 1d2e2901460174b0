import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeskPhone, LinkList, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';

const LICENCE = 'https://interoperable-europe.ec.europa.eu/collection/eupl/eupl-text-eupl-12';

/** Says what the portal is licensed under, where its source can be had (EUPL 1.2, art. 5), and whom to tell of a weakness. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, context } = await openToEveryone(args);
  return { title: t('legal:about.title'), ...context.portal.environment.about };
}

export default function AboutPortal() {
  const { title, source, securityContact } = useLoaderData<typeof loader>();
  const { t } = useText();
  const contactWords = t('legal:about.security.contact');
  return (
    <Page title={title}>
      <Section title={t('legal:about.licence.title')}>
        <p>{t('legal:about.licence.text')}</p>
        <LinkList links={[{ href: LICENCE, label: t('legal:about.licence.link') }]} />
      </Section>
      <Section title={t('legal:about.source.title')}>
        {source ? (
          <>
            <p>{t('legal:about.source.text')}</p>
            <LinkList links={[{ href: source, label: source }]} />
          </>
        ) : (
          <ByPhone words={t('legal:about.source.missing')} />
        )}
      </Section>
      <Section title={t('legal:about.security.title')}>
        <p>{t('legal:about.security.text')}</p>
        {securityContact ? (
          <LinkList
            links={[{ href: securityContact, label: contactWords, detail: plainly(securityContact) }]}
          />
        ) : (
          <ByPhone words={t('legal:about.security.missing')} />
        )}
      </Section>
    </Page>
  );
}

const plainly = (address: string) => address.replace(/^mailto:/, '');

const ByPhone = ({ words }: { words: string }) => (
  <p>
    {words} <DeskPhone />
  </p>
);
