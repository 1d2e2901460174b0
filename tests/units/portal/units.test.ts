import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { CatalogUnit } from '#contract/bookings/schemas/clinic.ts';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { createVisitor, signedInAt } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/hierarchicalunits';
const UNITS_PATH = '/mppd/api/catalogs/units';
const SETTINGS_PATH = '/mpi/accounts/mpi-user/application-settings';

const SLOW_MS = 6_000;

let broken: BrokenPortal;
let asked = 0;

beforeAll(async () => {
  broken = await openBrokenPortal({});
});
afterEach(() => {
  broken.host.answers = () => null;
});
afterAll(() => broken.stop());

const guest = () => createVisitor(broken.portal.origin);
const answerOf = async (path = PATH) => (await guest().get(path)).page;
const mainOf = async (path = PATH) => (await answerOf(path)).querySelector('main');
const textOf = async (path = PATH) => ((await mainOf(path))?.text ?? '').replaceAll('\u00a0', ' ');
const linksOf = async (path = PATH) =>
  ((await mainOf(path))?.querySelectorAll('a') ?? []).map((link) => link.getAttribute('href') ?? '');

/** An answer that takes longer than anybody waits. */
const slowly = () =>
  new Response(new ReadableStream({ start: (stream) => void setTimeout(() => stream.close(), SLOW_MS) }), {
    headers: { 'content-type': 'application/json' },
  });

/** The host answers so from now on; a later view finds the answer. */
async function hostSays(path: string, answer: () => Response) {
  broken.host.answers = ({ method, url }) => {
    if (method !== 'GET' || new URL(url).pathname !== path) return null;
    asked += 1;
    return answer();
  };
  // What was heard before is old by now.
  await broken.portal.advance('PT20M');
}
const unitsAre = (units: readonly Partial<Record<keyof CatalogUnit, unknown>>[]) =>
  hostSays(UNITS_PATH, () => Response.json(units));
const unit = (id: string, more: object = {}) => ({
  id,
  name: `Poradnia ${id}`,
  speciality: { code: '1000', name: 'Poradnia' },
  address: { city: 'Łódź', street: 'ul. Długa', houseNumber: '7' },
  contact: { phoneNumber: '+48420000000' },
  ...more,
});

const headingsOf = async () =>
  ((await mainOf())?.querySelectorAll('h2, h3, h4, h5, h6') ?? []).map(
    ({ tagName, text }) => `${tagName.toLowerCase()} ${text}`,
  );

/** A minute later: what failed is asked for again after half of one. */
async function asTimePasses() {
  await broken.portal.advance('PT1M');
  return headingsOf();
}

describe('the units before they were ever heard', () => {
  it('are an outage with the phone, and nobody waits for them', async () => {
    await hostSays(UNITS_PATH, slowly);
    const startedAt = performance.now();
    expect(await textOf()).toMatch(/Serwer nie odpowiada[^]*81 555 01 00/);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    const again = performance.now();
    expect(await textOf()).toContain('Serwer nie odpowiada');
    expect(performance.now() - again).toBeLessThan(1_000);
  });
});

describe('the units', () => {
  it('are nested headings and lists, with phone and services, and ways into the right wizard', async () => {
    await expect
      .poll(asTimePasses, { timeout: 30_000 })
      .toEqual([
        'h2 Poradnia Lekarza Rodzinnego',
        'h3 Gabinety Pielęgniarek i Położnych',
        'h4 Punkt Szczepień',
        'h2 Poradnia dla Dzieci',
        'h2 Poradnie Specjalistyczne',
        'h2 Poradnia dla Kobiet',
        'h2 Dział Fizjoterapii',
        'h3 Gabinet Masażu',
      ]);
    const links = await linksOf();
    expect(links).toContain('tel:+48815550210');
    expect(links).toContain('/newbooking?service=KARD&orgUnit=unit-specialists');
    expect(links).toContain(
      '/newteleconsultation?service=TELE-INT&orgUnit=unit-specialists&kind=teleconsultation',
    );
    expect(await textOf()).toMatch(/Nieczynne do [^.]+\. Powód: urlop\. Następne otwarcie: /);
  });

  it('are the same for everybody, and name nobody', async () => {
    const jan = await signedInAt(broken.portal.origin, 'jan.nowak');
    const ofJan = (await jan.get(PATH)).page.querySelector('main > .rows')?.innerHTML;
    expect(ofJan).toBe((await mainOf())?.querySelector('.rows')?.innerHTML);
    expect(ofJan).toContain('Poradnie Specjalistyczne');
    expect(ofJan).not.toMatch(/employee|Majewska|Zawadzki|Nowak/);
  });

  it.each([
    ['poradnia DZIECI', 1],
    ['lipowa', 4],
    ['kardiolog', 1],
    ['ul. ogrodowa', 4],
  ])('are found by %s: %i', async (q, count) => {
    const page = await answerOf(`${PATH}?q=${encodeURIComponent(q)}`);
    expect(page.querySelector('title')?.text).toContain(say('units:titleFound', { count }));
    expect(page.querySelector('h2')?.text).toBe(say('units:found', { count }));
    expect(page.querySelectorAll('main h3')).toHaveLength(count);
  });

  it('of which only similar ones are found say so first', async () => {
    const page = await answerOf(`${PATH}?q=kardiolgo`);
    expect(page.querySelector('title')?.text).toContain(say('units:titleSimilar'));
    expect(page.querySelector('main')?.text).toContain(say('units:similar'));
  });

  it('of which none is found have a way on', async () => {
    const text = await textOf(`${PATH}?q=zzz`);
    expect(text).toContain(say('units:notFound.title'));
    expect(text).toMatch(/zadzwonić do rejestracji\.\s+81 555 01 00/);
    expect(await linksOf(`${PATH}?q=zzz`)).toContain(PATH);
    expect((await answerOf(`${PATH}?q=zzz`)).querySelector('h1')?.text).toContain('0 wyników');
  });

  it('are asked for once, however many read them', async () => {
    await unitsAre([unit('a')]);
    await textOf();
    asked = 0;
    await Promise.all(Array.from({ length: 30 }, () => textOf()));
    expect(asked).toBe(0);
  });

  it('say nothing of hours or ways in that the host does not say, and are a flat list then', async () => {
    await unitsAre([unit('a'), unit('b')]);
    expect(await headingsOf()).toEqual(['h2 Poradnia a', 'h2 Poradnia b']);
    expect(await textOf()).not.toMatch(/Dziś|Następne otwarcie|Wejście z wózkiem|Godziny otwarcia/);
  });

  it('are none lost in circles, and go on below six levels', async () => {
    const chain = Array.from({ length: 9 }, (_, level) => unit(`${level}`, { parentId: `${level - 1}` }));
    await unitsAre([...chain, unit('x', { parentId: 'y' }), unit('y', { parentId: 'x' })]);
    expect((await headingsOf()).map((heading) => heading.replace('Poradnia ', ''))).toEqual([
      'h2 0',
      'h3 1',
      'h4 2',
      'h5 3',
      'h6 4',
      'h6 5',
      'h6 6',
      'h6 7',
      'h6 8',
      'h2 x',
      'h3 y',
    ]);
  });

  it('are found in a town without its marks', async () => {
    await unitsAre([unit('a'), unit('b', { address: { city: 'Lublin' } })]);
    await textOf();
    expect((await answerOf(`${PATH}?q=LODZ`)).querySelector('h2')?.text).toBe(
      say('units:found', { count: 1 }),
    );
  });

  it('are none for signs without a word, which is said', async () => {
    await unitsAre([unit('a'), unit('b')]);
    await textOf();
    for (const query of ['%3F%21', '-', '%E2%80%A6']) {
      const found = await textOf(`${PATH}?q=${query}`);
      expect(found).toContain(say('units:notFound.title'));
      expect(found).not.toContain('Poradnia a');
    }
  });

  it('lack one whose data are broken, and say so', async () => {
    await unitsAre([unit('a'), { id: 'b' }]);
    expect(await textOf()).toContain('Poradnia a');
    expect(await textOf()).toContain('Jednej pozycji nie da się pokazać');
  });
});

describe('the units of a host that fails', () => {
  it('are the last ones that were heard, with their day and hour, and new ones once it answers', async () => {
    await unitsAre([unit('a')]);
    expect(await textOf()).toContain('Poradnia a');
    await hostSays(UNITS_PATH, () => new Response('', { status: 500 }));
    expect(await textOf()).toMatch(/Stan na: [^.]+\d:\d\d\. [^]*Poradnia a/);
    await unitsAre([unit('b')]);
    expect(await textOf()).toContain('Poradnia b');
    expect(await textOf()).not.toContain('Stan na');
  });
});

describe('the units while modules are off', () => {
  const settingsAre = async (changed: Partial<ApplicationSettings>) => {
    const usual = contract.settings.application['~orpc'].meta.example.output;
    await hostSays(SETTINGS_PATH, () => Response.json({ ...usual, ...changed }));
    await textOf();
    await broken.portal.advance('PT1M');
  };

  it('have no way into a wizard without visits, and whom to call', async () => {
    await settingsAre({ bookingsModule: false });
    await expect.poll(async () => (await linksOf()).filter((link) => link.startsWith('/new'))).toEqual([]);
    expect(await textOf()).toMatch(/zadzwoń do poradni albo do rejestracji\.\s+81 555 01 00/);
    expect(await textOf()).toContain('Konsultacja kardiologiczna');
  });

  it.each(['telecommunicationModule', 'amtsEnabled'] as const)(
    'have nothing from afar without %s',
    async (flag) => {
      await settingsAre({ [flag]: false });
      await expect.poll(async () => (await linksOf()).filter((link) => link.includes('TEL'))).toEqual([]);
      expect(await linksOf()).toContain('/newbooking?service=KARD&orgUnit=unit-specialists');
    },
  );
});
