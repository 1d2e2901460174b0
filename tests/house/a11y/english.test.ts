import { describe, expect, test } from 'vitest';
import { areasOfFiles } from '#tests/support/changes.ts';
import { contrastsOf, isInEnglish, isInNarrow, isSizedByAxe, windowsOf } from './loop/english.ts';

const AREAS = new Set(['bookings', 'messages', 'settings']);
const choice = { state: 'bookings: filled', area: 'bookings', commit: 'c349655' };

describe('states in English', () => {
  test('every one of an area that was touched', () => {
    const states = Array.from({ length: 100 }, (_, index) => `bookings: ${index}`);
    const shown = states.filter((state) =>
      isInEnglish({ ...choice, state, changedAreas: new Set(['bookings']) }),
    );
    expect(shown).toEqual(states);
  });

  test('a sixth of the others, another one with each commit', () => {
    const states = Array.from({ length: 1_000 }, (_, index) => `bookings: ${index}`);
    const shownAt = (commit: string) =>
      states.filter((state) =>
        isInEnglish({ ...choice, state, commit, changedAreas: new Set(['messages']) }),
      );
    const [one, other] = [shownAt('c349655'), shownAt('6b2e87a')];
    expect(one.length).toBeGreaterThan(130);
    expect(one.length).toBeLessThan(210);
    expect(one).toEqual(shownAt('c349655'));
    expect(one).not.toEqual(other);
  });

  test('after 40 commits every state was there', () => {
    const commits = Array.from({ length: 40 }, (_, index) => `commit-${index}`);
    const isShown = (commit: string) => isInEnglish({ ...choice, commit, changedAreas: new Set() });
    expect(commits.some(isShown)).toBe(true);
  });

  test('all when nobody knows what changed', () => {
    expect(isInEnglish({ ...choice, changedAreas: null })).toBe(true);
  });
});

describe.each([
  ["axe's rules of size", isSizedByAxe],
  ['narrow windows', isInNarrow],
])('%s', (_, isShown) => {
  test('for every state of an area that was touched, and for others within 40 commits', () => {
    expect(isShown({ ...choice, changedAreas: new Set(['bookings']) })).toBe(true);
    expect(isShown({ ...choice, changedAreas: null })).toBe(true);
    const commits = Array.from({ length: 40 }, (_, index) => `commit-${index}`);
    const shown = commits.filter((commit) => isShown({ ...choice, commit, changedAreas: new Set() }));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(commits.length);
  });
});

describe.each([
  ['contrasts', contrastsOf],
  ['windows between', windowsOf],
])('%s', (_, chosen) => {
  const ALL = ['white', 'yellow', 'black'];
  const shownAt = (commit: string, areas: string[] = []) =>
    chosen(ALL, { ...choice, commit, changedAreas: new Set(areas) });

  test('each of an area that was touched, and when nobody knows what changed', () => {
    expect(shownAt('c349655', ['bookings'])).toEqual(ALL);
    expect(chosen(ALL, { ...choice, changedAreas: null })).toEqual(ALL);
  });

  test('one of the others, and each of them within 40 commits', () => {
    const shown = Array.from({ length: 40 }, (_, index) => shownAt(`commit-${index}`));
    expect(new Set(shown.map(({ length }) => length))).toEqual(new Set([1]));
    expect(new Set(shown.flat())).toEqual(new Set(ALL));
  });
});

describe('areas of files', () => {
  test.each([
    ['app/routes/bookings/list.tsx', ['bookings']],
    ['locales/en/messages.json', ['messages']],
    ['contract/messages/calls.ts', ['messages']],
    ['tests/settings/a11y/display-states.ts', ['settings']],
    ['app/components/page/header.tsx', []],
    ['app/root.tsx', []],
    ['app/styles/app.css', []],
  ])('%s is of %o', (file, expected) => {
    expect([...areasOfFiles([file], AREAS)]).toEqual(expected);
  });
});
