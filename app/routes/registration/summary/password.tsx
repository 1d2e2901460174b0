import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OwnUserName, PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { NewPasswordField, PasswordShownLink } from '#app/components/public/new-password-field.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { PasswordForm, setPassword } from './password.server.ts';
import { pathsOf, registeredHere, stateOf } from './registered.server.ts';

/** Ours: the password of an account that has no mail with a link, after the right code (C-114). */
export async function loader(args: LoaderFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const { needsPassword, username } = await stateOf(request);
  if (!needsPassword && !request.isPost) throw redirect(pathsOf(request).page, 303);
  return {
    title: request.t('registration:summary.password.title'),
    username: username ?? '',
    back: { href: pathsOf(request).page, label: request.t('page:back') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const asked = await openToEveryone(args);
  const request = await registeredHere(asked);
  const submission = parseWithZod(await request.form(), { schema: PasswordForm });
  if (submission.status !== 'success') return invalid(submission);
  const done = await setPassword(request, submission.value.newPassword);
  return done instanceof Response ? done : refused(submission, { [done.field]: [done.text] }, done);
}

export default function PasswordOfRegistration() {
  const { title, username, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PasswordForm>({ id: 'new-password' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={back}>
      <p>{t('registration:summary.password.lead')}</p>
      <PasswordShownLink />
      <PageForm form={form} submit="registration:summary.password.submit">
        <OwnUserName username={username} />
        <NewPasswordField field={fields.newPassword} />
      </PageForm>
    </Page>
  );
}
