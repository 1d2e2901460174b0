import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { Page, type ShellNotice } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { askForLink, openedLink, RecoveryForm } from './form.server.ts';

/** C§2. A link that was sent leads on to its form; opening it uses nothing up (S-08). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { t, url } = request;
  const token = tokenInQuery(url);
  if (token !== null) throw openedLink(request, token);

  const linkOver: ShellNotice = { kind: 'error', text: t('public:resetPassword.linkOver') };
  const confirmed: ShellNotice = { kind: 'success', text: t('public:phone.confirmedNoPassword') };
  return {
    title: t('public:resetPassword.title'),
    notices: [
      ...(url.searchParams.get('link') === 'over' ? [linkOver] : []),
      ...(url.searchParams.get('phone') === 'confirmed' ? [confirmed] : []),
    ],
    back: { href: onTheWayIn('/login', url), label: t('public:resetPassword.back') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = parseWithZod(await request.form(), { schema: RecoveryForm });
  if (submission.status !== 'success') return invalid(submission);

  const failure = await askForLink(request, submission.value);
  if (failure) return refused(submission, { '': [failure.text] }, { status: failure.status });
  return redirect(onTheWayIn('/resetpassword/summary', request.url), 303);
}

export default function AskForLink() {
  const { title, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof RecoveryForm>({ id: 'recovery' });
  const { t } = useText();

  return (
    <Page title={title} form={form} back={back}>
      <p>{t('public:resetPassword.lead')}</p>
      <PageForm form={form} submit="public:resetPassword.submit">
        <TextField
          field={fields.contact}
          label="public:resetPassword.contact.label"
          hint="public:resetPassword.contact.hint"
          inputMode="email"
          autoComplete="email"
        />
        <TextField
          field={fields.username}
          label="public:resetPassword.username.label"
          hint="public:resetPassword.username.hint"
          autoComplete="username"
          optional
        />
      </PageForm>
      <NoAccess />
    </Page>
  );
}
