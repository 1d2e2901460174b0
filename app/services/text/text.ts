import { daysBetween, type Day } from '#app/domain/dates/calendar.ts';
import { dayOf, type Instant } from '#app/domain/dates/warsaw.ts';
import {
  dayParts,
  formatDate,
  formatDateTime,
  formatDateTimeIn,
  formatDayAndMonth,
  formatDayInWords,
  formatDayNear,
  formatDeadline,
  formatMonth,
  formatPeriod,
  formatTime,
  formatWeekdayChosen,
  type DayParts,
  type Language,
} from '#app/domain/dates/words.ts';
import { plainText, type ProviderText } from '#app/domain/text.ts';
import type { TextKey } from './text-keys.ts';

/** Says a text of locales/ in the page's language; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * A text of locales/, or one made for the occasion (with a name or a date in it; `language` where it is not the page's), or one of the
 * provider's.
 */
export type Wording =
  | TextKey
  | { text: string; isOfProvider?: false; language?: Language }
  | { text: ProviderText; isOfProvider: true };

/** All that a component needs to speak the page's language. */
export type Text = Readonly<{
  language: Language;
  t: Translate;
  say: (wording: Wording) => string;
  /** "wtorek 24 listopada 2026" */
  formatDay: (day: Day) => string;
  /** "wtorek 24 listopada"; with the year where it is not this one. */
  formatDayNear: (day: Day, now: Date) => string;
  /** "piątku 11 grudnia": a last day, after "do". */
  formatDeadline: (day: Day, now: Date) => string;
  /** "dziś, 2:07"; of another day the day alone, as formatDayNear says it: for lists. */
  formatWhen: (instant: Instant, now: Date) => string;
  /** "wczoraj", "dziś", "jutro", "piątek 4 grudnia"; the year where it is not this one. */
  formatDayWord: (day: Day, now: Date) => string;
  /** "dziś, 7:47", "piątek 4 grudnia, 9:00" */
  formatMoment: (instant: Instant, now: Date) => string;
  /** "do dziś", "do jutra", "do piątku 4 grudnia" */
  formatUntil: (day: Day, now: Date) => string;
  /** "24 listopada" */
  formatDayAndMonth: (day: Day) => string;
  /** "24 listopada 2026" */
  formatDate: (day: Day) => string;
  /** "listopad 2026" */
  formatMonth: (day: Day) => string;
  /** "9:40" */
  formatTime: (instant: Instant) => string;
  /** "wtorek 24 listopada 2026, 9:40" */
  formatDateTime: (instant: Instant) => string;
  /** "wtorek 24 listopada 2026, 9:40–10:00"; both days where they differ. */
  formatPeriod: (from: Instant, to: Instant) => string;
  /** "w środę 20 maja 2026, o 16:30" */
  formatDateTimeIn: (instant: Instant) => string;
  /** "środę" */
  formatWeekdayChosen: (day: Day) => string;
  /** The parts that a day block shows. */
  dayParts: (instant: Instant, now: Date) => DayParts;
  /** "dziś", "jutro", "za 5 dni", up to 30 days ahead; empty for any other day. */
  formatDaysAhead: (day: Day, now: Date) => string;
}>;

/** Further ahead a date says more than a count of days does. */
const MOST_DAYS_AHEAD = 30;

/** Days that have names of their own, by how far ahead they are. */
const NEAR_DAYS: ReadonlyMap<number, 'yesterday' | 'today' | 'tomorrow'> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/** Made once per language, not per request. */
export function createText({ language, t }: { language: Language; t: Translate }): Text {
  const formatDayWord = (day: Day, now: Date) => {
    const near = NEAR_DAYS.get(daysBetween({ from: dayOf(now), to: day }));
    return near ? t(`page:near.${near}`) : formatDayNear({ day, today: dayOf(now), language });
  };
  return {
    language,
    t,
    say(wording) {
      if (typeof wording === 'string') return t(wording);
      return wording.isOfProvider ? plainText(wording.text) : wording.text;
    },
    formatDay: (day) => formatDayInWords({ day, language }),
    formatDayNear: (day, now) => formatDayNear({ day, today: dayOf(now), language }),
    formatDeadline: (day, now) => formatDeadline({ day, today: dayOf(now), language }),
    formatWhen(instant, now) {
      const [day, today] = [dayOf(instant), dayOf(now)];
      return day === today
        ? t('lists:when.today', { time: formatTime(instant) })
        : formatDayNear({ day, today, language });
    },
    formatDayWord,
    formatMoment: (instant, now) => `${formatDayWord(dayOf(instant), now)}, ${formatTime(instant)}`,
    formatUntil(day, now) {
      const near = NEAR_DAYS.get(daysBetween({ from: dayOf(now), to: day }));
      if (near) return t(`page:until.${near}`);
      return t('page:until.day', { day: formatDeadline({ day, today: dayOf(now), language }) });
    },
    formatDayAndMonth: (day) => formatDayAndMonth({ day, language }),
    formatDate: (day) => formatDate({ day, language }),
    formatMonth: (day) => formatMonth({ day, language }),
    formatTime,
    formatDateTime: (instant) => formatDateTime({ instant, language }),
    formatPeriod: (from, to) => formatPeriod({ from, to, language }),
    formatDateTimeIn: (instant) => formatDateTimeIn({ instant, language }),
    formatWeekdayChosen: (day) => formatWeekdayChosen({ day, language }),
    dayParts: (instant, now) => dayParts({ instant, today: dayOf(now), language }),
    formatDaysAhead(day, now) {
      const days = daysBetween({ from: dayOf(now), to: day });
      if (days < 0 || days > MOST_DAYS_AHEAD) return '';
      if (days === 0) return t('page:daysAhead.today');
      return days === 1 ? t('page:daysAhead.tomorrow') : t('page:daysAhead.days', { count: days });
    },
  };
}
