import { dayOf } from '#app/domain/dates/warsaw.ts';
import { barOf, rangeKind, standingOf, type Measured, type Standing } from '#app/domain/results/reading.ts';
import { changeSince, type TimedValue } from '#app/domain/results/trend.ts';
import { numberInWords, unitInWords, valueInWords } from '#app/domain/results/words.ts';
import type { Text } from '#app/services/text/text.ts';

type Spoken = Pick<Text, 'language' | 't'>;

/** The word and the shape of a value's pill; none where the laboratory says nothing. */
function pillOf(standing: Standing, { flag = '' }: Measured, { t }: Spoken) {
  if (standing === 'unsaid') return null;
  const kind = standing === 'inside' ? 'done' : standing === 'unknown' ? 'waiting' : 'problem';
  return { kind, label: t(`results:pill.${standing}`, { flag }) } as const;
}

/** Returns a value in words, its pill and its bar: what the picture shows is in the sentence (B-08). */
export function readingOf(measured: Measured, text: Spoken) {
  const { t, language } = text;
  const { low, high, unit, flag = '' } = measured;
  const standing = standingOf(measured);
  const end = (number: number | undefined, of = '') =>
    number === undefined ? '' : [numberInWords(number, { language }), of].filter(Boolean).join('\u00a0');
  const said = unitInWords(unit, { language });
  // "od 12 do 16 g/dl": the unit is said once, with the end that comes last.
  const ends = { low: end(low, high === undefined ? said : ''), high: end(high, said) };
  const value = valueInWords(measured, { language });
  const range = t(`results:range.${rangeKind(measured)}`, ends);
  return {
    value,
    pill: pillOf(standing, measured, text),
    sentence: t('results:sentence', { value, range, standing: t(`results:standing.${standing}`, { flag }) }),
    bar: barOf(measured),
  };
}

/** "Poprzednio: 12,9 g/dl, 3 marca 2026. Teraz mniej." */
export function previousInWords({
  line,
  previous,
  text: { t, language, formatDate },
}: {
  line: Measured;
  previous: TimedValue;
  text: Text;
}) {
  const value = valueInWords(previous, { language });
  const said = t('results:previous', { value, date: formatDate(dayOf(previous.date)) });
  const { date, laboratory } = previous;
  const change = changeSince({ ...line, date, laboratory }, previous);
  return change ? `${said} ${t(`results:change.${change}`)}` : said;
}
