import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { RecordPage } from '#app/components/record/record-page.tsx';
import { TextNaming } from '#app/components/page/index.ts';
import { TrendSeries } from '#app/components/results/trend-series.tsx';
import { useText } from '#app/components/text.tsx';
import { RESULTS_PATH } from '#app/domain/results/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { recordEntryOf } from '#app/services/page/record.server.ts';
import { nameOf } from './results.server.ts';
import { historyOf, seriesView } from './trend.server.ts';

/** The values of one test over time (ours): never different units or laboratories as one line. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { patientId, listPath, entry, record } = await recordEntryOf(request, {
    listPath: RESULTS_PATH,
    ask: (patientId) => historyOf(request, { patientId, code: args.params['code'] ?? '' }),
  });
  const { t } = request;
  const heading = entry ? t('results:trend.title', { name: nameOf(entry) }) : t('results:trend.heading');
  return {
    title: titled(record.over, heading),
    record,
    listPath,
    heading,
    name: entry?.name ?? null,
    series: entry ? seriesView(entry.values, request, patientId) : [],
  };
}

export default function Trend() {
  const { record, listPath, heading, name, series } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <RecordPage
      {...record}
      title={name ? <TextNaming name={name}>{heading}</TextNaming> : heading}
      system={t('results:trend.system')}
      back={{ href: listPath, label: t('results:back') }}
    >
      {series.length > 1 ? <p>{t('results:trend.apart')}</p> : null}
      {series.map((one, index) => (
        <TrendSeries key={index} {...one} />
      ))}
    </RecordPage>
  );
}
