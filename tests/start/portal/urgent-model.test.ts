import '#tests/support/fixed-seed.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#app/services/request/log.server.ts';
import { remoteProvider } from '#app/services/provider/remote.server.ts';
import { createProvider, type Provider } from '#provider/index.ts';
import { seedLoad } from '#provider/seed/load.ts';
import { oldToDo, type Said } from '#tests/home/contract/old-way.ts';
import { makeTrue, MATTERS } from '#tests/home/contract/random-matters.ts';
import { startBrokenHost, type BrokenHost } from '#tests/support/broken-host.ts';
import { clockFrom, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { START } from '#tests/support/providers.ts';
import { PASSWORD, signedInAt } from '#tests/support/visitor.ts';

/** Decision 192 in a few lines, over lists that are read one by one: what /start must lead with, whatever is true of an account. */

const ACCOUNTS = 60;
const NOW = Date.parse(START);
const MIDNIGHT = Date.parse('2026-10-20T22:00:00.000Z');
const RANKS = ['critical', 'talk', 'changed', 'clinician', 'request', 'due', 'overdue'];
const TODAY = Date.parse('2026-10-19T22:00:00.000Z');
const rankOf = (one: Said) =>
  RANKS.indexOf(one.urgency === 'due' && endOf(one) < TODAY ? 'overdue' : one.urgency);
const endOf = ({ until }: Said) => (until === undefined ? Infinity : Date.parse(until));

function leadsOf(waiting: readonly Said[]) {
  const leads = waiting.filter((one) => {
    if (one.urgency === 'talk') return endOf(one) > NOW;
    if (one.urgency === 'due') return endOf(one) < MIDNIGHT;
    return RANKS.includes(one.urgency);
  });
  return leads.sort((one, other) => rankOf(one) - rankOf(other) || Math.sign(endOf(one) - endOf(other)) || 0);
}

/** Where each kind of what leads is led to, of those that can be made at random. */
const LED: Readonly<Record<string, RegExp>> = {
  'results.critical': /^\/benefits\/medicaltestresult\//,
  'telehealth.join': /^\/telehealth\?/,
  'bookings.canceled': /^\/bookings\/[^/]+\/[^/]+$/,
  'bookings.moved': /^\/bookings\/[^/]+\/[^/]+$/,
  'bookings.confirm': /^\/bookings\/confirm\//,
  'messages.clinician': /^\/messages\//,
  'ages.ownConsent': /^\/account\//,
  'guardians.asked': /^\/ward\/confirm\//,
  'encounters.questionnaire': /^\/benefits\/questionnaire\?/,
  'questionnaires.visit': /^\/bookings\/questionnaire\//,
  'payments.overdue': /^\/paymentsnav\//,
  'telehealth.consent': /^\/bookings\/[^/]+\/[^/]+$/,
  'telehealth.consentHere': /^\/telehealth\?/,
  'telehealth.description': /\/description$/,
  'telehealth.measured': /\/description$/,
  'telehealth.files': /\/case-files$/,
};
const kindsAt = (href: string) => Object.keys(LED).filter((kind) => LED[kind]?.test(href));

let provider: Provider;
let host: BrokenHost;
let portal: PortalProcess;

beforeAll(async () => {
  const clock = { now: () => new Date(START) };
  const log = createLog('silent');
  const options = { databaseUrl: 'sqlite::memory:', portalOrigin: 'http://127.0.0.1', mode: 'test' } as const;
  provider = await createProvider({ ...options, clock, log });
  await seedLoad({ db: provider.db, clock, patients: ACCOUNTS });
  host = await startBrokenHost(provider);
  portal = await startPortal({
    env: { LOG_LEVEL: 'silent', PROVIDER_URL: host.origin, ...clockFrom(START) },
  });
});
afterAll(async () => {
  await portal.stop();
  await host.stop();
  await provider.close();
});

it('leads with what the lists of the areas say, in its order', { timeout: 240_000 }, async () => {
  const seen = new Set<number>();
  for (const [index, matters] of fc.sample(MATTERS, ACCOUNTS).entries()) {
    await makeTrue(provider.db, index + 1, matters);
    const username = `load.${String(index + 1).padStart(5, '0')}`;
    const guest = remoteProvider({ url: host.origin, budgetMs: 5_000 })({
      language: 'pl',
      requestId: 'model',
    });
    const { token } = await guest.account.signIn({ username, password: PASSWORD });
    const client = remoteProvider({ url: host.origin, budgetMs: 5_000 })({
      token,
      language: 'pl',
      requestId: 'model',
    });
    const accountId = `account-load-${username.slice(-5)}`;
    const leads = leadsOf(await oldToDo({ client, accountId, now: new Date(START) }));

    await portal.tell('/clock', { now: START });
    const { page } = await (await signedInAt(portal.origin, username)).get('/start');
    const title = page.querySelector('.panel-urgent h2')?.text ?? 'Najpierw to: 0';
    expect(title, JSON.stringify(matters)).toBe(`Najpierw to: ${Math.min(leads.length, 3)}`);
    const hrefs = page
      .querySelectorAll('.panel-urgent li a:not([href^="tel:"])')
      .map((link) => link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '');
    expect(hrefs).toHaveLength(Math.min(leads.length, 3));
    for (const [place, href] of hrefs.entries()) expect(kindsAt(href)).toContain(leads[place]?.what);
    seen.add(leads.length);
  }
  expect(seen.size).toBeGreaterThan(3);
});
