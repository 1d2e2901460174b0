import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { BOX_PATHS, messagePath } from '#app/domain/messages/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { restorePage, unrestored } from './restore.server.ts';

/** /messages/:id/restore (ours): a message was deleted, and can be brought back for ten minutes. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return restorePage(request, args.params['id'] ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const id = args.params['id'] ?? '';
  const [error] = await safe(request.provider.messages.restore({ id }));
  if (isDefinedError(error)) return unrestored(request, id);
  if (error) throw error;
  return redirectWithNotice(request, messagePath(id), 'messages:restore.done');
}

export default function RestoreMessage() {
  const { title } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'restore' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: BOX_PATHS.outbox, label: t('messages:back.outbox') }}>
      <p>{t('messages:restore.about')}</p>
      <PageForm form={form} submit="messages:restore.submit" submitVariant="secondary" />
    </Page>
  );
}
