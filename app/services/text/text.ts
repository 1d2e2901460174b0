import type { Day } from '#app/domain/dates/calendar.ts';
import type { Instant } from '#app/domain/dates/warsaw.ts';
import {
  formatDateTime,
  formatDayAndMonth,
  formatDayInWords,
  formatMonth,
  formatTime,
  type Language,
} from '#app/domain/dates/words.ts';
import { plainText, type ProviderText } from '#app/domain/text.ts';
import type { TextKey } from './text-keys.ts';

/** Says a text of locales/ in the page's language; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** A text of locales/, or one made for the occasion (with a name or a date in it), or one of the provider's. */
export type Wording =
  TextKey | { text: string; isOfProvider?: false } | { text: ProviderText; isOfProvider: true };

/** All that a component needs to speak the page's language. */
export type Text = Readonly<{
  language: Language;
  t: Translate;
  say: (wording: Wording) => string;
  /** "wtorek, 24 listopada 2026" */
  formatDay: (day: Day) => string;
  /** "24 listopada" */
  formatDayAndMonth: (day: Day) => string;
  /** "listopad 2026" */
  formatMonth: (day: Day) => string;
  /** "9:40" */
  formatTime: (instant: Instant) => string;
  /** "wtorek, 24 listopada 2026, 9:40" */
  formatDateTime: (instant: Instant) => string;
}>;

/** Made once per language, not per request. */
export function createText({ language, t }: { language: Language; t: Translate }): Text {
  return {
    language,
    t,
    say(wording) {
      if (typeof wording === 'string') return t(wording);
      return wording.isOfProvider ? plainText(wording.text) : wording.text;
    },
    formatDay: (day) => formatDayInWords({ day, language }),
    formatDayAndMonth: (day) => formatDayAndMonth({ day, language }),
    formatMonth: (day) => formatMonth({ day, language }),
    formatTime,
    formatDateTime: (instant) => formatDateTime({ instant, language }),
  };
}
