import { parseWithZod } from '@conform-to/zod/v4';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, LinkRows, Page, Section } from '#app/components/page/index.ts';
import { NotLetIn } from '#app/components/public/no-access.tsx';
import { PasswordField, UserNameField } from '#app/components/public/sign-in-fields.tsx';
import { useText } from '#app/components/text.tsx';
import { invalid } from '#app/services/forms/forms.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import { sessionMinutes } from '#app/services/store/sessions.server.ts';
import { onTheWayIn } from './entry-query.server.ts';
import { LoginForm, wantedPath } from './login.form.server.ts';
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
  const submission = parseWithZod(await request.form(), { schema: LoginForm });
  if (submission.status !== 'success') return invalid(submission);

  return signedIn(request, { posted: args.request, submission });
}

export default function Login() {
  const { title, idleMinutes, name, registrations, epuapPath, forgottenPath, easyPath, hasFailed } =
    useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof LoginForm>({ id: 'login' });
  const { t } = useText();

  return (
    <Page title={title} form={form}>
      <NotLetIn form={form} hasFailed={hasFailed} />
      <PageForm form={form} submit="public:login.submit">
        <UserNameField by={name} field={fields.username} label={`public:login.${name}.label`} />
        <PasswordField field={fields.password} label="public:login.password.label" />
      </PageForm>
      <p>
        <ActionLink href={forgottenPath}>{t('public:login.forgotten')}</ActionLink>
      </p>
      <p>
        <ActionLink href={easyPath}>{t('easy:area')}</ActionLink>
      </p>
      {epuapPath ? (
        <p>
          <ActionLink href={epuapPath}>{t('public:epuap.signIn')}</ActionLink>
        </p>
      ) : null}
      {registrations.length > 0 ? (
        <Section title={t('public:login.register.title')}>
          <LinkRows>
            {registrations.map(({ href, label }) => (
              <ActionLink key={href} href={href}>
                {t(label)}
              </ActionLink>
            ))}
          </LinkRows>
        </Section>
      ) : null}
      <p>{t('public:login.timeLimit', { count: idleMinutes })}</p>
    </Page>
  );
}
