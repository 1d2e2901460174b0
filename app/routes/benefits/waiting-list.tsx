import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordList } from '#app/components/record/record-list.tsx';
import { WaitingListRow } from '#app/components/benefits/waiting-list-row.tsx';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { aroundToday } from '#app/domain/lists/usual-days.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { recordListAnswer, recordListOf } from '#app/services/page/record-list.server.ts';
import { isUntilSeen } from '#app/domain/benefits/waiting-list.ts';
import { entryView, listedEntries } from './waiting-list.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const record = await recordListOf(request, {
    name: 'waiting-list',
    usual: aroundToday,
    ask: (part) => listedEntries(request, part),
    idOf: ({ entry }) => entry.id,
    cameAt: ({ entry }) => entry.changedAt,
    isUntilSeen: ({ entry }, range) => isUntilSeen(entry, range),
    view: (listed) => entryView(listed, request),
  });
  return recordListAnswer(request, { title: 'waiting-list:title', record });
}

export default function WaitingList() {
  const { record } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordList
      record={record}
      title={t('waiting-list:title')}
      system={t('waiting-list:system')}
      empty={
        <EmptyState title={t('waiting-list:empty.title')}>
          <p>{t('waiting-list:empty.text')}</p>
          <CallReception />
        </EmptyState>
      }
      rows={(entries) => (
        <Rows>
          {entries.map((entry) => (
            <WaitingListRow key={entry.id} {...entry} />
          ))}
        </Rows>
      )}
    />
  );
}
