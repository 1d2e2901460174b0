import { Fragment } from 'react';
import {
  ActionLink,
  cachedCard,
  CardContent,
  HiddenWords,
  ProviderText,
  StatusPill,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { rangeKind } from '#contract/results/reading/standing.ts';
import type { Measured } from '#contract/results/reading/standing.ts';
import type { Taken } from '#app/domain/results/trend.ts';
import { RangeBar } from './range-bar.tsx';
import { Unbroken } from './unbroken.tsx';
import { previousInWords, valueView, type Earlier } from './value-in-words.ts';

/** One value as a laboratory gives it. */
type Line = Measured &
  Readonly<{
    code: string;
    name: ProviderText;
    rangeText?: ProviderText | undefined;
    comment?: ProviderText | undefined;
  }>;

type ShownValue = Readonly<{
  line: Line;
  /** The last one before it, and when and where this one was taken; null for the first. */
  compared: Readonly<{ previous: Earlier; taken: Taken }> | null;
  /** The purpose of the test. */
  meaning: string | null;
  trend: string | null;
}>;

/** One line of a result: the value, how it stands, and the sentence that says it all. */
export const ValueCard = cachedCard<ShownValue>({ Content: Value });

function Value({ line, compared, meaning, trend }: ShownValue) {
  const text = useText();
  const { t } = text;
  const { name, comment } = line;
  const { value, pills, sentence, bar } = valueView(line, text);
  const rangeText = rangeKind(line) === 'none' ? line.rangeText : undefined;
  return (
    <CardContent
      title={<ProviderText text={name} />}
      headingLevel={3}
      status={
        <>
          <b>
            <Unbroken text={value} />
          </b>
          <Pills pills={pills} />
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
      <Sentence text={sentence} />
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
      {compared ? <Sentence text={previousInWords({ line, ...compared, text })} /> : null}
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

const Sentence = ({ text }: { text: string }) => (
  <p>
    <Unbroken text={text} />
  </p>
);

/** The pills that tell how a value stands, each with its shape. */
const Pills = ({ pills }: Pick<ReturnType<typeof valueView>, 'pills'>) => (
  <>
    {pills.map(({ kind, label }) => (
      <Fragment key={label}>
        {' '}
        <StatusPill kind={kind}>{label}</StatusPill>
      </Fragment>
    ))}
  </>
);
