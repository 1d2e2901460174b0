import type { ValueInTime } from '#contract/results/schemas.ts';
import { readingOf } from '#app/components/results/reading-in-words.ts';
import { resultPath } from '#app/domain/results/paths.ts';
import { chartOf, seriesOf, spreadOf, type Series } from '#app/domain/results/trend.ts';
import { unitInWords, valueInWords } from '#app/domain/results/words.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { dateInWords } from './results.server.ts';

export const CHART_SIZE = { width: 600, height: 220 };

/** Each series with its sentence, its picture and its table: the same values in all three. */
export const seriesView = (values: readonly ValueInTime[], request: AccountRequest, patientId: string) =>
  seriesOf(values).map((series) => {
    const { language } = request;
    return {
      unit: unitInWords(series.unit, { language }),
      laboratory: series.values[0]?.laboratory.name ?? null,
      sentence: sentenceOf(series, request),
      chart: chartView(series),
      rows: series.values.map((value) => ({
        ...{ id: `${value.resultId} ${value.date}`, href: resultPath({ id: value.resultId, patientId }) },
        ...{ date: dateInWords(value.date, request), value: valueInWords(value, { language }) },
        standing: readingOf(value, request).pill?.label ?? null,
      })),
    };
  });

function sentenceOf(series: Series<ValueInTime>, request: AccountRequest) {
  const { t, language } = request;
  const spread = spreadOf(series);
  if (!spread) return t('results:trend.single');
  const { last, highest, lowest, since } = spread;
  return t('results:trend.sentence', {
    last: valueInWords(last, { language }),
    lastDate: dateInWords(last.date, request),
    highest: valueInWords(highest, { language }),
    highestDate: dateInWords(highest.date, request),
    lowest: valueInWords(lowest, { language }),
    lowestDate: dateInWords(lowest.date, request),
    since: dateInWords(since, request),
  });
}

function chartView(series: Series<ValueInTime>) {
  const chart = chartOf(series, CHART_SIZE);
  if (!chart) return null;
  const points = chart.points.map(({ x, y, isOutside }) => ({
    x: Math.round(x),
    y: Math.round(y),
    isOutside,
  }));
  const range = chart.range && { top: Math.round(chart.range.top), bottom: Math.round(chart.range.bottom) };
  return { ...CHART_SIZE, points, range };
}
