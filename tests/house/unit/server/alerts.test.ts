import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { budgeted } from '#app/services/provider/provider.server.ts';
import { remoteProvider } from '#app/services/provider/remote.server.ts';
import { createLog } from '#app/services/request/log.server.ts';
import { movableClock } from '#provider/core/clock.ts';
import { openFigures } from '#server/metrics/figures.ts';
import { startBrokenHost, type BrokenHost, type Fault } from '#tests/support/broken-host.ts';
import { figuresIn } from '#tests/support/figures.ts';
import { isCommand } from '#tests/support/packages.ts';

/** Between two scrapes, and as many of them as an alert may take. */
const SCRAPE = 'PT15S';
const SCRAPES = 11;
const BUDGET_MS = 40;
/** Told within two and a half minutes. */
const TOLD_AT = '2m30s';

const KEPT = new URL('./alerts.json', import.meta.url);

type Source = Parameters<typeof budgeted>[0]['provider'];

/** The gauge as Prometheus reads it every 15 s, while two patients a scrape call a host. */
async function gaugeOf(provider: Source) {
  const clock = movableClock({ now: () => new Date('2026-10-20T06:00:00.000Z') });
  const figures = await openFigures({ version: '1', revision: 'r' });
  const client = budgeted({
    provider,
    budgetMs: BUDGET_MS,
    clock,
    log: createLog('silent'),
    watch: figures.watch,
  });
  const values: number[] = [];
  for (let scrape = 0; scrape < SCRAPES; scrape += 1) {
    for (const patient of ['one', 'two']) {
      const { settings } = client({ language: 'pl', requestId: `${patient}-${scrape}` });
      await Promise.allSettled([settings.login(), settings.installation()]);
    }
    const text = await figures.registry.getSingleMetricAsString('portal_host_down');
    values.push(figuresIn(text).get('portal_host_down{host="provider"}') ?? Number.NaN);
    clock.advance(SCRAPE);
  }
  return values;
}

const series = (name: string, values: readonly number[] | string) => ({
  series: name,
  values: typeof values === 'string' ? values : values.join(' '),
});
const firing = (alertname: string, at: string) => ({
  eval_time: at,
  alertname,
  exp_alerts: [{ exp_labels: {} }],
});
const silent = (alertname: string, at: string) => ({ eval_time: at, alertname, exp_alerts: [] });
const requests = (status: string) =>
  `portal_requests_total{route="/bookings",method="GET",status="${status}"}`;
const signIns = (result: string) => `portal_sign_ins_total{way="password",result="${result}"}`;

/** The two other rules, each where it speaks and where it does not. */
const OTHERS = [
  {
    name: 'one page in ten fails',
    interval: '15s',
    input_series: [series(requests('2xx'), '0+90x60'), series(requests('5xx'), '0+10x60')],
    alert_rule_test: [silent('PagesFail', '4m'), firing('PagesFail', '11m'), silent('SignInsFail', '15m')],
  },
  {
    name: 'one page in a hundred fails',
    interval: '15s',
    input_series: [series(requests('2xx'), '0+99x60'), series(requests('5xx'), '0+1x60')],
    alert_rule_test: [silent('PagesFail', '15m')],
  },
  {
    name: 'nobody gets in',
    interval: '15s',
    input_series: [series(signIns('bad_credentials'), '0+9x120'), series(signIns('opened'), '0+1x120')],
    alert_rule_test: [silent('SignInsFail', '5m'), firing('SignInsFail', '25m'), silent('PagesFail', '25m')],
  },
  {
    name: 'most get in',
    interval: '15s',
    input_series: [series(signIns('bad_credentials'), '0+2x120'), series(signIns('opened'), '0+1x120')],
    alert_rule_test: [silent('SignInsFail', '29m')],
  },
];

let broken: BrokenHost;
let closedPort: number;
beforeAll(async () => {
  broken = await startBrokenHost({ fetch: () => Promise.resolve(new Response(null, { status: 503 })) });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closedPort = (server.address() as AddressInfo).port;
  await new Promise((resolve) => server.close(resolve));
});
afterAll(() => broken.stop());

const at = (url: string) => remoteProvider({ url, budgetMs: BUDGET_MS });
const faulty = (fault: Fault) => {
  broken.fault = fault;
  return at(broken.origin);
};

/** All ways in which a host can be down. */
const WAYS: Record<string, () => Source> = {
  refused: () => at(`http://127.0.0.1:${closedPort}`),
  reset: () => faulty('resets the connection'),
  'no name': () => at('http://host.invalid'),
  TLS: () => at(broken.origin.replace('http:', 'https:')),
  hung: () => faulty('hangs'),
  '5xx': () => faulty('503'),
  HTML: () => faulty('HTML with 200'),
};

const oneRegisterHangs: Source = () =>
  ({
    settings: { login: () => Promise.resolve({}), installation: () => new Promise(() => undefined) },
  }) as unknown as ProviderClient;

describe('alerts', () => {
  it('a host that is down is told of in time in each of seven ways, and one register that hangs never', async () => {
    const tests = [];
    for (const [name, source] of Object.entries(WAYS))
      tests.push({
        name: `down: ${name}`,
        interval: '15s',
        input_series: [series('portal_host_down{host="provider"}', await gaugeOf(source()))],
        alert_rule_test: [silent('HostDown', '30s'), firing('HostDown', TOLD_AT)],
      });
    tests.push({
      name: 'one register hangs',
      interval: '15s',
      input_series: [series('portal_host_down{host="provider"}', await gaugeOf(oneRegisterHangs))],
      alert_rule_test: [silent('HostDown', TOLD_AT)],
    });
    const all = {
      rule_files: ['../../../../deploy/alerts.yml'],
      evaluation_interval: '15s',
      tests: [...tests, ...OTHERS],
    };
    // Kept, so that the rules can be judged where promtool is not there.
    expect(all).toEqual(JSON.parse(readFileSync(KEPT, 'utf8')));
  });

  it.runIf(isCommand('promtool'))('promtool says the same of the rules', () => {
    const said = execFileSync('promtool', ['test', 'rules', fileURLToPath(KEPT)], { encoding: 'utf8' });
    expect(said).toContain('SUCCESS');
  });
});
