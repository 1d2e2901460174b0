import { ChoiceButton } from '#app/components/form/index.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { HiddenWords, nameWithoutDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { HOUR } from '#app/domain/bookings/time-slots.ts';
import type { Day } from '#app/domain/dates/calendar.ts';

/** "hour.d2026-11-23.t8-00", which is all that an hour's button sends. */
export const hourName = ({ day, time }: { day: Day; time: string }) =>
  `${HOUR}.d${day}.t${time.replace(':', '-')}`;

type HoursProps = Readonly<{
  day: Day;
  /** "środę 25 listopada", as what is chosen: heard after each hour. */
  chosen: string;
  /** Each with whom it is; empty where that is said before. */
  times: readonly Readonly<{ time: string; who: string }>[];
}>;

/** Hours as buttons in a grid: to press one is to take it. */
export const Hours = cachedMarkup<HoursProps>({
  isEverybodys: true,
  element: 'ul',
  attributes: () => ({ className: 'hours' }),
  Content: HourItems,
});

/** Heard as an order, which begins with the words seen: "9:00, wybierz środę 25 listopada, lek. Jan Lis" (decision 094). */
function HourItems({ day, chosen, times }: HoursProps) {
  const { t, language } = useText();
  return times.map(({ time, who }) => (
    <li key={time}>
      <ChoiceButton
        name={hourName({ day, time })}
        label={time}
        fullName={[
          t('booking-wizard:dates.takeHour', { time, day: chosen }),
          who && nameWithoutDegree({ name: who, language }),
        ]
          .filter(Boolean)
          .join(', ')}
      />
    </li>
  ));
}

type SomeHoursProps = HoursProps &
  Readonly<{
    /** The way to all hours of the day: "Wszystkie: 12", "godzin"; null where these are all. */
    all: Readonly<{ href: string; label: string; rest: string }> | null;
    /** "środa 25 listopada". */
    date: string;
  }>;

/** Some hours of a day, and in the same grid the way to all of them. */
export const SomeHours = ({ all, date, ...hours }: SomeHoursProps) => (
  <ul className="hours">
    <HourItems {...hours} />
    {all ? (
      <li className="all">
        <a href={all.href}>
          <span>
            {all.label}
            <HiddenWords>
              {all.rest}, {date}
            </HiddenWords>
          </span>
        </a>
      </li>
    ) : null}
  </ul>
);
