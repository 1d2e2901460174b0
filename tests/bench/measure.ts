import { Agent, get } from 'node:http';
import autocannon from 'autocannon';
import { percentile } from './load.ts';

export const CONNECTIONS = 4;
const WARM_UP_S = 3;
const MEASURED_S = 8;
/** Visits of the first ones warm up. */
const WARMING = 200;

export type Visit = Readonly<{ path: string; cookie: string }>;
export type Speed = { perSecond: number; p50: number; p99: number; failed: number };

/** Requests by turns over several visitors' cookies and addresses, after a warm-up. Latencies in ms. */
export async function measure({
  origin,
  visits,
  encoding = 'br',
}: {
  origin: string;
  visits: readonly Visit[];
  encoding?: string;
}): Promise<Speed> {
  const requests = visits.map(({ path, cookie }) => ({
    path,
    headers: { ...(cookie ? { cookie } : {}), 'accept-encoding': encoding },
  }));
  const run = (duration: number) => autocannon({ url: origin, connections: CONNECTIONS, duration, requests });

  await run(WARM_UP_S);
  const { requests: made, latency, non2xx, errors } = await run(MEASURED_S);
  return { perSecond: Math.round(made.average), p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}

/**
 * Pages a second when each of these visits is made once, one after the other over all connections: nobody is shown the same page twice, as
 * the caches of finished pages would have it. Some of them warm up.
 */
export async function measureOnce({
  origin,
  visits,
}: {
  origin: string;
  visits: readonly Visit[];
}): Promise<Speed> {
  const warming = visits.slice(0, WARMING);
  await walk({ origin, visits: warming });
  const measured = visits.slice(WARMING);
  const began = performance.now();
  const { latencies, failed } = await walk({ origin, visits: measured });
  const seconds = (performance.now() - began) / 1000;
  const [p50 = NaN, p99 = NaN] = [50, 99].map((percent) => Math.round(percentile(latencies, percent)));
  return { perSecond: Math.round(measured.length / seconds), p50, p99, failed };
}

async function walk({ origin, visits }: { origin: string; visits: readonly Visit[] }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const latencies: number[] = [];
  let failed = 0;
  const waiting = visits.values();
  const ask = ({ path, cookie }: Visit) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) };
      get(new URL(path, origin), { agent, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      }).once('error', reject);
    });
  const one = async () => {
    for (const visit of waiting) {
      const began = performance.now();
      if ((await ask(visit)) !== 200) failed += 1;
      latencies.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  return { latencies, failed };
}
