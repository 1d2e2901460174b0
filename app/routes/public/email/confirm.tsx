import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm, type PageFormState } from '#app/components/form/index.ts';
import { ActionLink, Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { EmailConfirmed } from '#app/components/public/email-confirmed.tsx';
import { LinkForOwner } from '#app/components/public/link-for-owner.tsx';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { LetIn, LinkFields } from '#app/components/public/link-of-registration.tsx';
import { OfLink } from '#app/components/public/of-link.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { hasEmptyToken, tokenInQuery } from '#app/services/access/link-token.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { confirm, keptToken, linkState, openedLink } from './form.server.ts';
import { linkForm, type LinkForm } from './registration.server.ts';
import { confirmView } from './view.server.ts';

/** C§2: the page that a mail leads to. Opening it confirms nothing, for scanners open links, too (S-08). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const token = tokenInQuery(request.url);
  if (token !== null || (hasEmptyToken(request.url) && keptToken(request) !== null))
    throw openedLink(request, token ?? '');
  return confirmView(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const token = keptToken(request);
  const { asks } = await linkState(request, token);
  const submission = parseWithZod(await request.form(), { schema: linkForm(asks) });
  if (submission.status !== 'success') return invalid(submission);
  const { newPassword: password, username } = submission.value;
  const given = { ...(password && { password }), ...(username && { username }) };
  const done = await confirm(request, token, given);
  if (done instanceof Response) return done;
  return refused(submission, { [done.field]: [done.text] }, { status: done.status ?? 422 });
}

const TAKEN = 'account:email.inUse';

type TakenProps = Readonly<{ title: string; form: PageFormState; loginPath: string | null }>;

/** Another account has the address by now: the link is over, and no button says otherwise. */
function Taken({ title, form, loginPath }: TakenProps) {
  const { t } = useText();
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={false}
      whenRefused={<NoAccess question="public:email.confirm.taken" />}
    >
      <Actions>
        <ButtonLink href={loginPath ?? '/account/email'}>
          {t(loginPath === null ? 'public:email.confirm.another' : 'public:sent.login')}
        </ButtonLink>
      </Actions>
    </Page>
  );
}

export default function Confirm() {
  const { title, username, asks, state, whose, problem, isPost, isSignedIn, ...paths } =
    useLoaderData<typeof loader>();
  const { loginPath, resendPath, ownerPath } = paths;
  const [form, fields] = usePageForm<LinkForm>({ id: 'confirm' });
  const { t } = useText();
  const isChange = state === 'change';
  if (username !== null) return <LetIn title={title} username={username} loginPath={loginPath} />;
  if (state === 'used') return <EmailConfirmed isSignedIn={isSignedIn} loginPath={loginPath} />;
  if (state === 'owner') return <LinkForOwner title={title} whose={whose} signInPath={ownerPath} />;
  if (form.errors.some(({ texts }) => texts.includes(TAKEN)))
    return <Taken title={title} form={form} loginPath={isSignedIn ? null : loginPath} />;
  const resend = <ActionLink href={resendPath}>{t('public:email.resend.title')}</ActionLink>;
  if (state === 'over') {
    return (
      <Page title={title} form={form} hasPageForm={false}>
        {isPost ? null : <p>{t(problem)}</p>}
        <p>{t('public:email.confirm.overChange')}</p>
        <NoAccess />
        <Actions>
          <ButtonLink href={loginPath}>{t('public:sent.login')}</ButtonLink>
          {resend}
        </Actions>
      </Page>
    );
  }
  return (
    <Page title={title} form={form}>
      <OfLink {...whose} />
      <p>{t(isChange ? 'public:email.confirm.leadChange' : 'public:email.confirm.lead')}</p>
      <PageForm form={form} submit="public:email.confirm.submit">
        <LinkFields asks={asks} username={fields.username} password={fields.newPassword} />
      </PageForm>
      {isChange ? null : <p>{resend}</p>}
    </Page>
  );
}
