import { describe, expect, test } from 'vitest';
import { areasOfFiles } from '#tests/support/changes.ts';
import { contrastsOf, isInEnglish, isInNarrow, isSizedByAxe, windowsOf } from './loop/english.ts';

const AREAS = new Set(['bookings', 'messages', 'settings']);
const choice = { state: 'bookings: filled', area: 'bookings', turn: '1' };

describe('states in English', () => {
  test('every one of an area that was touched', () => {
    const states = Array.from({ length: 100 }, (_, index) => `bookings: ${index}`);
    const shown = states.filter((state) =>
      isInEnglish({ ...choice, state, changedAreas: new Set(['bookings']) }),
    );
    expect(shown).toEqual(states);
  });

  test('a sixth of the others, another one with each turn', () => {
    const states = Array.from({ length: 1_000 }, (_, index) => `bookings: ${index}`);
    const shownAt = (turn: string) =>
      states.filter((state) => isInEnglish({ ...choice, state, turn, changedAreas: new Set(['messages']) }));
    const [one, other] = [shownAt('c349655'), shownAt('6b2e87a')];
    expect(one.length).toBeGreaterThan(130);
    expect(one.length).toBeLessThan(210);
    expect(one).toEqual(shownAt('c349655'));
    expect(one).not.toEqual(other);
  });

  test('after 40 turns every state was there', () => {
    const turns = Array.from({ length: 40 }, (_, index) => `turn-${index}`);
    const isShown = (turn: string) => isInEnglish({ ...choice, turn, changedAreas: new Set() });
    expect(turns.some(isShown)).toBe(true);
  });

  test('all when nobody knows what changed', () => {
    expect(isInEnglish({ ...choice, changedAreas: null })).toBe(true);
  });
});

describe.each([
  ["axe's rules of size", isSizedByAxe],
  ['narrow windows', isInNarrow],
])('%s', (_, isShown) => {
  test('for every state of an area that was touched, and for others within 40 turns', () => {
    expect(isShown({ ...choice, changedAreas: new Set(['bookings']) })).toBe(true);
    expect(isShown({ ...choice, changedAreas: null })).toBe(true);
    const turns = Array.from({ length: 40 }, (_, index) => `turn-${index}`);
    const shown = turns.filter((turn) => isShown({ ...choice, turn, changedAreas: new Set() }));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(turns.length);
  });
});

describe.each([
  ['contrasts', contrastsOf],
  ['windows between', windowsOf],
])('%s', (_, chosen) => {
  const ALL = ['white', 'yellow', 'black'];
  const shownAt = (turn: string, areas: string[] = []) =>
    chosen(ALL, { ...choice, turn, changedAreas: new Set(areas) });

  test('each of an area that was touched, and when nobody knows what changed', () => {
    expect(shownAt('c349655', ['bookings'])).toEqual(ALL);
    expect(chosen(ALL, { ...choice, changedAreas: null })).toEqual(ALL);
  });

  test('one of the others, and each of them within 40 turns', () => {
    const shown = Array.from({ length: 40 }, (_, index) => shownAt(`turn-${index}`));
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
