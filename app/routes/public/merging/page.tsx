import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, type ShellNotice } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';
import { requireAccountIn } from '#app/services/access/guard.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { sendingText } from '#app/services/forms/phone-code.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { SHORT_MINUTES } from '#app/services/store/sessions.server.ts';
import { partsOf } from '#app/services/text/error-text.ts';
import { CODE_PATH, requireMergeable, sendMergeCode, WAITING } from './form.server.ts';

const MOVES = ['patients', 'bookings', 'messages'] as const;

/** C§2: what becomes of both accounts, said before anything is sent. Whose address is in the query proves nothing (S-09). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccountIn(args, WAITING);
  const { contact, stays, moves, ...state } = await requireMergeable(request);
  const { t, isPost } = request;
  const text = contact ? t('public:merge.stopped') : t('public:merge.impossible');
  const stopped: ShellNotice = { kind: 'error', text };
  const codePath = state.sent ? CODE_PATH : null;
  return {
    title: t('public:merge.title'),
    notices: isPost ? [] : [stopped],
    pair: contact ? { contact, stays, moves, sending: sendingText(request, state), codePath } : null,
    minutes: SHORT_MINUTES,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccountIn(args, WAITING);
  await requireMergeable(request);
  const submission = await pressed(request);
  const done = await sendMergeCode(request);
  return done instanceof Response ? done : refused(submission, { '': [done.refusal] }, done);
}

export default function MergeAccounts() {
  const { title, pair, minutes } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'send' });
  const { t } = useText();
  if (!pair) {
    return (
      <Page title={title}>
        <NoAccess question="public:merge.desk" />
      </Page>
    );
  }
  const { contact, stays, moves, sending, codePath } = pair;
  const some = MOVES.filter((what) => moves[what] > 0);
  const { key, values } = partsOf(sending);
  return (
    <Page title={title} form={form}>
      <p>{t('public:merge.lead')}</p>
      <p>{t(`public:merge.stays.${stays}`)}</p>
      <h2>{t('public:merge.moves.title')}</h2>
      {some.length > 0 ? (
        <ul>
          {some.map((what) => (
            <li key={what}>{t(`public:merge.moves.${what}`, { count: moves[what] })}</li>
          ))}
        </ul>
      ) : (
        <p>{t('public:merge.moves.nothing')}</p>
      )}
      <p>{t(`public:merge.contact.${contact.channel}`, { address: contact.address })}</p>
      <p>{t(key, values)}</p>
      <p>{t('public:changePassword.timeLimit', { count: minutes })}</p>
      <PageForm
        form={form}
        submit={codePath ? 'bookings:code.resend' : 'public:merge.submit'}
        links={codePath ? <ActionLink href={codePath}>{t('bookings:code.back')}</ActionLink> : null}
      />
      <NoAccess question="public:merge.noAccess" />
    </Page>
  );
}
