import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { answeredPath } from './confirm.server.ts';

/** /ward/confirm without whom it is about, or who asks (A§2). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const path = await answeredPath(request);
  return data({ title: request.t('guardians:incomplete.title'), path }, { status: 400 });
}

export default function IncompleteWardLink() {
  const { title, path } = useLoaderData<typeof loader>();
  const { t } = useText();
  const isMessages = path === '/messages';
  return (
    <Page title={title}>
      <p>{t('guardians:incomplete.text')}</p>
      <Actions>
        <ButtonLink href={path}>
          {t(isMessages ? 'guardians:incomplete.toMessages' : 'guardians:wardens.back')}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
