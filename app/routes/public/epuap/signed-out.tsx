import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { signOutPath } from '#app/routes/public/epuap.server.ts';

/** Ours: the portal's own sign-out has happened; one more is open where the person came from (A-80, docs/decisions/043). */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await openToEveryone(args);
  const path = signOutPath(url);
  if (path === null) throw redirect('/login?signedOut=yes', 303);
  return { title: t('public:epuap.signedOut.title'), path };
}

export default function SignedOut() {
  const { title, path } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('public:epuap.signedOut.lead')}</p>
      <p>{t('public:epuap.signedOut.why')}</p>
      <Actions>
        <ButtonLink href={path}>{t('public:epuap.signedOut.submit')}</ButtonLink>
        <ActionLink href="/login">{t('public:epuap.signedOut.login')}</ActionLink>
      </Actions>
    </Page>
  );
}
