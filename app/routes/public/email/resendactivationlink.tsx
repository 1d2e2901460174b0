import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { EmailField } from '#app/components/public/email-field.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { askForLink, EmailForm } from './form.server.ts';

/** C§2, for whoever has not signed in: a link to the address on file alone, the same answer for everybody (S-12). */
export async function loader(args: LoaderFunctionArgs) {
  const { t, url } = await openToEveryone(args);
  return {
    title: t('public:email.resend.title'),
    back: { href: onTheWayIn('/login', url), label: t('public:sent.login') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = parseWithZod(await request.form(), { schema: EmailForm });
  if (submission.status !== 'success') return invalid(submission);

  const refusal = await askForLink(request, submission.value.email);
  if (refusal) return refused(submission, { '': [refusal] });
  return redirect(onTheWayIn('/resendactivationlink/summary', request.url), 303);
}

export default function ResendLink() {
  const { title, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof EmailForm>({ id: 'email' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={back}>
      <p>{t('public:email.resend.lead')}</p>
      <PageForm form={form} submit="public:email.submit">
        <EmailField field={fields.email} />
      </PageForm>
    </Page>
  );
}
