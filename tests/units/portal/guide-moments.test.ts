import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const TIMES_PATH = '/portal/api/first-free-times';
const CATALOG_PATH = contract.catalog.forBooking['~orpc'].route.path ?? '';
const KARD = { medicalServiceCode: 'KARD', organizationUnitId: 'unit-specialists' };
const DAY_MS = 24 * 60 * 60_000;

let broken: BrokenPortal;
/** The portal's clock, which is only put forward. */
let now = Date.now();

beforeAll(async () => {
  broken = await openBrokenPortal({});
});
afterAll(() => broken.stop());

async function clockIs(moment: string) {
  const seconds = Math.round((Date.parse(moment) - now) / 1000);
  now = Date.parse(moment);
  await broken.portal.advance(`PT${seconds}S`);
}

async function rowOf(service: string, query = '') {
  const { page } = await createVisitor(broken.portal.origin).get(`/treatmentdatesguide${query}`);
  const row = page.querySelectorAll('main .row').find(({ text }) => text.includes(service));
  return (row?.text ?? '').replaceAll('\u00a0', ' ');
}

const timesAre = (...days: string[]) => {
  broken.host.answers = ({ method, url }) =>
    method === 'GET' && new URL(url).pathname === TIMES_PATH ? Response.json([{ ...KARD, days }]) : null;
};

describe('a first free time', () => {
  it.each([
    ['2027-03-27T12:00:00Z', '2027-03-27T23:30:00Z', 'jutro, 0:30'],
    ['2027-03-27T12:30:00Z', '2027-03-28T01:30:00Z', 'jutro, 3:30'],
    ['2027-10-30T12:00:00Z', '2027-10-30T22:30:00Z', 'jutro, 0:30'],
    ['2027-10-30T12:30:00Z', '2027-10-31T01:30:00Z', 'jutro, 2:30'],
    ['2028-02-28T12:00:00Z', '2028-02-28T23:30:00Z', 'jutro, 0:30'],
    ['2028-02-28T23:10:00Z', '2028-02-29T08:00:00Z', 'dziś, 9:00'],
  ])('is of a day in Warsaw: at %s, %s is %s', async (moment, time, words) => {
    timesAre(time);
    await clockIs(moment);
    expect(await rowOf('kardiologiczna')).toContain(words);
  });

  it('of the 29th of February is found from that day, and not from the day after', async () => {
    timesAre('2028-02-28T23:30:00Z', '2028-03-01T08:00:00Z');
    await clockIs('2028-02-28T23:20:00Z');
    expect(await rowOf('kardiologiczna', '?from=29-02-2028')).toContain('dziś, 0:30');
    expect(await rowOf('kardiologiczna', '?from=01-03-2028')).toContain('jutro, 9:00');
  });

  it('that has come is no time any more, and nobody says that a day was asked for', async () => {
    timesAre(new Date(now + 30_000).toISOString());
    await clockIs(new Date(now + 61_000).toISOString());
    const row = await rowOf('kardiologiczna');
    expect(row).toContain(say('units:guide.states.unknown'));
    expect(row).not.toContain(say('units:guide.states.later'));
  });
});

it('a service that is booked by phone alone says so, and leads nowhere', async () => {
  const [example] = contract.catalog.forBooking['~orpc'].meta.example.output as object[];
  broken.host.answers = ({ method, url }) =>
    method === 'GET' && new URL(url).pathname === CATALOG_PATH
      ? Response.json([{ ...example, availabilityInModuleStatus: 'N' }])
      : null;
  await clockIs(new Date(now + DAY_MS).toISOString());
  const rows = async () => {
    const { page } = await createVisitor(broken.portal.origin).get('/treatmentdatesguide');
    return page.querySelectorAll('main .row');
  };
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [row] = await rows();
  expect(row?.text).toContain(say('units:guide.states.byPhone'));
  expect(row?.querySelectorAll('a').map((link) => link.getAttribute('href')?.slice(0, 4))).toEqual(['tel:']);
});
