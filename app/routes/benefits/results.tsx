import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordList } from '#app/components/record/record-list.tsx';
import { ResultList, SharedLaboratory } from '#app/components/results/result-list.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { yearToToday } from '#app/domain/lists/usual-days.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { recordListAnswer, recordListOf } from '#app/services/page/record-list.server.ts';
import { listedResults, resultRow } from './results-list.server.ts';

/** /benefits/medicaltestresult (B§2): the test results of a period, the latest first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const record = await recordListOf(request, {
    name: 'results',
    usual: yearToToday,
    ask: (part) => listedResults(request, part),
    idOf: ({ result }) => result.id,
    cameAt: ({ result }) => result.publishedAt,
    view: (listed) => resultRow(listed, request),
  });
  return recordListAnswer(request, { title: 'results:title', record });
}

export default function Results() {
  const { record } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordList
      record={record}
      title={t('results:title')}
      system={t('results:system')}
      empty={
        <EmptyState title={t('results:empty.title')}>
          <p>{t('results:empty.text')}</p>
        </EmptyState>
      }
      note={(results) => <SharedLaboratory results={results} />}
      rows={(results) => <ResultList results={results} />}
    />
  );
}
