import { ChoiceButton } from '#app/components/form/index.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import type { Day } from '#app/domain/dates/calendar.ts';

/** Begins the name of an hour's button: text browsers know a button's words alone, so its name says which it is. */
export const HOUR = 'hour';

/** "hour.d2026-11-23.t8-00", which is all that an hour's button sends. */
export const hourName = ({ day, time }: { day: Day; time: string }) =>
  `${HOUR}.d${day}.t${time.replace(':', '-')}`;

type HoursProps = Readonly<{
  day: Day;
  /** "poniedziałek 23 listopada": heard after each hour. */
  date: string;
  /** Each with whom it is. */
  times: readonly Readonly<{ time: string; who: string }>[];
}>;

/** Hours as buttons in a grid: to press one is to take it. */
export const Hours = cachedMarkup<HoursProps>({
  isEverybodys: true,
  element: 'div',
  attributes: () => ({}),
  Content: ({ day, date, times }) => (
    <ul className="hours">
      {times.map(({ time, who }) => (
        <li key={time}>
          <ChoiceButton
            name={hourName({ day, time })}
            label={time}
            fullName={[time, date, who].filter(Boolean).join(', ')}
          />
        </li>
      ))}
    </ul>
  ),
});
