import { describe, expect, test } from 'vitest';
import { inSecondLanguage } from '#tests/house/portal/errors/rule.ts';

const of = (area: string, form: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({ area, rule: { form, number } }));
const rules = [...of('messages', 'message', 5), ...of('bookings', 'code', 2), ...of('messages', 'code', 2)];
const formsAt = (turn: string, changed: string[] | null) =>
  inSecondLanguage(rules, { turn, changedAreas: changed && new Set(changed) });

describe('what forms say is read in the second language', () => {
  test('once a form, in another place with each turn', () => {
    const turns = Array.from({ length: 60 }, (_, index) => `turn-${index}`);
    for (const turn of turns) {
      expect(
        formsAt(turn, [])
          .map(({ rule }) => rule.form)
          .sort(),
      ).toEqual(['code', 'message']);
    }
    expect(new Set(turns.flatMap((turn) => formsAt(turn, [])))).toEqual(new Set(rules));
  });

  test('each time in an area that a change touches, and when nobody knows what was changed', () => {
    expect(formsAt('c349655', ['messages'])).toEqual(expect.arrayContaining(of('messages', 'message', 5)));
    expect(formsAt('c349655', null)).toEqual(rules);
  });
});
