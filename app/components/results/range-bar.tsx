import type { Bar } from '#app/domain/results/bar.ts';

/** The mark of the value: a diamond in the range, a triangle out of it; both are told apart without colour. */
const DIAMOND = 'M0-11L11 0 0 11-11 0z';
const TRIANGLE = 'M0-11L11 9H-11z';

/** A value beside its range (design: look-2, Results). Nobody needs it: the sentence beside it says the same. */
export function RangeBar({ bar: { range, value, side } }: { bar: Bar }) {
  return (
    <svg width="100%" height="32" aria-hidden="true" focusable="false">
      <rect x="1%" y="12" width="98%" height="8" rx="4" fill="var(--border)" />
      <rect
        x={`${range.from}%`}
        y="5"
        width={`${range.to - range.from}%`}
        height="22"
        rx="4"
        fill="var(--tint)"
        stroke="var(--accent)"
        strokeWidth="2"
      />
      <svg x={`${round(value)}%`} y="16" overflow="visible">
        <path d={side === 'inside' ? DIAMOND : TRIANGLE} fill="var(--text)" />
      </svg>
    </svg>
  );
}

const round = (number: number) => Math.round(number * 10) / 10;
