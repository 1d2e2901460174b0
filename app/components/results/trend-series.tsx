import { ActionLink, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type Chart = Readonly<{
  width: number;
  height: number;
  points: readonly Readonly<{ x: number; y: number; isOutside: boolean }>[];
  range: Readonly<{ top: number; bottom: number }> | null;
}>;

type TrendSeriesProps = Readonly<{
  unit: string;
  laboratory: ProviderText | null;
  sentence: string;
  /** Null while there are not two numbers to draw. */
  chart: Chart | null;
  rows: readonly Readonly<{
    id: string;
    href: string;
    date: string;
    value: string;
    standing: string | null;
  }>[];
}>;

/** Values that may be compared: in a sentence, in a picture and in a table. */
export function TrendSeries({ unit, laboratory, sentence, chart, rows }: TrendSeriesProps) {
  const { t } = useText();
  return (
    <Section
      title={
        <>
          {laboratory ? <ProviderText text={laboratory} /> : null}
          {unit ? `, ${unit}` : null}
        </>
      }
    >
      <p>{sentence}</p>
      {chart ? (
        <>
          <TrendChart chart={chart} />
          <p className="text-muted">{t('results:trend.legend')}</p>
        </>
      ) : null}
      <table>
        <caption>{t('results:trend.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results:trend.day')}</th>
            <th scope="col">{t('results:trend.value')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, href, date, value, standing }) => (
            <tr key={id}>
              <th scope="row">
                <ActionLink href={href}>{date}</ActionLink>
              </th>
              <td>
                <strong>{value}</strong>
                {standing ? `, ${standing}` : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const DIAMOND = 'M0-9L9 0 0 9-9 0z';
const TRIANGLE = 'M0-10L10 8H-10z';

/** The numbers of the table as a line, the range as an area behind it; the sentence and the table say the same. */
function TrendChart({ chart: { width, height, points, range } }: { chart: Chart }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true" focusable="false">
      {range ? (
        <rect
          y={range.top}
          width={width}
          height={range.bottom - range.top}
          fill="var(--tint)"
          stroke="var(--border)"
        />
      ) : null}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
      />
      {points.map(({ x, y, isOutside }, index) => (
        <path
          key={index}
          d={isOutside ? TRIANGLE : DIAMOND}
          transform={`translate(${x} ${y})`}
          fill="var(--text)"
        />
      ))}
    </svg>
  );
}
