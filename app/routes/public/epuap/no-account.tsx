import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { registersProved } from '#app/routes/public/epuap-registration.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** Ours: the person is proved, and nobody here has their PESEL; they register with what was proved, while that is offered (C-07). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { t, url } = request;
  return {
    title: t('public:epuap.noAccount.title'),
    loginPath: onTheWayIn('/login', url),
    registerPath: await registersProved(request),
  };
}

export default function NoAccount() {
  const { title, loginPath, registerPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('public:epuap.noAccount.lead')}</p>
      <p>{t(registerPath === null ? 'public:epuap.noAccount.how' : 'public:epuap.noAccount.here')}</p>
      <NoAccess question="public:epuap.noAccount.phone" />
      <Actions>
        {registerPath === null ? null : (
          <ButtonLink href={registerPath}>{t('public:epuap.noAccount.register')}</ButtonLink>
        )}
        <ActionLink href={loginPath}>{t('public:epuap.error.login')}</ActionLink>
      </Actions>
    </Page>
  );
}
