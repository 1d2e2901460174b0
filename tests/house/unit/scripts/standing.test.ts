import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeMap } from '#tests/support/route-map.ts';
import { screensIn } from '../../../../scripts/projection.mjs';
import { areaOf, callsLacking, readmeWith, standing } from '../../../../scripts/standing.mjs';

const SCREENS = screensIn(readFileSync('docs/specification/routes.tsv', 'utf8'));

test('README says what stands of the specification, and what does not: npm run openapi', () => {
  const page = readFileSync('README.md', 'utf8');
  const document = JSON.parse(readFileSync('docs/provider-api.json', 'utf8')) as {
    paths: Record<string, object>;
  };
  const routes = routeMap.map(({ path = '' }) => path);
  expect(readmeWith(page, { routes, document })).toBe(page);
  expect(readmeWith(page, { routes: [], document })).not.toBe(page);
});

test('each screen of the list is of one area, and each area has some', () => {
  const areas = standing(SCREENS, []);
  expect(areas.reduce((sum, { screens }) => sum + screens, 0)).toBe(SCREENS.length);
  expect(areas.filter(({ screens }) => screens === 0)).toEqual([]);
});

test.each([
  ['/newAllergy', 'Allergies'],
  ['/questionnaire', 'Visits'],
  ['/questionnaire/patient/:systemRoot/:programId/:accountId/:patientId', 'Programme questionnaires'],
  ['/consents-to-confirm', 'Sign-in and what comes before the pages'],
  ['/payments/completed', 'Payments'],
])('%s is of %s', (address, area) => {
  expect(areaOf(address)).toBe(area);
});

test('an area lacks what no route serves', () => {
  const [allergies] = standing(['/allergies', '/allergy/:id'], ['allergies']).filter(
    ({ name }) => name === 'Allergies',
  );
  expect(allergies).toEqual({ name: 'Allergies', screens: 2, lacking: ['/allergy/:id'] });
});

test('a call is lacking whatever its parameters are called, and a last slash is none of its name', () => {
  const list = '# method\tpath\nGET\t/a/{id}\tA7\nPUT\t/a/{id}\tA7\nGET\t/b/\tB7\n';
  const document = { paths: { '/a/{x}': { get: {} }, '/b': { get: {} } } };
  expect(callsLacking(list, document)).toEqual({ asked: 3, lacking: ['PUT /a/{}'] });
});
