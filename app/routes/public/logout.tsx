import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ActionForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { signOut } from '#app/services/access/authenticator.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { signedOutPath } from './epuap.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  if (!request.session && !request.short) throw redirect('/login', 303);
  return { title: request.t('public:logout.title') };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const { isClean, slo, headers } = await signOut(request);
  if (slo) return redirect(signedOutPath(slo), { status: 303, headers });
  return redirect(`/login?signedOut=${isClean ? 'yes' : 'error'}`, { status: 303, headers });
}

export default function Logout() {
  const { title } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      <p>{t('public:logout.text')}</p>
      <ActionForm submit="public:logout.submit" />
    </Page>
  );
}
