import type { DayParts } from '#app/domain/dates/words.ts';

type DayBlockProps = Readonly<{
  /** ISO, in UTC. */
  at: string;
  parts: DayParts;
}>;

/**
 * Day and hour at the head of a card, large (design: look-2, Visit card); stands first in the card's heading. Each part is a box, and
 * keeps the space that it ends with: one between boxes is not heard.
 */
export const DayBlock = ({ at, parts: { weekday, dayOfMonth, month, time } }: DayBlockProps) => (
  <time className="day-block" dateTime={at}>
    <span>{weekday} </span>
    <b>{dayOfMonth} </b>
    <span>{month} </span>
    <span className="hour">{time} </span>
  </time>
);
