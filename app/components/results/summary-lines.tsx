import { Fragment } from 'react';
import { ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ResultSummary } from '#app/domain/results/summary.ts';

/** The lines of a list about a result's values: those outside first, by name; that all are normal only where each of them is. */
export function SummaryLines({ summary }: { summary: ResultSummary }) {
  const { t } = useText();
  const { outside, total } = summary;
  return (
    <>
      {outside ? (
        <>
          <span className="out">{t('results:list.outside', { number: outside.count, total })}</span>{' '}
          <Outside outside={outside} />{' '}
        </>
      ) : (
        <Normal {...summary} />
      )}
      {(['unknown', 'contradicted', 'remarked', 'unsaid'] as const).map((kind) => {
        const named = summary[kind];
        return named ? (
          <Fragment key={kind}>
            <span className={isToAsk(kind) ? 'out' : undefined}>{t(`results:list.${kind}`)}</span>{' '}
            <Names {...named} />.{' '}
          </Fragment>
        ) : null;
      })}
    </>
  );
}

const isToAsk = (kind: string) => kind === 'unknown' || kind === 'contradicted';

/** The number that are normal, where nothing is outside; nothing where none is. */
function Normal({ normal, total }: Pick<ResultSummary, 'normal' | 'total'>) {
  const { t } = useText();
  if (normal === 0) return null;
  if (normal < total) return <>{t('results:list.someNormal', { number: normal, total })} </>;
  if (total === 1) return <>{t('results:list.oneNormal')} </>;
  return <>{total === 2 ? t('results:list.twoNormal') : t('results:list.allNormal', { total })} </>;
}

/** "Hemoglobina i Żelazo (poniżej), OB (powyżej) i 2 inne." */
function Outside({ outside: { places, left } }: { outside: NonNullable<ResultSummary['outside']> }) {
  const { t } = useText();
  return (
    <>
      {places.map(({ place, names }, index) => (
        <Fragment key={place}>
          {index > 0 ? ', ' : null}
          <Names names={names} /> ({t(`results:list.place.${place}`)})
        </Fragment>
      ))}
      {left > 0 ? ` ${t('results:list.left', { count: left })}` : null}.
    </>
  );
}

type NamesProps = Readonly<{ names: readonly ProviderText[]; left?: number }>;

/** "A, B i C", or "A, B i 2 inne", each name in its own language. */
function Names({ names, left = 0 }: NamesProps) {
  const { t, language } = useText();
  const places = names.map((_, index) => String(index));
  const parts = new Intl.ListFormat(language, { type: left > 0 ? 'unit' : 'conjunction' }).formatToParts(
    places,
  );
  return (
    <>
      {parts.map(({ type, value }, index) => {
        const name = type === 'element' ? names[Number(value)] : undefined;
        return <Fragment key={index}>{name ? <ProviderText text={name} /> : value}</Fragment>;
      })}
      {left > 0 ? ` ${t('results:list.left', { count: left })}` : null}
    </>
  );
}
