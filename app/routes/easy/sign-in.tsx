import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EasyPage, Lines } from '#app/components/easy/easy-page.tsx';
import { FormStep } from '#app/components/easy/steps.tsx';
import { Call } from '#app/components/easy/ways.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, LinkRows, Section } from '#app/components/page/index.ts';
import { PasswordField } from '#app/components/public/password-field.tsx';
import { UserNameField } from '#app/components/public/sign-in-fields.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { wantedPath } from '#app/routes/public/login.form.server.ts';
import { askedFor } from '#app/routes/public/login.server.ts';
import { signedIn } from '#app/routes/public/sign-in.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid } from '#app/services/forms/forms.server.ts';
import { asRevealed, passwordTurned } from '#app/services/forms/password-revealed.server.ts';
import { sessionMinutes } from '#app/services/store/sessions.server.ts';
import { EasySignInForm, inEasyWords } from './sign-in.form.server.ts';

const HOME = '/easy-to-read';

export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  if (request.session && !request.isPost) throw redirect(wantedPath(request.url, HOME), 303);

  return {
    title: request.t('easy:signIn.title'),
    idleMinutes: sessionMinutes(request.context.portal.environment).idle,
    name: (await askedFor(request)).name,
    forgottenPath: onTheWayIn('/resetpassword', request.url),
    loginPath: onTheWayIn('/login', request.url),
  };
}

/** The same sign-in as at /login, with other words. */
export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const form = await request.form();
  const turned = passwordTurned(form);
  if (turned) return turned;

  const submission = parseWithZod(form, { schema: EasySignInForm });
  if (submission.status !== 'success') return asRevealed(form, invalid(submission));
  const words = { home: HOME, inWords: inEasyWords };
  return asRevealed(form, await signedIn(request, { posted: args.request, submission, ...words }));
}

export default function EasySignIn() {
  const { title, idleMinutes, name, forgottenPath, loginPath } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof EasySignInForm>({ id: 'easy-sign-in' });
  const { t } = useText();
  const submit = 'public:login.submit';

  return (
    <EasyPage title={title} form={form}>
      <Lines>{t(`easy:signIn.lead.${name}`)}</Lines>
      <PageForm form={form} submit={submit}>
        <FormStep picture="name">
          <UserNameField
            by={name}
            field={fields.username}
            label={{ text: `1. ${t(`easy:signIn.${name}.label`)}` }}
            hint={`easy:signIn.${name}.hint`}
          />
        </FormStep>
        <FormStep picture="password">
          <PasswordField
            field={fields.password}
            label={{ text: `2. ${t('easy:signIn.password.label')}` }}
            hint="easy:signIn.password.hint"
          />
        </FormStep>
        <FormStep picture="signInButton">
          <h2>3. {t('easy:signIn.press.title', { button: t(submit) })}</h2>
          <Lines>{t('easy:signIn.press.text')}</Lines>
        </FormStep>
      </PageForm>
      <Section title={t('easy:signIn.help')}>
        <LinkRows>
          <ActionLink href={forgottenPath}>{t('public:login.forgotten')}</ActionLink>
          <ActionLink href={loginPath}>{t('easy:signIn.other')}</ActionLink>
        </LinkRows>
        <Call />
      </Section>
      <Lines>{t('easy:signIn.timeLimit', { count: idleMinutes })}</Lines>
    </EasyPage>
  );
}
