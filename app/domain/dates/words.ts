import { enGB } from 'date-fns/locale/en-GB';
import { pl } from 'date-fns/locale/pl';
import type { Locale, Month } from 'date-fns';
import { memoise } from '#app/domain/memoise.ts';
import { partsOf, type Day } from './calendar.ts';
import { clockTimeOf, dayOf, type Instant } from './warsaw.ts';

/** The portal's languages. */
export type Language = 'pl' | 'en';

const inWords = { pl: wordsOf(pl), en: wordsOf(enGB) };

/** "wtorek 24 listopada 2026", "Tuesday 24 November 2026". */
export const formatDayInWords = ({ day, language }: { day: Day; language: Language }) =>
  inWords[language].day(day);

/** "24 listopada", "24 November": for link texts. */
export const formatDayAndMonth = ({ day, language }: { day: Day; language: Language }) =>
  inWords[language].dayAndMonth(day);

/** "24 listopada 2026", "24 November 2026": a day without its name of the week. */
export const formatDate = ({ day, language }: { day: Day; language: Language }) =>
  inWords[language].date(day);

/** "listopad 2026", "November 2026". */
export const formatMonth = ({ day, language }: { day: Day; language: Language }) =>
  inWords[language].month(day);

/** DD-MM-YYYY, as it is typed and shown in fields (B§2). */
export const formatTypedDate = (day: Day) => `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

/** "wtorek 24 listopada"; the year is said where it is not this one. */
export const formatDayNear = ({ day, today, language }: { day: Day; today: Day; language: Language }) =>
  day.slice(0, 4) === today.slice(0, 4)
    ? inWords[language].dayOfYear(day)
    : formatDayInWords({ day, language });

/** "9:40", in Warsaw. */
export function formatTime(instant: Instant) {
  const { hour, minute } = clockTimeOf(instant);
  return `${hour}:${minute < 10 ? '0' : ''}${minute}`;
}

/** "wtorek 24 listopada 2026, 9:40", in Warsaw. */
export const formatDateTime = ({ instant, language }: { instant: Instant; language: Language }) =>
  `${inWords[language].day(dayOf(instant))}, ${formatTime(instant)}`;

/** "wtorek 24 listopada 2026, 9:40–10:00", in Warsaw; one that ends on another day names both: "…, 23:50 – środa 25 listopada 2026, 0:20". */
export function formatPeriod({ from, to, language }: { from: Instant; to: Instant; language: Language }) {
  const begins = formatDateTime({ instant: from, language });
  return dayOf(from) === dayOf(to)
    ? `${begins}–${formatTime(to)}`
    : `${begins} – ${formatDateTime({ instant: to, language })}`;
}

/** "w środę 20 maja 2026, o 16:30", "on Wednesday 20 May 2026 at 16:30", in Warsaw: for sentences. */
export function formatDateTimeIn({ instant, language }: { instant: Instant; language: Language }) {
  const day = dayOf(instant);
  const time = formatTime(instant);
  if (language === 'en') return `on ${inWords.en.day(day)} at ${time}`;
  const weekday = formatWeekdayChosen({ day, language });
  return `${weekday === 'wtorek' ? 'we' : 'w'} ${weekday} ${inWords.pl.date(day)}, o ${time}`;
}

/** "środę", "Wednesday": the day that somebody chooses, or on which something happens. */
export function formatWeekdayChosen({ day, language }: { day: Day; language: Language }) {
  const weekday = inWords[language].weekday(day);
  return language === 'pl' ? weekday.replace(/a$/, 'ę') : weekday;
}

/** "piątku 11 grudnia", "Friday 11 December": a last day, after "do" or "by"; the year is said where it is not this one. */
export function formatDeadline({ day, today, language }: { day: Day; today: Day; language: Language }) {
  const weekday = inWords[language].weekday(day);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = isThisYear ? inWords[language].dayAndMonth(day) : inWords[language].date(day);
  return `${language === 'pl' ? genitiveOf(weekday) : weekday} ${date}`;
}

/** "piątku", "środy", "niedzieli". */
const genitiveOf = (weekday: string) => weekday.replace(/ek$/, 'ku').replace(/la$/, 'li').replace(/a$/, 'y');

/** The parts that a day block shows of a moment in Warsaw: "wtorek", "24", "listopada" (with the year unless it is this one), "9:40". */
export type DayParts = Readonly<{ weekday: string; dayOfMonth: string; month: string; time: string }>;

export function dayParts({
  instant,
  today,
  language,
}: {
  instant: Instant;
  today: Day;
  language: Language;
}): DayParts {
  const day = dayOf(instant);
  const [dayOfMonth = '', month = ''] = inWords[language].dayAndMonth(day).split(' ');
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return {
    weekday: inWords[language].weekday(day),
    dayOfMonth,
    month: isThisYear ? month : `${month} ${day.slice(0, 4)}`,
    time: formatTime(instant),
  };
}

function wordsOf({ localize }: Pick<Locale, 'localize'>) {
  const monthName = ({ month, context }: { month: number; context: 'formatting' | 'standalone' }) =>
    localize.month((month - 1) as Month, { context, width: 'wide' });

  const dayAndMonth = memoise((day: Day) => {
    const { dayOfMonth, month } = partsOf(day);
    return `${dayOfMonth} ${monthName({ month, context: 'formatting' })}`;
  });

  const weekdayOf = (day: Day) =>
    localize.day(partsOf(day).weekday as Parameters<typeof localize.day>[0], { width: 'wide' });

  const date = memoise((day: Day) => `${dayAndMonth(day)} ${partsOf(day).year}`);

  return {
    dayAndMonth,
    date,
    weekday: weekdayOf,
    dayOfYear: memoise((day: Day) => `${weekdayOf(day)} ${dayAndMonth(day)}`),
    day: memoise((day: Day) => `${weekdayOf(day)} ${date(day)}`),
    month: memoise((day: Day) => {
      const { year, month } = partsOf(day);
      return `${monthName({ month, context: 'standalone' })} ${year}`;
    }),
  };
}
