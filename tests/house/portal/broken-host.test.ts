import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { FAULTS, HEAVY_FAULTS, type Fault } from '#tests/support/broken-host.ts';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { SHORT_BUDGET } from '#tests/support/portal-process.ts';
import { signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import type { Owner } from './access/row.ts';
import { accessRows as rowOf, routes } from './access/rows.ts';

const faults = Object.keys(FAULTS) as Fault[];
const isDeep = Boolean(process.env['DEEP']);

/** They end the session in which the other pages are asked for. */
const ENDS_SESSION = new Set(['/logout', '/login']);
/** Every so many pages are asked for, others with each fault; the deep run asks for all. */
const STEP = { usual: 2, heavy: 15 };

let broken: BrokenPortal;
let jan: Visitor;
let owner: Owner;

beforeAll(async () => {
  broken = await openBrokenPortal(SHORT_BUDGET);
  jan = await signedInAt(broken.portal.origin, 'jan.nowak');
  const { draft } = await walkOf(jan).atSummary();
  owner = { booking: '/bookings/AMMS/booking-3001', draft };
});
afterAll(() => broken.stop());

/**
 * The parts missing from a page that could not be had; empty: as it should be. A form that comes back with what has failed is as good
 * as the page of an outage, and a calendar program reads no page.
 */
function amiss({ status, page, html, headers, location }: Answer) {
  if (location?.includes('/result/')) return ['a success'];
  if (status < 500) return [];
  if (status === 503 && headers.get('content-type')?.startsWith('text/plain')) return [];
  const isForm = page.querySelector('main .error-summary, main div.notice-error') !== null;
  const heading = page.querySelector('h1')?.text ?? '';
  const way = page.querySelector('main a.button-primary')?.getAttribute('href');
  return [
    ...(status === 503 ? [] : [`status ${status}`]),
    ...(isForm || heading === 'Serwer nie odpowiada' ? [] : [`heading ${heading}`]),
    ...(isForm || way ? [] : ['no way on']),
    ...(/\bat .*\.(ts|js):\d+/.test(html) ? ['a stack'] : []),
  ];
}

describe.each(faults)('a host that is broken: %s', (fault) => {
  it('leaves every page whole, or an outage with a way on', async () => {
    const found: string[] = [];
    const look = (name: string, answer: Answer) => {
      found.push(...amiss(answer).map((one) => `${name}: ${one}`));
    };
    const step = isDeep ? 1 : HEAVY_FAULTS.has(fault) ? STEP.heavy : STEP.usual;
    const asked = routes.filter((_, index) => (index + faults.indexOf(fault)) % step === 0);
    const tokens = await tokensOf(jan);

    await broken.during(fault, async () => {
      for (const { path, takesForms } of asked) {
        const row = rowOf.get(path);
        const address = row?.address?.(owner) ?? path;
        look(`GET ${path}`, await jan.get(address));
        if (!takesForms || ENDS_SESSION.has(path)) continue;
        look(`POST ${path}`, await jan.post(address, { ...tokens, ...row?.fields }));
      }
    });
    expect(found).toEqual([]);
    expect((await jan.get(owner.booking)).status).toBe(200);
  });
});

async function tokensOf(visitor: Visitor) {
  const { page } = await visitor.get('/display');
  return { csrf: page.querySelector('input[name=csrf]')?.getAttribute('value') ?? '' };
}

describe('a host that hangs', () => {
  it('is asked no more after three calls of two pages, and again when it may be there', async () => {
    const { host } = broken;
    const clicks = await broken.during('hangs', async () => {
      await jan.get('/bookings');
      await jan.get('/bookings');
      const before = host.calls.length;
      const answers = await Promise.all(Array.from({ length: 20 }, () => jan.get('/bookings')));
      expect(host.calls).toHaveLength(before);
      return answers;
    });
    for (const { status, page } of clicks) {
      expect(status).toBe(200);
      expect(page.querySelector('main')?.text).toContain('Serwer nie odpowiada');
    }
    expect((await jan.get('/bookings')).page.querySelector('main')?.text).not.toContain('Serwer');
  });
});
