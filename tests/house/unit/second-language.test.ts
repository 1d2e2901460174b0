import { describe, expect, test } from 'vitest';
import { inSecondLanguage } from '#tests/house/portal/errors/rule.ts';

const of = (area: string, form: string, count: number) =>
  Array.from({ length: count }, (_, number) => ({ area, rule: { form, number } }));
const rules = [...of('messages', 'message', 5), ...of('bookings', 'code', 2), ...of('messages', 'code', 2)];
const formsAt = (commit: string, changed: string[] | null) =>
  inSecondLanguage(rules, { commit, changedAreas: changed && new Set(changed) });

describe('what forms say is read in the second language', () => {
  test('once a form, in another place with each commit', () => {
    const commits = Array.from({ length: 60 }, (_, index) => `commit-${index}`);
    for (const commit of commits) {
      expect(
        formsAt(commit, [])
          .map(({ rule }) => rule.form)
          .sort(),
      ).toEqual(['code', 'message']);
    }
    expect(new Set(commits.flatMap((commit) => formsAt(commit, [])))).toEqual(new Set(rules));
  });

  test('each time in an area that a change touches, and when nobody knows what was changed', () => {
    expect(formsAt('c349655', ['messages'])).toEqual(expect.arrayContaining(of('messages', 'message', 5)));
    expect(formsAt('c349655', null)).toEqual(rules);
  });
});
