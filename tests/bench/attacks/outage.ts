import autocannon from 'autocannon';
import { openBrokenPortal } from '#tests/support/broken-portal.ts';
import { signedInAt } from '#tests/support/visitor.ts';
import { CONNECTIONS } from '#tests/bench/measure.ts';

/** `npm run attack outage`: how long /bookings takes while the provider hangs, by the time-outs of every day. */

const SECONDS = 30;

const { portal, host, stop } = await openBrokenPortal({});
try {
  const jan = await signedInAt(portal.origin, 'jan.nowak');
  const cookie = [...jan.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await jan.get('/bookings');
  host.fault = 'hangs';
  const { latency, requests, non2xx, errors } = await autocannon({
    url: `${portal.origin}/bookings`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { cookie },
  });
  process.stdout.write(
    `/bookings, the provider hangs, ${CONNECTIONS} connections, ${SECONDS} s: ${Math.round(requests.average)} a second, ` +
      `p50 ${latency.p50} ms, p99 ${latency.p99} ms, longest ${latency.max} ms, not 200: ${non2xx + errors}\n`,
  );
} finally {
  await stop();
}
