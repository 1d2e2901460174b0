import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordPage } from '#app/components/record/record-page.tsx';
import { ResultContent } from '#app/components/results/result-content.tsx';
import { ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { RESULTS_PATH } from '#app/domain/results/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { recordEntryOf } from '#app/services/page/record.server.ts';
import { dateInWords, nameOf, openedResult, resultPage } from './results.server.ts';

/** One test result in words, with its files (ours). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  const { patientId, listPath, record, ...found } = await recordEntryOf(request, {
    listPath: RESULTS_PATH,
    ask: (patientId) => openedResult(request, { patientId, id }),
  });
  const result = found.entry;
  const heading = result ? nameOf(result) : request.t('results:one.title');
  const over = [record.over, result && dateInWords(result.date, request)].filter(Boolean).join(', ') || null;
  return {
    title: titled(over, heading),
    record: { ...record, over },
    listPath,
    name: result?.name ?? null,
    result: result && (await resultPage({ result, request, patientId })),
  };
}

export default function ResultPage() {
  const { record, listPath, name, result } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordPage
      {...record}
      title={name ? <ProviderText text={name} /> : t('results:one.title')}
      system={t('results:one.system')}
      back={{ href: listPath, label: t('results:back') }}
    >
      {result ? <ResultContent {...result} /> : null}
    </RecordPage>
  );
}
