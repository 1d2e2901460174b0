import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Actions, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** Ours: the person is proved, and nobody here has their PESEL (C-07). */
export async function loader(args: LoaderFunctionArgs) {
  const { t } = await openToEveryone(args);
  return { title: t('public:epuap.noAccount.title') };
}

export default function NoAccount() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('public:epuap.noAccount.lead')}</p>
      <p>{t('public:epuap.noAccount.how')}</p>
      <NoAccess question="public:epuap.noAccount.phone" />
      <Actions>
        <ActionLink href="/login">{t('public:epuap.error.login')}</ActionLink>
      </Actions>
    </Page>
  );
}
