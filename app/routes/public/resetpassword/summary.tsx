import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Actions, ActionLink, ButtonLink, Page, Section } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';

/** What happens next; the same for everybody, whether there is such an account or not (S-12). */
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
    <Page title={title}>
      <p>{t('public:resetPassword.summary.sent')}</p>
      <p>{t('public:resetPassword.summary.life')}</p>
      <Section title={t('public:resetPassword.summary.missing')}>
        <ul>
          <li>{t('public:resetPassword.summary.spam')}</li>
          <li>{t('public:resetPassword.summary.contact')}</li>
          <li>{t('public:resetPassword.summary.shared')}</li>
          <li>{t('public:resetPassword.summary.limit')}</li>
        </ul>
        <NoAccess />
      </Section>
      <Actions>
        <ButtonLink href={loginPath}>{t('public:resetPassword.summary.login')}</ButtonLink>
        <ActionLink href={askPath}>{t('public:resetPassword.summary.again')}</ActionLink>
      </Actions>
    </Page>
  );
}
