import { ActionLink, ProviderText, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { Unbroken } from './unbroken.tsx';

type ChartPoint = Readonly<{
  x: number;
  y: number;
  standing: 'inside' | 'outside' | 'other';
  limit: 'less' | 'more' | null;
}>;
type Chart = Readonly<{
  width: number;
  height: number;
  points: readonly ChartPoint[];
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
    /** The state of it, and that it is preliminary; empty when nothing is said of it. */
    standing: string;
  }>[];
}>;

/** Values that may be compared: in a sentence, in a picture and in a table. */
export function TrendSeries({ unit, laboratory, sentence, chart, rows }: TrendSeriesProps) {
  return (
    <Section
      title={
        <>
          {laboratory ? <ProviderText text={laboratory} /> : null}
          {unit ? <Unbroken text={`, ${unit}`} /> : null}
        </>
      }
    >
      <p>
        <Unbroken text={sentence} />
      </p>
      {chart ? (
        <>
          <TrendChart chart={chart} />
          <Legend points={chart.points} />
        </>
      ) : null}
      <TrendTable rows={rows} />
    </Section>
  );
}

/** Every value of the series; in a narrow window a value stands under its day, and one line parts them from the next. */
function TrendTable({ rows }: Pick<TrendSeriesProps, 'rows'>) {
  const { t } = useText();
  return (
    <table className="listed">
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
              {/* The comma belongs to the number: no line begins with it. */}
              <strong>
                <Unbroken text={standing ? `${value},` : value} />
              </strong>
              {standing ? ` ${standing}` : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The meanings of the picture's shapes, of those that it has. */
function Legend({ points }: Pick<Chart, 'points'>) {
  const { t } = useText();
  const said = [
    t('results:trend.legend'),
    points.some(({ standing }) => standing === 'other') ? t('results:trend.legendOther') : '',
    points.some(({ limit }) => limit) ? t('results:trend.legendLimit') : '',
  ];
  return <p className="text-muted">{said.filter(Boolean).join(' ')}</p>;
}

const SHAPES: Record<ChartPoint['standing'], string> = {
  inside: 'M0-9L9 0 0 9-9 0z',
  outside: 'M0-10L10 8H-10z',
  other: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
};
const ARROWS = { less: 'M-2 8v7h-4l6 6 6-6h-4v-7z', more: 'M-2-8v-7h-4l6-6 6 6h-4v7z' };
const shapeOf = ({ standing, limit }: ChartPoint) => SHAPES[standing] + (limit ? ARROWS[limit] : '');

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
      {points.map((point, index) => (
        <path
          key={index}
          d={shapeOf(point)}
          transform={`translate(${point.x} ${point.y})`}
          fill="var(--text)"
        />
      ))}
    </svg>
  );
}
