import {
  ActionLink,
  cachedCard,
  CardContent,
  HiddenWords,
  ProviderText,
  StatusPill,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { rangeKind, type Measured } from '#app/domain/results/reading.ts';
import type { TimedValue } from '#app/domain/results/trend.ts';
import { RangeBar } from './range-bar.tsx';
import { previousInWords, readingOf } from './reading-in-words.ts';

/** What a laboratory says of one value, with the last one before it. */
type Line = Measured &
  Readonly<{
    code: string;
    name: ProviderText;
    rangeText?: ProviderText | undefined;
    comment?: ProviderText | undefined;
    previous?: TimedValue | undefined;
  }>;

type ShownValue = Readonly<{
  line: Line;
  /** What the test is for. */
  meaning: string | null;
  trend: string | null;
}>;

/** One line of a result: the value, how it stands, and the sentence that says it all. */
export const ValueCard = cachedCard<ShownValue>({ Content: Value });

function Value({ line, meaning, trend }: ShownValue) {
  const text = useText();
  const { t } = text;
  const { name, comment, previous } = line;
  const { value, pill, sentence, bar } = readingOf(line, text);
  const rangeText = rangeKind(line) === 'none' ? line.rangeText : undefined;
  return (
    <CardContent
      title={<ProviderText text={name} />}
      headingLevel={3}
      status={
        <>
          <b>{value}</b> {pill ? <StatusPill kind={pill.kind}>{pill.label}</StatusPill> : null}
        </>
      }
      actions={
        trend ? (
          <ActionLink href={trend}>
            {t('results:trend.link')}
            <HiddenWords>
              <ProviderText text={name} />
            </HiddenWords>
          </ActionLink>
        ) : null
      }
    >
      {bar ? <RangeBar bar={bar} /> : null}
      <p>{sentence}</p>
      {rangeText ? (
        <p>
          {t('results:rangeText')} <ProviderText text={rangeText} />
        </p>
      ) : null}
      {comment ? (
        <p>
          {t('results:comment')} <ProviderText text={comment} />
        </p>
      ) : null}
      {previous ? <p>{previousInWords({ line, previous, text })}</p> : null}
      {meaning ? (
        <details>
          <summary>
            {t('results:meaning')}
            <HiddenWords>
              <ProviderText text={name} />
            </HiddenWords>
          </summary>
          <p>{meaning}</p>
        </details>
      ) : null}
    </CardContent>
  );
}
