import { expect, it } from 'vitest';
import { partsMadeWhenAsked } from '#database/parts.ts';

/** Three parts that write down when they are made, of what. */
function counted() {
  const made: string[] = [];
  const part = (name: string) => (source: string) => {
    made.push(`${name} of ${source}`);
    return { name: () => `${name} of ${source}` };
  };
  return {
    made,
    partsOf: partsMadeWhenAsked({ beds: part('beds'), keys: part('keys'), bells: part('bells') }),
  };
}

it('makes no part that nobody asks for', () => {
  const { made, partsOf } = counted();
  const parts = partsOf('house');
  expect(made).toEqual([]);
  expect(parts.keys.name()).toBe('keys of house');
  expect(made).toEqual(['keys of house']);
});

it('makes a part once, and hands out the same one', () => {
  const { made, partsOf } = counted();
  const parts = partsOf('house');
  expect(parts.beds).toBe(parts.beds);
  const { beds } = parts;
  expect(beds.name()).toBe('beds of house');
  expect(made).toEqual(['beds of house']);
});

it('shares no part between two sources', () => {
  const { made, partsOf } = counted();
  const [one, other] = [partsOf('house'), partsOf('barn')];
  expect([other.bells.name(), one.bells.name()]).toEqual(['bells of barn', 'bells of house']);
  expect(made).toEqual(['bells of barn', 'bells of house']);
});

it('keeps its parts where something is added to it', () => {
  const { made, partsOf } = counted();
  const parts = Object.assign(partsOf('house'), { ring: () => 'ring' });
  expect([made.length, parts.ring(), parts.bells.name()]).toEqual([0, 'ring', 'bells of house']);
});
