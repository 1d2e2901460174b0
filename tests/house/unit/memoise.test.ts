import { expect, it, vi } from 'vitest';
import { memoise } from '#app/domain/memoise.ts';

it('computes once for a key', () => {
  const compute = vi.fn((key: string) => key.length);
  const length = memoise(compute);

  expect([length('one'), length('one'), length('three')]).toEqual([3, 3, 5]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('forgets the oldest beyond its limit', () => {
  const compute = vi.fn((key: number) => key * 2);
  const doubled = memoise(compute, { limit: 2 });

  expect([1, 2, 3, 3, 2, 1].map(doubled)).toEqual([2, 4, 6, 6, 4, 2]);
  expect(compute.mock.calls.map(([key]) => key)).toEqual([1, 2, 3, 1]);
});
