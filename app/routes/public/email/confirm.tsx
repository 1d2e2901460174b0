import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { confirm, ConfirmForm, isLinkGood, keptToken, openedLink } from './form.server.ts';

/** C§2: the page that a mail leads to. Opening it confirms nothing, for scanners open links, too (S-08). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { t, url } = request;
  const token = tokenInQuery(url);
  if (token !== null) throw openedLink(request, token);
  const kept = keptToken(request);
  return {
    title: t('public:email.confirm.title'),
    isGood: kept !== null && (await isLinkGood(request, kept)),
    problem: whatIsWrong(kept),
    isPost: request.isPost,
    loginPath: onTheWayIn('/login', url),
    resendPath: onTheWayIn('/resendactivationlink', url),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = parseWithZod(await request.form(), { schema: ConfirmForm });
  const token = keptToken(request);
  const done = token === null ? null : await confirm(request, token);
  return done ?? refused(submission, { '': [whatIsWrong(token)] });
}

/** Says why nothing is confirmed: the link is over or cut off, or the page was opened without one. */
const whatIsWrong = (token: string | null): TextKey =>
  token === null ? 'public:email.confirm.missing' : 'public:email.confirm.over';

export default function Confirm() {
  const { title, isGood, problem, isPost, loginPath, resendPath } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'confirm' });
  const { t } = useText();
  const resend = <ActionLink href={resendPath}>{t('public:email.resend.title')}</ActionLink>;
  if (!isGood) {
    return (
      <Page title={title} form={form} hasPageForm={false}>
        {isPost ? null : <p>{t(problem)}</p>}
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
      <p>{t('public:email.confirm.lead')}</p>
      <PageForm form={form} submit="public:email.confirm.submit" />
      <p>{resend}</p>
    </Page>
  );
}
