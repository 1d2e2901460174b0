import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ClosedDrafts } from '#app/components/lists/closed-drafts.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { DraftRow } from '#app/components/messages/draft-row.tsx';
import { WritingOff } from '#app/components/messages/writing-off.tsx';
import { EmptyState, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { draftsPage } from './drafts.server.ts';

/** /messages/drafts (ours): messages that are not sent yet; kept for 30 days. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return draftsPage(request);
}

export default function Drafts() {
  const { title, isWritingOff, drafts, closed } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Page title={title}>
      {isWritingOff ? <WritingOff /> : null}
      <ClosedDrafts drafts={closed} of="messages" />
      {drafts.length + closed.length === 0 ? (
        <EmptyState title={t('messages:drafts.empty')}>{t('messages:drafts.emptyText')}</EmptyState>
      ) : null}
      {drafts.length > 0 ? (
        <Rows>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} {...draft} />
          ))}
        </Rows>
      ) : null}
    </Page>
  );
}
