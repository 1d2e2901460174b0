import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { EPUAP_PATH } from '#app/routes/public/epuap.server.ts';

/** C§2, by the code in the address; of one that it does not know, the page blames nobody. */
const TEXTS = {
  '2': 'public:epuap.error.refused',
  '3': 'public:login.failure.blocked',
} as const;

export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await openToEveryone(args);
  const code = url.searchParams.get('code');
  return {
    title: t('public:epuap.error.title'),
    text: t(code === '2' || code === '3' ? TEXTS[code] : 'public:epuap.error.other'),
    isBlocked: code === '3',
    againPath: onTheWayIn(EPUAP_PATH, url),
    loginPath: onTheWayIn('/login', url),
  };
}

export default function NotProved() {
  const { title, text, isBlocked, againPath, loginPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{text}</p>
      <NoAccess question="public:epuap.error.phone" />
      <Actions>
        {isBlocked ? null : <ButtonLink href={againPath}>{t('public:epuap.error.again')}</ButtonLink>}
        <ActionLink href={loginPath}>{t('public:epuap.error.login')}</ActionLink>
      </Actions>
    </Page>
  );
}
