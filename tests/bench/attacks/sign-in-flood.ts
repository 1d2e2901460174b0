import { setTimeout as pause } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '#tests/support/portal-process.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { csrfOf, percentile, seedLoad } from '#tests/bench/load.ts';

/**
 * `npm run attack sign-in-flood`: 5,000 wrong tries at signing in from 1,000 networks, as fast as the portal takes them, with hashes at
 * their full cost; meanwhile 100 patients who have signed in before do so again. All must get in, p99 under three seconds,
 * and so must a patient whom nobody knows yet, within the four seconds that a turn is waited for at most.
 */

const TRIES = Number(process.env['TRIES'] ?? 5000);
const NETWORKS = 1000;
const AT_ONCE = 200;
const PATIENTS = 100;
const EVERY_MS = 1000;

type Answered = { status: number; ms: number; cookies: string[] };

const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-flood-'));
seedLoad({ dataDirectory, patients: PATIENTS });
const portal = await startPortal({
  dataDirectory,
  env: { PORTAL_ENV: 'development', TRUST_PROXY: 'true', SIGN_IN_TRIES: '30' },
});
try {
  const patients = Array.from({ length: PATIENTS }, (_, index) => ({
    username: `load.${String(index + 1).padStart(5, '0')}`,
    address: `198.51.${100 + (index >> 6)}.${index & 63}`,
    known: '',
  }));
  for (const patient of patients) {
    const { status, cookies } = await signIn({ ...patient, password: PASSWORD });
    if (status !== 303) throw new Error(`${patient.username} got ${status} before the flood`);
    patient.known = cookies.find((cookie) => cookie.startsWith('known=')) ?? '';
  }

  const flood = wrongTries();
  const began = performance.now();
  const again = patients.map(async ({ username, known }, index) => {
    await pause(index * EVERY_MS);
    // Half of them come from where they were before, half with the browser that they had.
    const isElsewhere = index % 2 === 1;
    return signIn({
      username,
      password: PASSWORD,
      address: isElsewhere ? `192.0.2.${index}` : (patients[index]?.address ?? ''),
      cookie: isElsewhere ? known : '',
    });
  });
  const answers = await Promise.all(again);
  const { statuses, isOver } = flood.soFar();
  const seconds = (performance.now() - began) / 1000;
  flood.stop();
  await flood.done;

  const inTime = answers.filter(({ status }) => status === 303).map(({ ms }) => ms);
  process.stdout.write(
    `wrong tries: ${JSON.stringify(statuses)} in ${seconds.toFixed(0)} s${isOver ? ', all sent' : ''}\n`,
  );
  process.stdout.write(
    `patients: ${inTime.length} of ${PATIENTS} signed in; p50 ${percentile(inTime, 50)} ms, p99 ${percentile(inTime, 99)} ms\n`,
  );
  process.exitCode = inTime.length === PATIENTS && percentile(inTime, 99) < 3000 ? 0 : 1;
} finally {
  await portal.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** Each network's tries come from 20 of its addresses, with names of their own. */
function wrongTries() {
  const statuses: Record<string, number> = {};
  let next = 0;
  let isStopped = false;
  const work = async () => {
    while (next < TRIES && !isStopped) {
      const number = next++;
      const network = number % NETWORKS;
      const address = `10.${network >> 8}.${network & 255}.${number % 20}`;
      const { status } = await signIn({ username: `nobody.${number}`, password: 'wrong', address });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const done = Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    done,
    soFar: () => ({ statuses: { ...statuses }, isOver: next >= TRIES }),
    stop() {
      isStopped = true;
    },
  };
}

async function signIn({
  username,
  password,
  address,
  cookie: given = '',
}: {
  username: string;
  password: string;
  address: string;
  cookie?: string;
}): Promise<Answered> {
  const { cookie, csrf } = await csrfOf(portal.origin);
  const start = performance.now();
  const response = await fetch(`${portal.origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ csrf, username, password }),
    headers: {
      cookie: [cookie, given].filter(Boolean).join('; '),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    },
  });
  await response.arrayBuffer();
  const ms = Math.round(performance.now() - start);
  return {
    status: response.status,
    ms,
    cookies: response.headers.getSetCookie().map((one) => one.split(';')[0] ?? ''),
  };
}
