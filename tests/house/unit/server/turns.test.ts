import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from '#server/turns.ts';

it('starts the first at once and one more in each turn, in the order they came', async () => {
  const inTurn = createTurns();
  const started: number[] = [];
  for (const number of [1, 2, 3]) inTurn(() => started.push(number));
  expect(started).toEqual([1]);
  await turn();
  expect(started).toEqual([1, 2]);
  await turn();
  inTurn(() => started.push(4));
  expect(started).toEqual([1, 2, 3]);
  await turn();
  expect(started).toEqual([1, 2, 3, 4]);
});

it('goes on after one that fails', async () => {
  const inTurn = createTurns();
  const started: string[] = [];
  expect(() =>
    inTurn(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  inTurn(() => started.push('next'));
  await turn();
  await turn();
  expect(started).toEqual(['next']);
  inTurn(() => started.push('at once'));
  expect(started).toEqual(['next', 'at once']);
});
