import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, SideBySide } from '#app/components/page/index.ts';
import { NoAccess, NotLetIn } from '#app/components/public/no-access.tsx';
import { PasswordField } from '#app/components/public/password-field.tsx';
import { UserNameField } from '#app/components/public/sign-in-fields.tsx';
import { CallForHelp, OtherWaysIn } from '#app/components/public/ways-in.tsx';
import { useText } from '#app/components/text.tsx';
import { invalid } from '#app/services/forms/forms.server.ts';
import { asRevealed, passwordTurned } from '#app/services/forms/password-revealed.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { sessionMinutes } from '#app/services/store/sessions.server.ts';
import { onTheWayIn } from './entry-query.server.ts';
import { LoginByEmailForm, LoginForm, wantedPath } from './login.form.server.ts';
import { askedFor, isBlocked, noticesOf } from './login.server.ts';
import { signedIn } from './sign-in.server.ts';
import { openedCode } from './sso.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const code = tokenInQuery(request.url, 'ssoToken');
  if (code !== null && !request.isPost) throw openedCode(request, code);
  if (request.session && !request.isPost) throw redirect(wantedPath(request.url), 303);

  return {
    title: request.t('public:login.title'),
    idleMinutes: sessionMinutes(request.context.portal.environment).idle,
    ...(await askedFor(request)),
    notices: await noticesOf(request),
    hasFailed: isBlocked(request) || request.url.searchParams.get('code') === 'notLoaded',
    forgottenPath: onTheWayIn('/resetpassword', request.url),
    easyPath: onTheWayIn('/easy-to-read/sign-in', request.url),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const form = await request.form();
  const turned = passwordTurned(form);
  if (turned) return turned;

  const submission = parseWithZod(form, { schema: LoginForm });
  if (submission.status !== 'success') return asRevealed(form, invalid(await inWordsOf(request, form)));
  return asRevealed(form, await signedIn(request, { posted: args.request, submission }));
}

/** A form with faults, in the words of what people sign in by. */
async function inWordsOf(request: PortalRequest, form: FormData) {
  const { name } = await askedFor(request);
  return parseWithZod(form, { schema: name === 'email' ? LoginByEmailForm : LoginForm });
}

export default function Login() {
  const { title, idleMinutes, name, registrations, epuapPath, forgottenPath, easyPath, hasFailed } =
    useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof LoginForm>({ id: 'login' });
  const { t } = useText();

  return (
    <Page title={title} form={form} whenRefused={<NotLetIn form={form} forgottenPath={forgottenPath} />}>
      <SideBySide
        side={
          <>
            <OtherWaysIn easyPath={easyPath} epuapPath={epuapPath} registrations={registrations} />
            <CallForHelp />
          </>
        }
      >
        {hasFailed ? <NoAccess question="public:login.failure.desk" /> : null}
        <PageForm
          form={form}
          submit="public:login.submit"
          links={<ActionLink href={forgottenPath}>{t('public:login.forgotten')}</ActionLink>}
        >
          <UserNameField
            by={name}
            field={fields.username}
            label={`public:login.${name}.label`}
            hint={`public:login.${name}.hint`}
          />
          <PasswordField field={fields.password} label="public:login.password.label" />
        </PageForm>
        <p>{t('public:login.timeLimit', { count: idleMinutes })}</p>
      </SideBySide>
    </Page>
  );
}
