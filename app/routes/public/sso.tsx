import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { NotLetIn } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { shownName } from '#app/domain/person-name.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { enterWith } from './entry-code.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { onTheWayIn } from './entry-query.server.ts';
import { requireEntry } from './sso.server.ts';

/** S-05: where another system of the hospital leads. It is said for whom, and nothing happens before the button. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { username, name, lastName } = await requireEntry(request);
  return {
    title: request.t('public:sso.title'),
    username,
    name: shownName(name, lastName),
    isSomebodyIn: request.session !== null,
    loginPath: onTheWayIn('/login', request.url),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = await pressed(request);
  const outcome = await enterWith(request, await requireEntry(request));
  if (outcome instanceof Response) return outcome;
  return refused(submission, { '': [outcome.text] }, { status: outcome.status });
}

export default function SingleSignOn() {
  const { title, username, name, isSomebodyIn, loginPath } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'sso' });
  const { t } = useText();
  return (
    <Page title={title} form={form} whenRefused={<NotLetIn form={form} />}>
      <p>{t('public:sso.lead', { name, username })}</p>
      {isSomebodyIn ? <p>{t('public:sso.somebodyIn')}</p> : null}
      <p>{t('public:sso.life')}</p>
      <PageForm form={form} submit="public:sso.submit" />
      <p>
        <ActionLink href={loginPath}>{t('public:sso.notMe')}</ActionLink>
      </p>
    </Page>
  );
}
