import { parseWithZod } from '@conform-to/zod/v4';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { confirm, ConfirmForm, keptToken, openedLink } from './form.server.ts';

/** C§2: the page that a mail leads to. Opening it confirms nothing, for scanners open links, too (S-08). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const token = tokenInQuery(request.url);
  if (token !== null) throw openedLink(request, token);
  if (keptToken(request) === null) throw redirect(onTheWayIn('/login', request.url), 303);
  return { title: request.t('public:email.confirm.title') };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = parseWithZod(await request.form(), { schema: ConfirmForm });
  const token = keptToken(request);
  const done = token === null ? null : await confirm(request, token);
  return done ?? refused(submission, { '': ['public:email.confirm.over'] });
}

export default function Confirm() {
  const { title } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'confirm' });
  const { t } = useText();
  return (
    <Page title={title} form={form}>
      <p>{t('public:email.confirm.lead')}</p>
      <PageForm form={form} submit="public:email.confirm.submit" />
      <p>
        <ActionLink href="/resendactivationlink">{t('public:email.resend.title')}</ActionLink>
      </p>
    </Page>
  );
}
