import type { ValueInTime } from '#contract/results/schemas.ts';
import { valueInWords } from '#contract/results/reading/in-words.ts';
import { unitInWords } from '#contract/results/reading/units.ts';
import { sampleDate, valueView } from '#app/components/results/value-in-words.ts';
import { resultPath } from '#app/domain/results/paths.ts';
import { chartOf, seriesOf, sharedDays, spreadOf, type Series } from '#app/domain/results/trend.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';
import { resultsSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';

export const CHART_SIZE = { width: 600, height: 220 };

/** The values of one test. @throws the page of a part that is off, else the 404 page when there is none */
export async function historyOf(request: AccountRequest, key: { patientId: string; code: string }) {
  if (!(await resultsSettings(request)).viewResultsAsText) throw partIsOff();
  return orNotFound(request.provider.results.history(key));
}

/** Each series with its sentence, its picture and its table: the same values in all three. */
export const seriesView = (values: readonly ValueInTime[], request: AccountRequest, patientId: string) =>
  seriesOf(values).map((series) => {
    const { language } = request;
    const dateOf = datesOf(series, request);
    return {
      unit: unitInWords(series.unit, { language }),
      laboratory: series.values[0]?.laboratory.name ?? null,
      sentence: sentenceOf(series, request),
      chart: chartView(series),
      rows: series.values.map((value, index) => ({
        id: `${value.resultId} ${index}`,
        href: resultPath({ id: value.resultId, patientId }),
        date: dateOf(value),
        value: valueInWords(value, { language }),
        standing: standingInWords(value, request),
      })),
    };
  });

/** The day of a value, with its hour where the series has several of that day. */
function datesOf({ values }: Series<ValueInTime>, { language }: AccountRequest) {
  const shared = sharedDays(values);
  const text = textIn(language);
  return ({ date }: Pick<ValueInTime, 'date'>) => sampleDate(date, { text, shared });
}

/** All that is said of a value, as beside it in its result; here it goes on after a comma, without the capital of a pill. */
function standingInWords(value: ValueInTime, request: AccountRequest) {
  const said = valueView(value, request).pills.map(
    ({ label }) => label.charAt(0).toLocaleLowerCase(request.language) + label.slice(1),
  );
  return [...said, preliminary(value, request)].filter(Boolean).join(', ');
}

/** B-07: a value that may still change has its word wherever it stands. */
const preliminary = ({ status }: ValueInTime, { t }: AccountRequest) =>
  status === 'PRELIMINARY' ? t('results:preliminary') : null;

function sentenceOf(series: Series<ValueInTime>, request: AccountRequest) {
  const { t, language } = request;
  const spread = spreadOf(series);
  if (!spread) return t('results:trend.single');
  const dateOf = datesOf(series, request);
  const either = (one: string, other: string) => t('results:trend.or', { one, other });
  const said = (value: ValueInTime) => {
    const moment = [dateOf(value), preliminary(value, request)].filter(Boolean).join(', ');
    return `${valueInWords(value, { language })} (${moment})`;
  };
  return t('results:trend.sentence', {
    last: said(spread.last),
    highest: spread.highest.map(said).reduce(either),
    lowest: spread.lowest.map(said).reduce(either),
    since: dateOf({ date: spread.since }),
  });
}

function chartView(series: Series<ValueInTime>) {
  const chart = chartOf(series, CHART_SIZE);
  if (!chart) return null;
  const points = chart.points.map(({ x, y, standing, limit }) => ({
    x: Math.round(x),
    y: Math.round(y),
    standing,
    limit,
  }));
  const range = chart.range && { top: Math.round(chart.range.top), bottom: Math.round(chart.range.bottom) };
  return { ...CHART_SIZE, points, range };
}
