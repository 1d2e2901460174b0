import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeskPhone, LinkList, Page, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** A short guide of our own, for a provider that has no pages of help. */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openToEveryone(args);
  return { title: t('help:title') };
}

const PARTS = ['signIn', 'booking', 'moving', 'telehealth', 'results', 'others', 'look'] as const;
const QUESTIONS = ['password', 'locked', 'code', 'missing', 'danger'] as const;

export default function Help() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('help:lead')}</p>
      {PARTS.map((part) => (
        <Section key={part} title={t(`help:parts.${part}.title`)}>
          <p>{t(`help:parts.${part}.text`)}</p>
        </Section>
      ))}
      <Section title={t('help:questions.title')} id="questions">
        {QUESTIONS.map((question) => (
          <Section key={question} title={t(`help:questions.${question}.title`)} headingLevel={3}>
            <p>{t(`help:questions.${question}.text`)}</p>
          </Section>
        ))}
      </Section>
      <LinkList
        links={[
          { href: '/login', label: t('public:login.title') },
          { href: '/resetpassword', label: t('public:login.forgotten') },
          { href: '/display', label: t('page:footer.display') },
          { href: '/easy-to-read', label: t('easy:area') },
        ]}
      />
      <p>
        {t('help:phone')} <DeskPhone />
      </p>
    </Page>
  );
}
