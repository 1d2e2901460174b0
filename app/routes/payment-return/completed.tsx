import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { completedPage } from './completed.server.ts';

/** /payments/completed (C§2): where the bank leads back to, signed in or not. The address proves nothing, and its words are never shown (C-41). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return completedPage(request);
}

export default function Completed() {
  const { title, isError, seePath, isSignedIn } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t(isError ? 'payments:completed.error' : 'payments:completed.text')}</p>
      <p>{t('payments:completed.notTwice')}</p>
      {seePath === null ? (
        <p>{t('payments:completed.off')}</p>
      ) : (
        <>
          <p>{t(isSignedIn ? 'payments:completed.see' : 'payments:completed.signIn')}</p>
          <Actions>
            <ButtonLink href={seePath}>
              {t(isSignedIn ? 'payments:completed.seeLink' : 'payments:completed.signInLink')}
            </ButtonLink>
          </Actions>
        </>
      )}
      <CallReception />
    </Page>
  );
}
