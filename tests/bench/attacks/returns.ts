import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startPortal } from '#tests/support/portal-process.ts';
import { begin, decideAtDesk } from '#tests/support/signing-desk.ts';
import { signedInAt, type Visitor } from '#tests/support/visitor.ts';
import { seedLoad } from '#tests/bench/load.ts';
import { sqliteFile } from '#tests/support/sqlite-file.ts';

/**
 * `npm run attack returns`: fifty patients come back from the signing service at once, each with a document that is fetched and
 * verified. What /bookings costs everybody else meanwhile. Ends with 1 when a bound is passed or one is not signed.
 */

const MOST_P99_MS = 100;
const PATIENTS = 50;
const WARM_UP_S = 10;
const MEASURED_S = 20;
/** Several groups of fifty would need several consents each: one group, in the middle of what is measured. */
const RETURN_AFTER_MS = 4_000;

const dataDirectory = mkdtempSync(join(tmpdir(), 'portal-returns-'));
seedLoad({ dataDirectory, patients: PATIENTS });
const ids = giveConsents();
const portal = await startPortal({ dataDirectory });
const { origin } = portal;
const jan = await signedInAt(origin, 'jan.nowak');

await asked(WARM_UP_S);
const alone = await asked();
const backs: { visitor: Visitor; back: string }[] = [];
for (const [index, id] of ids.entries()) {
  const visitor = await signedInAt(origin, nameOf(index + 1));
  const led = await begin(visitor, `/consents/${id}/sign`);
  backs.push({ visitor, back: await decideAtDesk(led, { person: patientOf(index + 1) }) });
}
const [beside, signed] = await Promise.all([asked(), returnAll()]);
await portal.stop();

const rows = [
  ['/bookings, nobody else', alone],
  [`/bookings, beside ${PATIENTS} returns at once`, beside],
] as const;
const lines = rows.map(([what, { rate, p50, p99 }]) => `| ${what} | ${rate} | ${p50} | ${p99} |`);
const heading = ['| what | requests/s | p50, ms | p99, ms |', '|---|---|---|---|'];
const { count, ms } = signed;
process.stdout.write(
  `${[...heading, ...lines, '', `signed: ${count} of ${PATIENTS}, the last after ${ms} ms`].join('\n')}\n`,
);
process.exitCode = beside.p99 <= MOST_P99_MS && count === PATIENTS ? 0 : 1;

function nameOf(number: number) {
  return `load.${String(number).padStart(5, '0')}`;
}

function patientOf(number: number) {
  return `patient-${nameOf(number).replace('.', '-')}`;
}

/** Jan's consent that waits for a signature, once more for each of them. */
function giveConsents() {
  const store = sqliteFile(join(dataDirectory, 'provider.sqlite'));
  const row = store.prepare("select * from patient_consents where id = 'consent-7001'").get([]) as object;
  const made = Array.from({ length: PATIENTS }, (_, index) => `consent-load-${index + 1}`);
  for (const [index, id] of made.entries()) {
    const { id: account_id } = store
      .prepare('select id from accounts where username = ?')
      .get([nameOf(index + 1)]) as { id: string };
    const values = { ...row, id, account_id, patient_id: patientOf(index + 1) };
    const names = Object.keys(values);
    store
      .prepare(
        `insert into patient_consents (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      )
      .run(Object.values(values));
  }
  // The desk lists so many people, and these come last.
  store
    .prepare(
      "update account_patients set link_state = 'W' where patient_id not like '%load%' and patient_id <> 'patient-1001'",
    )
    .run([]);
  store.close();
  return made;
}

/** Two browsers of a patient that ask for a page as soon as they have it. */
async function asked(seconds = MEASURED_S) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${origin}/bookings`,
    connections: 2,
    duration: seconds,
    headers: {
      cookie: [...jan.cookies].map((pair) => pair.join('=')).join('; '),
      'accept-encoding': 'br',
    },
  });
  if (non2xx + errors > 0) throw new Error(`/bookings failed ${non2xx + errors} times`);
  return { rate: Math.round(requests.average), p50: latency.p50, p99: latency.p99 };
}

/** The number of those who came back and are told that it is signed, and when the last was. */
async function returnAll() {
  await new Promise((resolve) => setTimeout(resolve, RETURN_AFTER_MS));
  const since = performance.now();
  const pages = await Promise.all(
    backs.map(async ({ visitor, back }) => visitor.follow(await visitor.get(back))),
  );
  const count = pages.filter(({ page }) => page.querySelector('main a[target=_blank]') !== null).length;
  return { count, ms: Math.round(performance.now() - since) };
}
