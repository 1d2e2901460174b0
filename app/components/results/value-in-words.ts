import { readingInWords, valueInWords } from '#contract/results/reading/in-words.ts';
import { readingOf, type Measured, type Standing } from '#contract/results/reading/standing.ts';
import type { StatusKind } from '#app/components/page/index.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { barOf } from '#app/domain/results/bar.ts';
import { changeSince, sharedDays, type Taken, type TimedValue } from '#app/domain/results/trend.ts';
import type { Text } from '#app/services/text/text.ts';

type Spoken = Pick<Text, 'language' | 't'>;
type Pill = Readonly<{ kind: StatusKind; label: string }>;

/** The standings that a pill says in fewer words than a sentence does. */
const SHORTER = ['belowScale', 'aboveScale', 'unknown'] as const;
const isShorter = (standing: Standing): standing is (typeof SHORTER)[number] =>
  SHORTER.some((short) => short === standing);

const capital = (words: string, language: string) =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

/** The words and shapes of a value's pills, one for each thing that is said of it; none where the laboratory says nothing. */
function pillsOf(measured: Measured, { t, language }: Spoken): Pill[] {
  const { said, isOutside, contradicted } = readingOf(measured);
  const flag = (measured.flag ?? '').trim();
  const told = said.flatMap((standing, index): Pill[] => {
    if (standing === 'unsaid') return [];
    const words = isShorter(standing)
      ? t(`results:pill.${standing}`, { flag })
      : t(`results:standing.${standing}`);
    const kind = standing === 'inside' ? 'done' : isOutside && index === 0 ? 'problem' : 'waiting';
    return [{ kind, label: capital(words, language) }];
  });
  if (contradicted === null) return told;
  return [...told, { kind: 'problem', label: capital(t(`results:conflict.${contradicted}`), language) }];
}

/** Returns a value in words, its pills and its bar: what the picture shows is in the sentence (B-08). */
export function valueView(measured: Measured, text: Spoken) {
  const { value, said, range, contradiction } = readingInWords(measured, text);
  const standing = said.join('; ');
  const sentence = text.t(standing ? 'results:sentence' : 'results:sentenceUntold', {
    value,
    range,
    standing,
  });
  return {
    value,
    pills: pillsOf(measured, text),
    sentence: [sentence, contradiction].filter(Boolean).join(' '),
    bar: barOf(measured),
  };
}

/** "3 marca 2026"; with the hour where several samples are of one day. */
export function sampleDate(
  date: string,
  { text: { formatDate, formatTime }, shared }: { text: Text; shared: ReadonlySet<string> },
) {
  const day = dayOf(date);
  return shared.has(day) ? `${formatDate(day)}, ${formatTime(date)}` : formatDate(day);
}

/** A value of an earlier result, with how that result stands. */
export type Earlier = TimedValue & Readonly<{ status: string }>;

/** "Poprzednio: 12,9 g/dl, 3 marca 2026. Teraz mniej."; a preliminary one has its word (B-07). */
export function previousInWords({
  line,
  taken,
  previous,
  text,
}: {
  line: Measured;
  taken: Taken;
  previous: Earlier;
  text: Text;
}) {
  const now = { ...line, ...taken };
  const value = valueInWords(previous, text);
  const date = sampleDate(previous.date, { text, shared: sharedDays([now, previous]) });
  const isPreliminary = previous.status === 'PRELIMINARY';
  const said = text.t(isPreliminary ? 'results:previousPreliminary' : 'results:previous', { value, date });
  const change = changeSince(now, previous);
  return change ? `${said} ${text.t(`results:change.${change}`)}` : said;
}
