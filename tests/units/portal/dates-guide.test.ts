import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FirstFreeTimes } from '#contract/bookings/schemas/catalog.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { leftOut } from '#tests/support/left-out-call.ts';
import { createVisitor, signedInAt } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/treatmentdatesguide';
const TIMES_PATH = '/portal/api/first-free-times';
const DAY_MS = 24 * 60 * 60_000;

let broken: BrokenPortal;
let asked = 0;

beforeAll(async () => {
  broken = await openBrokenPortal({});
});
afterEach(() => {
  broken.host.answers = () => null;
});
afterAll(() => broken.stop());

const viewOf = (query = '') => createVisitor(broken.portal.origin).get(`${PATH}${query}`);
const mainOf = async (query = '') => (await viewOf(query)).page.querySelector('main');
const rowOf = async (service: string, query = '') =>
  ((await mainOf(query))?.querySelectorAll('.row') ?? []).find((row) => row.text.includes(service));
const textOf = async (service: string, query = '') =>
  ((await rowOf(service, query))?.text ?? '').replaceAll('\u00a0', ' ');
const servicesOf = async (query = '') =>
  ((await mainOf(query))?.querySelectorAll('.row h3') ?? []).map(({ text }) => text);

async function hostSays(answer: () => Response | null) {
  broken.host.answers = ({ method, url }) => {
    if (method !== 'GET' || new URL(url).pathname !== TIMES_PATH) return null;
    asked += 1;
    return answer();
  };
  // What was heard before is too old by now.
  await broken.portal.advance('PT61S');
}
const KARD = { medicalServiceCode: 'KARD', organizationUnitId: 'unit-specialists' };
const timesAre = (...times: Partial<FirstFreeTimes>[]) =>
  hostSays(() => Response.json(times.map((one) => ({ ...KARD, days: [], ...one }))));
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const typed = (days: number) => inDays(days).slice(0, 10).split('-').reverse().join('-');

const PHONE = '81 555 02 10';

describe('the guide to first free times', () => {
  it('has a row for each service and unit, with the moment of which it is, and ways into the right wizard', async () => {
    await hostSays(() => null);
    expect((await mainOf())?.text).toMatch(/Stan na: dziś, \d+:\d\d\./);
    const links = ((await mainOf())?.querySelectorAll('.row a') ?? []).map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toContain('/newbooking?service=KARD&orgUnit=unit-specialists');
    expect(links).toContain(
      '/newteleconsultation?service=TELE-INT&orgUnit=unit-family&kind=teleconsultation',
    );
  });

  it('is the same for everybody, and names nobody', async () => {
    const jan = await signedInAt(broken.portal.origin, 'jan.nowak');
    const ofJan = (await jan.get(PATH)).page.querySelector('main > .rows')?.innerHTML;
    expect(ofJan).toBe((await mainOf())?.querySelector('.rows')?.innerHTML);
    expect(ofJan).not.toMatch(/employee|Majewska|Zawadzki|Nowak/);
  });

  it('is at most a minute old, and asks for nothing while it is fresh', async () => {
    await timesAre({ days: [inDays(3)] });
    await mainOf();
    asked = 0;
    await Promise.all(Array.from({ length: 100 }, () => viewOf()));
    expect(asked).toBe(0);
    const before = await textOf('kardiologiczna');
    await timesAre({ days: [inDays(9)] });
    expect(await textOf('kardiologiczna')).not.toBe(before);
  });

  it('says nothing free, a failing system and not bookable here in three sentences with the phone', async () => {
    await timesAre({}, { medicalServiceCode: 'HIS', failure: 'HIS_ERROR' });
    expect(await textOf('kardiologiczna')).toContain(`${say('units:guide.states.none')} ${PHONE}`);
    expect(await textOf('diabetologiczna')).toContain(`${say('units:guide.states.failing')} ${PHONE}`);
    expect(await textOf('geriatryczna')).toContain(`${say('units:guide.states.unknown')} ${PHONE}`);
  });

  it('says of a service that only the staff books that it is booked by phone, and leads into no wizard', async () => {
    await hostSays(() => null);
    expect(await textOf('poradni pamięci')).toContain(`${say('units:guide.states.byPhone')} ${PHONE}`);
    expect((await rowOf('poradni pamięci'))?.querySelector('a[href^="/new"]')).toBeNull();
  });

  it('finds nothing for signs without a word, and says so', async () => {
    for (const query of ['?service=%3F%21', '?town=-']) {
      expect(await servicesOf(query)).toEqual([]);
      expect((await mainOf(query))?.text).toContain(say('units:guide.nothing'));
    }
  });

  it.each([
    ['fails', () => new Response('', { status: 500 })],
    ['leaves the call out', leftOut],
  ])('never says that nothing is free of a host that %s', async (_, answer) => {
    await hostSays(answer);
    const text = (await mainOf())?.text ?? '';
    expect(text).toContain(say('units:guide.states.unknown'));
    expect(text).not.toContain(say('units:guide.states.none'));
    expect(text).not.toContain('Stan na');
    // Before the rows, which go down several screens.
    const [before = ''] = text.split(say('units:guide.states.unknown'));
    expect(before).toContain(say('units:guide.unknown'));
    await broken.portal.advance('PT31S');
  });

  it('is narrowed by service, town, way and day, alone and together', async () => {
    await timesAre({ days: [inDays(2), inDays(20)] });
    expect(await servicesOf('?service=EKG')).toEqual(['Konsultacja kardiologiczna']);
    expect(await servicesOf('?town=lublin&service=kardio')).toEqual(['Konsultacja kardiologiczna']);
    expect(await servicesOf('?town=lodz')).toEqual([]);
    const remote = await servicesOf('?way=remote');
    expect(remote).toContain('Porada telefoniczna');
    expect(await servicesOf('?way=onSite')).not.toContain('Porada telefoniczna');
    const timeOf = async (query = '') =>
      (await rowOf('kardiologiczna', query))?.querySelector('time')?.getAttribute('datetime') ?? '';
    const first = await timeOf();
    expect(first).not.toBe('');
    expect((await timeOf(`?from=${typed(10)}`)) > first).toBe(true);
    expect(await textOf('kardiologiczna', `?from=${typed(40)}`)).toContain(say('units:guide.states.later'));
  });

  it('takes the day that it gives as an example', async () => {
    const hint = (await mainOf())?.querySelector('#filter-from-hint')?.text ?? '';
    const [day = ''] = /\d\d-\d\d-\d{4}/.exec(hint) ?? [];
    expect((await viewOf(`?from=${day}`)).status).toBe(200);
  });

  it.each([
    ['from=soon', 'fields:day.malformed'],
    ['from=31-02-2026', 'fields:day.impossible'],
    ['from=01-01-2020', 'units:guide.from.tooEarly'],
    ['way=train', 'units:guide.way.unknown'],
  ] as const)('says what is wrong at its field: %s', async (query, error) => {
    const { status, page } = await viewOf(`?${query}`);
    expect(status).toBe(400);
    expect(page.querySelector('.error-summary')?.text).toContain(say(error));
    expect(page.querySelectorAll('.row').length).toBeGreaterThan(5);
  });
});
