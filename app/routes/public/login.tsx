import { parseWithZod } from '@conform-to/zod/v4';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, TextField, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, type ShellNotice } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { logEvent } from '#app/services/access/event-log.server.ts';
import { openSession, signIn } from '#app/services/access/authenticator.server.ts';
import { loginSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { IDLE_MINUTES } from '#app/services/store/sessions.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { onTheWayIn } from './entry-query.server.ts';
import { LoginForm, shortSessionOf, signInFailure, wantedPath } from './login.form.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  if (request.session && !request.isPost) throw redirect(wantedPath(request.url), 303);

  return {
    title: request.t('public:login.title'),
    idleMinutes: IDLE_MINUTES,
    name: await nameAskedFor(request),
    notices: noticesOf(request),
    forgottenPath: onTheWayIn('/resetpassword', request.url),
  };
}

function noticesOf({ t, url, ended }: PortalRequest): ShellNotice[] {
  const signedOut = url.searchParams.get('signedOut');
  const isSessionOver = ended !== null && url.searchParams.has('return');
  return [
    ...(isSessionOver ? [{ kind: 'notice' as const, text: t('public:login.sessionOver') }] : []),
    ...(url.searchParams.get('password') === 'changed'
      ? [{ kind: 'success' as const, text: t('public:resetPassword.done') }]
      : []),
    ...(url.searchParams.get('email') === 'confirmed'
      ? [{ kind: 'success' as const, text: t('public:email.confirmedSignIn') }]
      : []),
    ...(signedOut === 'yes' ? [{ kind: 'success' as const, text: t('public:logout.done') }] : []),
    ...(signedOut === 'error' ? [{ kind: 'error' as const, text: t('public:logout.failed') }] : []),
  ];
}

/** C§3: by what people sign in; a login of their own while the provider does not say. */
async function nameAskedFor(request: PortalRequest): Promise<'email' | 'username'> {
  const settings = await orOutage(loginSettings(request));
  return settings.ok && settings.data.usernamePromptMode === 'E_MAIL' ? 'email' : 'username';
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = parseWithZod(await request.form(), { schema: LoginForm });
  if (submission.status !== 'success') return invalid(submission);

  try {
    const headers = await signIn(request, { posted: args.request, credentials: submission.value });
    return redirect(wantedPath(request.url), { status: 303, headers });
  } catch (error) {
    const short = shortSessionOf(error);
    if (short) {
      const { path, opened, shortFor } = short;
      const wanted = wantedPath(request.url);
      const headers = await openSession(request, { opened, short: { shortFor, wanted } });
      return redirect(path, { status: 303, headers });
    }
    const failure = signInFailure(error);
    if (!failure) throw error;
    if (failure.event) logEvent(request, { type: failure.event, username: submission.value.username });
    return refused(submission, { '': [failure.text] }, { status: failure.status });
  }
}

export default function Login() {
  const { title, idleMinutes, name, forgottenPath } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof LoginForm>({ id: 'login' });
  const { t } = useText();

  return (
    <Page title={title} form={form}>
      <PageForm form={form} submit="public:login.submit">
        <TextField
          field={fields.username}
          label={`public:login.${name}.label`}
          {...(name === 'email' ? { inputMode: 'email' as const } : {})}
          autoComplete="username"
        />
        <TextField
          field={fields.password}
          label="public:login.password.label"
          type="password"
          autoComplete="current-password"
        />
      </PageForm>
      <p>
        <ActionLink href={forgottenPath}>{t('public:login.forgotten')}</ActionLink>
      </p>
      <p>{t('public:login.timeLimit', { count: idleMinutes })}</p>
    </Page>
  );
}
