import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionLink, ButtonLink } from '#app/components/page/index.ts';
import { SentMessage } from '#app/components/public/sent-message.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** Says what happens next; the same for everybody, whether there is such an account or not (S-12). */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await openToEveryone(args);
  return {
    title: t('public:resetPassword.summary.title'),
    askPath: onTheWayIn('/resetpassword', url),
    loginPath: onTheWayIn('/login', url),
  };
}

export default function RecoverySummary() {
  const { title, askPath, loginPath } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <SentMessage
      title={title}
      told={[t('public:resetPassword.summary.sent'), t('public:resetPassword.summary.life')]}
      hints={[
        t('public:resetPassword.summary.contact'),
        t('public:resetPassword.summary.shared'),
        t('public:sent.limit'),
      ]}
    >
      <ButtonLink href={loginPath}>{t('public:sent.login')}</ButtonLink>
      <ActionLink href={askPath}>{t('public:resetPassword.summary.again')}</ActionLink>
    </SentMessage>
  );
}
