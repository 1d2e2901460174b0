import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Undone } from '#app/components/account/undone.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Actions, ActionLink, ButtonLink, Page, type ShellNotice } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { OfLink } from '#app/components/public/of-link.tsx';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { tokenInQuery } from '#app/services/access/link-token.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { linkState, openedUndo, undo, UNDO_PATH } from './undo.server.ts';

/** Ours: where the link leads that a former address or number gets. Opening it changes nothing (S-08, A-44). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const token = tokenInQuery(request.url);
  if (token !== null) throw openedUndo(request, token);
  const found = await linkState(request);
  const done: ShellNotice = { kind: 'success', text: request.t('account:undo.now') };
  return {
    title: request.t(found.state === 'done' ? 'account:undo.done' : 'account:undo.title'),
    isPost: request.isPost,
    notices: found.state === 'done' ? [done] : [],
    ...found,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = await pressed(request);
  const isDone = await undo(request);
  return isDone ? redirect(UNDO_PATH, 303) : refused(submission, { '': ['account:undo.over'] });
}

export default function Undo() {
  const { title, kind, state, until, isPost, address, isOtherAccount } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'undo' });
  const { t, formatDateTime } = useText();
  if (state === 'done') return <Undone />;
  if (state === 'over') {
    return (
      <Page title={title} form={form} hasPageForm={false}>
        {isPost ? null : <p>{t('account:undo.over')}</p>}
        <NoAccess question="account:undo.help" />
        <Actions>
          <ButtonLink href="/resetpassword">{t('account:undo.password')}</ButtonLink>
          <ActionLink href="/login">{t('public:sent.login')}</ActionLink>
        </Actions>
      </Page>
    );
  }
  return (
    <Page title={title} form={form}>
      <OfLink address={address} isOtherAccount={isOtherAccount} />
      <p>{t(`account:undo.lead.${kind}`)}</p>
      <p>{t('account:undo.consequence')}</p>
      <p>{t('account:undo.life', { time: formatDateTime(until) })}</p>
      <PageForm form={form} submit="account:undo.submit" />
      <NoAccess question="account:undo.help" />
    </Page>
  );
}
