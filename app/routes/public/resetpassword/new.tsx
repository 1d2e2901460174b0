import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OwnUserName, PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { NewPasswordField, PasswordShownLink } from '#app/components/public/new-password-field.tsx';
import { OfLink } from '#app/components/public/of-link.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { signOut } from '#app/services/access/authenticator.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { NewPasswordForm, requireLink, setPassword } from './form.server.ts';

/** Ours: where a link that was sent leads, without its token in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { username, validUntil, address, isOtherAccount } = await requireLink(request);
  return {
    title: request.t('public:resetPassword.new.title'),
    username,
    validUntil,
    whose: { address, isOtherAccount },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = parseWithZod(await request.form(), { schema: NewPasswordForm });
  if (submission.status !== 'success') return invalid(submission);

  const failure = await setPassword(request, submission.value.newPassword);
  if (failure) return refused(submission, { [failure.field]: [failure.text] }, { status: failure.status });
  const { headers } = request.session ? await signOut(request) : { headers: {} };
  return redirect(onTheWayIn('/login', request.url, { password: 'changed' }), { status: 303, headers });
}

export default function SetPassword() {
  const { title, username, validUntil, whose } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof NewPasswordForm>({ id: 'new-password' });
  const { t, formatTime } = useText();

  return (
    <Page title={title} form={form}>
      <OfLink {...whose} />
      {whose.isOtherAccount ? <p>{t('public:ofLink.signsOut')}</p> : null}
      <p>{t('public:resetPassword.new.life', { time: formatTime(validUntil) })}</p>
      <p>{t('public:resetPassword.new.sessions')}</p>
      <PasswordShownLink />
      <PageForm form={form} submit="public:resetPassword.new.submit">
        <OwnUserName username={username} />
        <NewPasswordField field={fields.newPassword} />
      </PageForm>
    </Page>
  );
}
