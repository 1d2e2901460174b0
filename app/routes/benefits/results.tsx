import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordList } from '#app/components/benefits/record-list.tsx';
import { ResultCard } from '#app/components/results/result-card.tsx';
import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { yearToToday } from '#app/domain/benefits/usual-days.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { sharedDays } from '#app/domain/results/trend.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { recordListOf } from './record.server.ts';
import { resultView } from './results.server.ts';

/** /benefits/medicaltestresult (B§2): the test results of a period, the latest first. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const record = await recordListOf(request, {
    name: 'results',
    usual: yearToToday,
    async ask(part) {
      const { entries, hasMore } = await request.provider.results.list(part);
      const { patientId } = part;
      const shared = sharedDays(entries);
      return { entries: entries.map((result) => ({ result, patientId, shared })), hasMore };
    },
    idOf: ({ result }) => result.id,
    cameAt: ({ result }) => result.publishedAt,
    view: (listed) => resultView({ ...listed, request }),
  });
  const title = titled(record.over, request.t('results:title'));
  const { submission } = record.filter;
  return data({ title, record, submission }, { status: submission ? 400 : 200 });
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
      card={(entry) => <ResultCard key={entry.id} {...entry} />}
    />
  );
}
