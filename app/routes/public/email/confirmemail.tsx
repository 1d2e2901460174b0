import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page, type ShellNotice } from '#app/components/page/index.ts';
import { EmailField } from '#app/components/public/email-field.tsx';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccountIn } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { SHORT_MINUTES } from '#app/services/store/sessions.server.ts';
import { askForLink, EmailForm, requireUnconfirmed, WAITING } from './form.server.ts';

/** C§2: in the short session after a right password; the address may be corrected before a link goes there. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountIn(args, WAITING);
  const { email } = await requireUnconfirmed(request);
  const stopped: ShellNotice = { kind: 'error', text: request.t('public:email.stopped') };
  return {
    title: request.t('public:email.title'),
    values: { email },
    notices: request.isPost ? [] : [stopped],
    minutes: SHORT_MINUTES,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountIn(args, WAITING);
  await requireUnconfirmed(request);
  const submission = parseWithZod(await request.form(), { schema: EmailForm });
  if (submission.status !== 'success') return invalid(submission);

  const refusal = await askForLink(request, submission.value.email);
  if (refusal) return refused(submission, { '': [refusal] });
  return redirect('/confirmemail/summary', 303);
}

export default function ConfirmEmail() {
  const { title, values, minutes } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof EmailForm>({ id: 'email', defaultValue: values });
  const { t } = useText();

  return (
    <Page title={title} form={form}>
      <p>{t('public:email.lead')}</p>
      <p>{t('public:changePassword.timeLimit', { count: minutes })}</p>
      <PageForm form={form} submit="public:email.submit">
        <EmailField field={fields.email} />
      </PageForm>
      <NoAccess />
    </Page>
  );
}
