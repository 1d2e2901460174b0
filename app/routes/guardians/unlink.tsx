import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { undoOf } from './restore.server.ts';
import { askedWard } from './unlink.server.ts';

/** The question before a ward or child is unlinked: their data stay; or why it cannot be. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { refusedTitle, ...ward } = await askedWard(request, args.params['id'] ?? '');
  const { name, role, isOwn, state, refusal, list } = ward;
  const asked = isOwn ? ('guardians:unlink.own.title' as const) : ('guardians:unlink.title' as const);
  const title = refusal ? refusedTitle : request.t(asked, { name });
  return { title, name, role, isOwn, state, refusal, list, standsIn: list };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { name, list, isOwn } = await askedWard(request, id);
  const submission = await pressed(request);
  const [error, removed] = await safe(request.provider.guardians.remove({ id }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND' || error.code === 'OWN_PATIENT') throw notFound();
    return refused(submission, { '': [`guardians:unlink.${error.code}`] }, { status: 409 });
  }
  if (error) throw error;
  return redirectWithNotice(request, list, {
    key: isOwn ? 'guardians:unlink.own.done' : 'guardians:unlink.done',
    values: { name },
    ...undoOf({ patientId: id, accountId: request.session.accountId }, removed),
  });
}

export default function Unlink() {
  const { title, name, role, isOwn, state, refusal, list } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'unlink' });
  const { t } = useText();
  const isRefused = refusal !== null;
  const consequence =
    role === 'PATIENT'
      ? ('guardians:unlink.own.consequence' as const)
      : (`guardians:unlink.consequence.${state === 'WAITING' ? 'waiting' : role}` as const);
  return (
    <Page
      title={title}
      form={form}
      hasPageForm={!isRefused}
      back={{ href: list, label: t(`guardians:unlink.back.${role}`) }}
    >
      {isRefused && form.errors.length > 0 ? null : (
        <p>{t(isRefused ? `guardians:unlink.${refusal}` : consequence, { name })}</p>
      )}
      {isRefused ? <CallReception /> : null}
      {isRefused || isOwn ? null : <p>{t('guardians:unlink.stays')}</p>}
      <Actions>
        <ButtonLink href={list}>
          {t(isRefused ? `guardians:unlink.back.${role}` : 'guardians:act.keep')}
        </ButtonLink>
      </Actions>
      {isRefused ? null : (
        <PageForm
          form={form}
          submit={isOwn ? 'guardians:unlink.own.submit' : 'guardians:unlink.submit'}
          submitVariant="danger"
        />
      )}
    </Page>
  );
}
