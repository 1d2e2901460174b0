import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OpenSessions } from '#app/components/account/open-sessions.tsx';
import { SignIns } from '#app/components/account/sign-ins.tsx';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { badRequest } from '#app/services/access/problems.server.ts';
import { endSessions, securityPage } from './security.server.ts';

/** /account/security (ours): where the account is signed in, and the last sign-ins and failures. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('account:security.title'), ...(await securityPage(request)) };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const handle = (await request.form()).get('session');
  if (typeof handle !== 'string') throw badRequest();
  return endSessions(request, handle === 'others' ? null : handle);
}

export default function Security() {
  const { title, sessions, events, since } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title} back={{ href: '/account', label: t('account:proof.back') }}>
      <OpenSessions sessions={sessions} />
      <SignIns events={events} since={since} />
    </Page>
  );
}
