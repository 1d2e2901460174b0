import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Actions, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** Ours: the person is proved, and nobody here has their PESEL (C-07). */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await openToEveryone(args);
  return { title: t('public:epuap.noAccount.title'), loginPath: onTheWayIn('/login', url) };
}

export default function NoAccount() {
  const { title, loginPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('public:epuap.noAccount.lead')}</p>
      <p>{t('public:epuap.noAccount.how')}</p>
      <NoAccess question="public:epuap.noAccount.phone" />
      <Actions>
        <ActionLink href={loginPath}>{t('public:epuap.error.login')}</ActionLink>
      </Actions>
    </Page>
  );
}
