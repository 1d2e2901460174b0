import type { ServerBuild } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { Portal } from '#app/services/request/load-context.server.ts';
import { openFigures } from '#server/metrics/figures.ts';
import { FILE, patternsOf, UNKNOWN } from '#server/metrics/patterns.ts';
import { countedBy } from '#server/metrics/requests.ts';
import { sizesOf } from '#server/metrics/sizes.ts';
import { figuresIn } from '#tests/support/figures.ts';
import { routeMap } from '#tests/support/route-map.ts';

const routes: Record<string, unknown> = { root: { id: 'root', path: '' } };
for (const { file, path, index, id = file } of routeMap) routes[id] = { id, parentId: 'root', path, index };
const patternOf = patternsOf(routes as unknown as ServerBuild['routes']);
const stamp = { version: '1', revision: 'r' };

describe('the pattern of an address', () => {
  it.each(routeMap.map(({ path = '' }) => `/${path}`).filter((path) => path !== '/*'))('%s', (path) => {
    const filled = path.replace(/:\w+/g, 'x1').replace('*', 'x1');
    expect(patternOf(filled)).not.toContain('x1');
    expect([path, UNKNOWN]).toContain(patternOf(filled));
  });

  it('is read as Remix reads it, and is none for what is no address of ours', () => {
    expect(patternOf('/LOGIN/')).toBe('/login');
    expect(patternOf('/healthz')).toBe('/healthz');
    for (const path of ['/no/such/page/at/all', '/%2F', '/.env', '/bookings/a/b/c/d/e', ''])
      expect(patternOf(path)).toBe(UNKNOWN);
  });
});

describe('figures of requests', () => {
  it('have a bounded number of lines, whatever is asked', async () => {
    const figures = await openFigures(stamp);
    const count = countedBy(figures, patternOf);
    const linesOf = async () =>
      (await figures.registry.getSingleMetricAsString('portal_requests_total')).split('\n');
    for (let n = 0; n < 5_000; n += 1)
      count({ pathname: `/${n}/x`, isFile: false, method: `M${n}`, status: 400 + (n % 200), ms: 1 });
    count({ pathname: '/app.css', isFile: true, method: 'GET', status: 200, ms: 1 });
    expect((await linesOf()).slice(2)).toEqual([
      `portal_requests_total{route="${UNKNOWN}",method="other",status="4xx"} 2500`,
      `portal_requests_total{route="${UNKNOWN}",method="other",status="5xx"} 2500`,
      `portal_requests_total{route="${FILE}",method="GET",status="2xx"} 1`,
    ]);
  });

  it('have sign-ins that the gate has turned away', async () => {
    const figures = await openFigures(stamp);
    figures.requestEnded({ route: '/login', method: 'POST', status: 429, ms: 1 });
    expect(await figures.registry.getSingleMetricAsString('portal_sign_ins_total')).toContain(
      'portal_sign_ins_total{way="password",result="limited"} 1',
    );
  });

  it('have sign-ins by the contract’s names, and no other that a host may say', async () => {
    const figures = await openFigures(stamp);
    const end = (call: string, refusal: string | null, result: 'refused' | 'answered' | 'overdue') =>
      figures.watch.ended({ call, refusal, result, ms: 1 });
    end('account.signIn', 'BAD_CREDENTIALS', 'refused');
    end('account.signIn', 'ANNA_KOWALSKA', 'refused');
    end('account.signIn', null, 'overdue');
    end('account.enter', null, 'answered');
    const lines = figuresIn(await figures.registry.getSingleMetricAsString('portal_sign_ins_total'));
    expect([...lines]).toEqual([
      ['portal_sign_ins_total{way="password",result="bad_credentials"}', 1],
      ['portal_sign_ins_total{way="password",result="refused"}', 1],
      ['portal_sign_ins_total{way="password",result="failed"}', 1],
      ['portal_sign_ins_total{way="code",result="opened"}', 1],
    ]);
  });
});

describe('sizes', () => {
  it('are asked for every half minute, and are none where the store fails', async () => {
    const figures = await openFigures(stamp);
    let asked = 0;
    let now = 0;
    const sizes = () => {
      asked += 1;
      return asked > 1
        ? Promise.reject(new Error('gone'))
        : Promise.resolve({ bytes: 5, rows: { drafts: 3 } });
    };
    const portal = { store: { sizes }, environment: { dataDirectory: '.' } } as unknown as Portal;
    const refresh = sizesOf({ portal, provider: null, figures, now: () => now });
    const rows = () => figures.registry.getSingleMetricAsString('portal_store_rows');
    await refresh();
    now = 29_999;
    await refresh();
    expect([asked, await rows()]).toEqual([
      1,
      expect.stringContaining('portal_store_rows{table="drafts"} 3'),
    ]);
    now = 30_000;
    await refresh();
    expect([asked, (await rows()).split('\n').filter((line) => !line.startsWith('#'))]).toEqual([2, []]);
  });
});
