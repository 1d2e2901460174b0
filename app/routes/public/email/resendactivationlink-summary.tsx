import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, ButtonLink } from '#app/components/page/index.ts';
import { SentMessage } from '#app/components/public/sent-message.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await openToEveryone(args);
  return {
    title: t('public:email.summary.title'),
    askPath: onTheWayIn('/resendactivationlink', url),
    loginPath: onTheWayIn('/login', url),
  };
}

export default function ResendLinkSummary() {
  const { title, askPath, loginPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <SentMessage
      title={title}
      told={[t('public:email.summary.sent'), t('public:email.summary.life')]}
      hints={[t('public:email.summary.signIn'), t('public:sent.limit')]}
    >
      <ButtonLink href={loginPath}>{t('public:sent.login')}</ButtonLink>
      <ActionLink href={askPath}>{t('public:email.summary.again')}</ActionLink>
    </SentMessage>
  );
}
