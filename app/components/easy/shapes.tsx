/** The colours of the pictures: those of the page's contrast, so that each picture stays readable in all. */

type Colour =
  | 'accent'
  | 'background'
  | 'band'
  | 'danger'
  | 'edge'
  | 'leaf'
  | 'muted'
  | 'on-accent'
  | 'on-band'
  | 'on-tab'
  | 'success'
  | 'surface'
  | 'text'
  | 'tint';

/** Not called by its name, which is a class of Tailwind's too, and would come into the stylesheet. */
const EDGE = 'var(--border)';

const token = (colour: Colour | undefined) => (colour === 'edge' ? EDGE : colour && `var(--${colour})`);

type LineProps = Readonly<{ d: string; colour?: Colour; width?: number; transform?: string }>;

/** A line, or several: a word or more, as it looks from afar. The picture as a whole says how most of them look. */
export const Line = ({ d, colour, width, transform }: LineProps) => (
  <path d={d} stroke={token(colour)} strokeWidth={width} transform={transform} />
);

type BoxProps = Readonly<{
  /** x, y, width and height. */
  at: readonly [number, number, number, number];
  fill?: Colour;
  edge?: Colour;
  line?: number;
  round?: number;
}>;

export const Box = ({ at: [x, y, width, height], fill, edge = 'edge', line = 2, round = 6 }: BoxProps) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={round}
    fill={token(fill)}
    stroke={token(edge)}
    strokeWidth={line}
  />
);

type At = Readonly<{ at: BoxProps['at'] }>;

/** A thing of the page: a card, a field. */
export const Card = ({ at }: At) => <Box at={at} fill="background" />;

/** A button with a word on it; one that takes something away is outlined, as on the pages. */
export function Button({ at, isDanger = false }: At & Readonly<{ isDanger?: boolean }>) {
  const [x, y, width, height] = at;
  const word = `M${x + 10} ${y + height / 2}h${width - 20}`;
  return isDanger ? (
    <>
      <Box at={at} fill="background" edge="danger" line={3} />
      <Line d={word} colour="danger" width={4} />
    </>
  ) : (
    <>
      <Box at={at} fill="accent" edge="accent" />
      <Line d={word} colour="on-accent" width={4} />
    </>
  );
}

/** A thick frame around the part of which the words beside the picture speak. */
export const Here = ({ at: [x, y, width, height] }: At) => (
  <Box at={[x - 5, y - 5, width + 10, height + 10]} edge="accent" line={4} round={9} />
);

/** After Tabler's hand-finger, in one line that can be filled. */
const HAND =
  'M8 13V4.5a1.5 1.5 0 0 1 3 0v5a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0v1a1.5 1.5 0 0 1 3 0V16a6 6 0 0 1-6 6h-2q-3 0-5-2.7-1.5-2.5-3.5-6.3a1.5 1.5 0 0 1 .5-2q1.2-.8 2.3.3z';

/** A finger that presses what its tip, at x and y, is on. */
export const Hand = ({ x, y }: Readonly<{ x: number; y: number }>) => (
  <path
    d={HAND}
    fill="var(--background)"
    stroke="var(--text)"
    strokeWidth={1.2}
    transform={`translate(${x - 16} ${y - 5})scale(1.7)`}
  />
);

/** Figures and a letter in lines, 6 wide and 10 high: text in a picture would not grow with the page's. */
const GLYPHS: Readonly<Record<string, string>> = {
  0: 'M3 0a3 5 0 0 1 0 10a3 5 0 0 1 0-10',
  1: 'M1 2l2-2v10',
  2: 'M0 3a3 3 0 0 1 6 0c0 2-6 5-6 7h6',
  3: 'M0 0h6l-3 4a3 3 0 1 1-3 4',
  7: 'M0 0h6l-4 10',
  9: 'M6 3a3 3 0 1 0-6 0a3 3 0 0 0 6 0q0 5-4 7',
  ':': 'M1 3v.1M1 7v.1',
  A: 'M0 10l3-10l3 10M1 7h4',
};
const NARROW = new Set(['1', ':']);

type GlyphsProps = Readonly<{ text: string; x: number; y: number; size?: number; colour?: Colour }>;

/** "27" or "9:00" as lines. */
export function Glyphs({ text, x, y, size = 1, colour = 'text' }: GlyphsProps) {
  let from = 0;
  const d = [...text].map((letter) => {
    const moved = (GLYPHS[letter] ?? '').replace(/M(\d+)/g, (_, left: string) => `M${Number(left) + from}`);
    from += NARROW.has(letter) ? 5 : 9;
    return moved;
  });
  const transform = `translate(${x} ${y})${size === 1 ? '' : `scale(${size})`}`;
  return <Line d={d.join('')} colour={colour} width={1.6} transform={transform} />;
}

/** The block that says on which day and at what hour a visit is. */
export const Day = ({ x, y }: Readonly<{ x: number; y: number }>) => (
  <>
    <Box at={[x, y, 40, 50]} fill="accent" edge="accent" round={8} />
    <Line d={`M${x + 10} ${y + 8}h20`} colour="on-accent" width={3} />
    <Glyphs text="27" x={x + 12} y={y + 14} colour="on-accent" />
    <Box at={[x, y + 32, 40, 18]} fill="background" edge="accent" />
    <Glyphs text="9:00" x={x + 6} y={y + 36} />
  </>
);
