import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Actions, ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { broughtBack, endedLink } from './restore.server.ts';

/** /account/links/:patientId/:accountId/restore (ours): a link was ended, and can be brought back for ten minutes (AP-26). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { ending, list, name, refusal } = await endedLink(request, args.params);
  const title = refusal
    ? request.t('guardians:restore.refusedTitle')
    : request.t('guardians:restore.title', { name: name ?? '' });
  return { title, ending, list, name: name ?? '', refusal, standsIn: list };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { pair, list, name } = await endedLink(request, args.params);
  const submission = await pressed(request);
  const refusal = await broughtBack(request, submission, pair);
  if (refusal) return refusal;
  return redirectWithNotice(request, list, { key: 'guardians:restore.done', values: { name: name ?? '' } });
}

export default function RestoreLink() {
  const { title, ending, list, name, refusal } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'restore' });
  const { t } = useText();
  const isRefused = refusal !== null;
  const back =
    ending === 'PERSON' ? ('guardians:wardens.back' as const) : (`guardians:unlink.back.${ending}` as const);
  return (
    <Page title={title} form={form} hasPageForm={!isRefused} back={{ href: list, label: t(back) }}>
      {isRefused ? (
        <>
          {form.errors.length > 0 ? null : <p>{t(`guardians:restore.refused.${refusal}`)}</p>}
          <CallReception />
        </>
      ) : (
        <>
          <p>{t(`guardians:restore.consequence.${ending}`, { name })}</p>
          <p>{t('guardians:restore.about')}</p>
        </>
      )}
      <Actions>
        <ButtonLink href={list}>{t(isRefused ? back : 'guardians:act.keep')}</ButtonLink>
      </Actions>
      {isRefused ? null : (
        <PageForm form={form} submit="guardians:restore.submit" submitVariant="secondary" />
      )}
    </Page>
  );
}
