import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordPage } from '#app/components/benefits/record-page.tsx';
import { ResultContent } from '#app/components/results/result-content.tsx';
import { ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { RESULTS_PATH } from '#app/domain/results/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { recordEntryOf } from './record.server.ts';
import { dateInWords, nameOf, resultPage } from './results.server.ts';

/** One test result in words, with its files (ours). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const {
    patientId,
    entry: result,
    record,
  } = await recordEntryOf(request, {
    listPath: RESULTS_PATH,
    ask: (patientId) => orNotFound(request.provider.results.get({ patientId, id: args.params['id'] ?? '' })),
  });
  const heading = result ? nameOf(result) : request.t('results:one.title');
  const over = [record.over, result && dateInWords(result.date, request)].filter(Boolean).join(', ') || null;
  return {
    title: titled(over, heading),
    record: { ...record, over },
    name: result?.name ?? null,
    result: result && (await resultPage({ result, request, patientId })),
  };
}

export default function ResultPage() {
  const { record, name, result } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordPage
      {...record}
      title={name ? <ProviderText text={name} /> : t('results:one.title')}
      system={t('results:one.system')}
      back={{ href: RESULTS_PATH, label: t('results:back') }}
    >
      {result ? <ResultContent {...result} /> : null}
    </RecordPage>
  );
}
