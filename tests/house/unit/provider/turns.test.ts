import { expect, it } from 'vitest';
import { createTurns } from '#provider/core/turns.ts';

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1));

it('lets one of a key work at a time, in order, and those of other keys beside it', async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  let [atOnce, most] = [0, 0];
  const work = (name: string) => async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await aMoment();
    order.push(name);
    atOnce -= 1;
    return name;
  };
  const names = ['a', 'b', 'c', 'd'];
  expect(await Promise.all(names.map((name) => inTurn('one', work(name))))).toEqual(names);
  expect([order, most]).toEqual([names, 1]);
  await Promise.all(names.map((name) => inTurn(name, work(name))));
  expect(most).toBe(4);
});

it('goes on after what has failed', async () => {
  const inTurn = createTurns();
  const failed = inTurn('one', () => Promise.reject(new Error('x')));
  const next = inTurn('one', () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('x');
  expect(await next).toBe('next');
});
