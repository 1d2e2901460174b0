import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionForm } from '#app/components/form/index.ts';
import { Page, Time } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireSession } from '#app/services/access/guard.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { ownPath } from '#app/services/request/own-path.ts';

/** When the session ends, and how to make it longer (A-41, S-43). Every request makes it longer; this page says so. */
export async function loader(args: LoaderFunctionArgs) {
  const { t, session } = await requireSession(args);
  return { title: t('settings:session.title'), endsAt: new Date(session.endsAt).toISOString() };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireSession(args);
  const to = ownPath(request.url.searchParams.get('return')) ?? '/main';
  await keepAnswers(request, to);
  return redirectWithNotice(request, to, 'settings:session.extended');
}

export default function Session() {
  const { title, endsAt } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>
        {t('settings:session.text')} <Time at={endsAt} withTime />
      </p>
      <ActionForm submit="settings:session.extend" />
    </Page>
  );
}
