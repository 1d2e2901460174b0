import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OwnUserName, PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { Page, type ShellNotice } from '#app/components/page/index.ts';
import { NewPasswordField, PasswordShownLink } from '#app/components/public/new-password-field.tsx';
import { usePasswordShown } from '#app/components/public/password-shown.ts';
import { NoPassword } from '#app/components/public/no-password.tsx';
import { NotLetIn } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { openSession } from '#app/services/access/authenticator.server.ts';
import { requireAccountIn } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { SHORT_MINUTES } from '#app/services/store/sessions.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { ChangePasswordForm, changeFailure } from './change-password.form.server.ts';
import { STATE_TEXTS, wantedPath } from './login.form.server.ts';

/** Asked for in the menu, or of somebody who may not come in before (C§4, C-03). */
const STATES = ['MUST_CHANGE_PASSWORD', 'PASSWORD_EXPIRED'] as const;

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountIn(args, STATES);
  return {
    title: request.t('public:changePassword.title'),
    ...(await ownAccount(request)),
    minutes: request.short ? SHORT_MINUTES : null,
    notices: noticesOf(request),
  };
}

/**
 * The name under which a manager of passwords keeps the new one, of a short session the one that was typed; and whether there is
 * a password, which a short session has typed.
 */
async function ownAccount(request: PortalRequest) {
  if (request.short) return { username: request.short.username, hasPassword: true };
  const account = request.session ? await orOutage(accountOf(request)) : null;
  if (!account?.ok) return { username: null, hasPassword: true };
  const { username, hasPassword = true } = account.data;
  return { username, hasPassword };
}

function noticesOf({ t, short, isPost }: PortalRequest): ShellNotice[] {
  return short?.shortFor && !isPost ? [{ kind: 'error', text: t(STATE_TEXTS[short.shortFor]) }] : [];
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountIn(args, STATES);
  const submission = parseWithZod(await request.form(), { schema: ChangePasswordForm });
  if (submission.status !== 'success') return invalid(submission);

  const { oldPassword: password, newPassword } = submission.value;
  try {
    const opened = await request.provider.account.changePassword({ password, newPassword });
    const { accountId } = opened;
    await request.context.portal.store.sessions.endAll({ accountId, now: request.now.getTime() });
    const headers = await openSession(request, { opened, done: 'public:changePassword.done' });
    return redirect(request.short?.wanted ?? wantedPath(request.url), { status: 303, headers });
  } catch (error) {
    const failure = changeFailure(error, { wasInDoubt: request.context.doubt?.before === true });
    if (!failure) throw error;
    return refused(submission, failure.errors, { status: failure.status });
  }
}

export default function ChangePassword() {
  const { title, minutes, username, hasPassword } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ChangePasswordForm>({ id: 'change-password' });
  const { isShown } = usePasswordShown();
  const { t } = useText();

  if (!hasPassword) return <NoPassword title={title} form={form} />;
  return (
    <Page title={title} form={form} whenRefused={<NotLetIn form={form} />}>
      <p>{t('public:changePassword.lead')}</p>
      {minutes === null ? null : <p>{t('public:changePassword.timeLimit', { count: minutes })}</p>}
      <PasswordShownLink />
      <PageForm form={form} submit="public:changePassword.submit">
        {username === null ? null : <OwnUserName username={username} />}
        <TextField
          field={fields.oldPassword}
          label="public:changePassword.old.label"
          type="password"
          isShown={isShown}
          autoComplete="current-password"
        />
        <NewPasswordField field={fields.newPassword} />
      </PageForm>
    </Page>
  );
}
