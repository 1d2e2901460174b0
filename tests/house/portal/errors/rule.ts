import type { Day } from '#app/domain/dates/calendar.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { isTouched, partOf, type Changes } from '#tests/support/changes.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';

/** The error that the page shows at one field, or for the form as a whole. */
export type ExpectedError = Readonly<{
  /** The id of the control, or the first one of a group; null: the form as a whole. */
  id: string | null;
  texts: readonly ErrorText[];
  /** A day that the text names, which each language says in its own words. */
  day?: Day;
  /** Where a failure of the whole form leads. */
  leadsTo?: string;
}>;

/** One thing that a form does not accept. */
export type Rule = Readonly<{
  form: string;
  name: string;
  status: 400 | 422 | 423 | 429;
  errors: readonly ExpectedError[];
  /** The values that were typed, and must stand in the form again: by control name. */
  kept?: Readonly<Record<string, string | readonly string[]>>;
  send: (scene: Scene) => Promise<Answer>;
}>;

/** A failure of the whole form, and where its summary leads. */
export const leading = (leadsTo: string, text: ErrorText): ExpectedError => ({
  id: null,
  texts: [text],
  leadsTo,
});

/** A field with one text. */
export const at = (id: string | null, ...texts: ErrorText[]): ExpectedError => ({ id, texts });

/**
 * Returns the rules whose texts are read in the second language, too: all of an area that a change touches, and elsewhere one of each
 * form, another with each turn. That every text is there in both languages is seen without a form (house/unit/locales).
 */
export function inSecondLanguage<Found extends { area: string; rule: Pick<Rule, 'form'> }>(
  rules: readonly Found[],
  changes: Changes,
): Found[] {
  return rules.filter(({ area, rule: { form } }, index) => {
    if (isTouched(changes, area)) return true;
    const own = rules.flatMap((one, place) => (one.rule.form === form ? [place] : []));
    return index === own[partOf(`${changes.turn} ${form}`, own.length)];
  });
}
