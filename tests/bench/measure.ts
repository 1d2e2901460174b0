import { createServer } from 'node:http';
import autocannon from 'autocannon';
import { freePort } from '#tests/support/portal-process.ts';

export const CONNECTIONS = 16;
const WARM_UP_S = 6;
const MEASURED_S = 10;

export type Speed = { perSecond: number; p50: number; p99: number; failed: number };

/** Requests by turns over several visitors' cookies and addresses, after a warm-up. Latencies in ms. */
export async function measure({
  origin,
  visits,
  encoding = 'br',
}: {
  origin: string;
  visits: readonly { path: string; cookie: string }[];
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

/** A Node server that does nothing but send these bytes: what the machine could do at best. */
export async function measureBare(bytes: Uint8Array): Promise<Speed> {
  const port = await freePort();
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await measure({ origin: `http://127.0.0.1:${port}`, visits: [{ path: '/', cookie: '' }] });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
