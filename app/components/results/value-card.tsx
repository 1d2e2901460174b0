import {
  ActionLink,
  cachedCard,
  CardContent,
  HiddenWords,
  ProviderText,
  StatusPill,
  type StatusKind,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Bar } from '#app/domain/results/reading.ts';
import { RangeBar } from './range-bar.tsx';

type ShownValue = Readonly<{
  code: string;
  name: ProviderText;
  /** "11,2 g/dl". */
  value: string;
  pill: Readonly<{ kind: StatusKind; label: string }> | null;
  /** Says all that the picture shows. */
  sentence: string;
  bar: Bar | null;
  rangeText: ProviderText | null;
  comment: ProviderText | null;
  /** What the test is for. */
  meaning: string | null;
  previous: string | null;
  trend: string | null;
}>;

/** One line of a result: the value, how it stands, and the sentence that says it all. */
export const ValueCard = cachedCard<ShownValue>({ Content: Value });

function Value({
  name,
  value,
  pill,
  sentence,
  bar,
  rangeText,
  comment,
  meaning,
  previous,
  trend,
}: ShownValue) {
  const { t } = useText();
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
      {previous ? <p>{previous}</p> : null}
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
