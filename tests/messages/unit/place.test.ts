import { expect, it } from 'vitest';
import { placeAmong } from '#app/domain/messages/place.ts';

it.each([
  [2, null, { number: 1, all: 2 }],
  [2, '2', { number: 1, all: 2 }],
  [1, '2', { number: 2, all: 2 }],
  [4, '5', { number: 2, all: 5 }],
  [3, '2', { number: 1, all: 3 }],
  [1, '0', { number: 1, all: 1 }],
  [1, '-7', { number: 1, all: 1 }],
  [1, '1e9', { number: 1, all: 1 }],
  [1, '2 ', { number: 1, all: 1 }],
])('of %i that are left, and %j in the address: %o', (left, all, place) => {
  expect(placeAmong({ left, all })).toEqual(place);
});
