/** The strokes of each sign in a box of 20 by 32. */
const STROKES = {
  0: 'M10 2C4 2 3 8 3 16s1 14 7 14 7-6 7-14S16 2 10 2Z',
  1: 'M4 8l7-6v28',
  2: 'M3 8c0-4 3-6 7-6s7 3 7 7c0 6-8 12-14 21h14',
  3: 'M3 6c1-3 4-4 7-4 4 0 7 2 7 6 0 5-4 7-8 7 5 0 9 3 9 8 0 4-4 7-8 7-4 0-7-2-8-5',
  4: 'M13 30V2L2 22h16',
  '+': 'M10 9v14M3 16h14',
  '=': 'M3 12h14M3 20h14',
  '?': 'M4 8c0-4 3-6 6-6s7 2 7 6c0 6-7 6-7 13M10 28v2',
} as const;

const WIDTH = 28;
const HEIGHT = 32;

/** A sum of three digits, drawn in the colour of the text; its alternative says the same in words. */
export function SumPicture({ digits: [a, b, c], words }: { digits: readonly number[]; words: string }) {
  const signs = [a, '+', b, '+', c, '=', '?'] as (keyof typeof STROKES)[];
  const width = signs.length * WIDTH;
  return (
    <svg
      className="my-3 block max-w-full"
      role="img"
      focusable="false"
      aria-label={words}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {signs.map((sign, place) => (
        <path key={`${place}`} d={STROKES[sign]} transform={`translate(${place * WIDTH + 4} 0)`} />
      ))}
    </svg>
  );
}
