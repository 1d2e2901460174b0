import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeMap } from '#tests/support/route-map.ts';
import { missing, STAND_INS, screensIn, screensToCome } from '../../../../scripts/projection.mjs';

test('screens are the addresses of the list, and no heading', () => {
  expect(screensIn('# path\tlogin\n/\tno\tstart\n/bookings\tyes\tthe list\n\n')).toEqual(['/', '/bookings']);
});

test.each([
  ['its own route', '/allergies', ['allergies'], true],
  ['another spelling of the same', '/newAllergy', ['newallergy'], true],
  ['the start', '/', [''], true],
  ['a part of any name', '/declarations/:id/amms', ['declarations/:declaration/amms'], true],
  ['one route of several documents', '/legal/regulations', ['legal/:document'], true],
  ['a page above', '/benefits/cdocrequests', ['benefits'], false],
  ['a page below', '/deposits', ['deposits/:id'], false],
  ['the page of what is missing', '/deposits', ['*'], false],
  ['another name of a part', '/deposits/:id', ['deposits/list'], false],
])('a screen and %s', (_, screen, routes, isServed) => {
  expect(missing([screen], routes)).toEqual(isServed ? [] : [screen]);
});

test('the list is whole, and what is to come is the rest of it', async () => {
  const screens = screensIn(readFileSync('docs/specification/routes.tsv', 'utf8'));
  expect(screens).toHaveLength(102);
  expect(new Set(screens).size).toBe(102);
  const routes = routeMap.map(({ path = '' }) => path);
  const left = missing(screens, routes);
  expect(left).not.toContain('/benefits/encounters');
  expect(screens).toEqual(expect.arrayContaining(STAND_INS));
  expect(missing(STAND_INS, routes)).toEqual([]);
  expect(await screensToCome()).toBe(left.length + STAND_INS.length);
});
