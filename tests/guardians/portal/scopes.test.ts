import { beforeAll, describe, expect, it } from 'vitest';
import { SCOPES, type Scope } from '#contract/people/reading/scope.ts';
import { isBeyond } from '#app/services/access/scopes.ts';
import { anewPath, messagePath, replyPath } from '#app/domain/messages/paths.ts';
import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { routes } from '#tests/house/portal/access/rows.ts';
import { summaryOf } from '#tests/deposits/scene.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const STANISLAW = 'patient-1007';
const pages = routes.filter(({ path }) => path.startsWith('/') && !path.includes('*'));
const ofPerson = /^\/account\/patients\/:id(\/[a-z]+)*$/;
const starts = pages.flatMap(({ path }) => {
  if (ofPerson.test(path)) return [path.replace(':id', STANISLAW)];
  return path.includes(':') ? [] : [`${path}?patientId=${STANISLAW}`];
});

/** The addresses that stand for everybody, about no person: each ends a session, or begins something of the account's own. */
const OF_NOBODY =
  /^\/(logout|session|display|cookie-notice|account(?!\/patients)|easy|login|resetpassword|registration|mergeaccount|sso)/;

/** The act that a guardian may always do about the link itself. */
const OF_THE_LINK = /^\/account\/patients\/[^/]+\/remove/;

/** Every page about Stanisław that links lead to, from every address that takes a person; with what it answers. */
async function walk(visitor: Visitor) {
  const seen = new Map<string, Answer>();
  const next = starts.filter((path) => !OF_NOBODY.test(path));
  for (let path = next.shift(); path !== undefined && seen.size < 150; path = next.shift()) {
    if (seen.has(path)) continue;
    const answer = await visitor.get(path);
    seen.set(path, answer);
    if (answer.status !== 200 || !isOfStanislaw(answer)) continue;
    for (const href of linksOf(answer)) if (!seen.has(href) && !OF_NOBODY.test(href)) next.push(href);
  }
  return seen;
}

const isOfStanislaw = (answer: Answer) => wordsOf(answer).includes('Stanisław');
const linksOf = ({ page }: Answer) =>
  page
    .querySelectorAll('main a[href^="/"]')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.includes('patientId=') || href.includes(STANISLAW));

describe.each(SCOPES)('somebody who acts in the scope %s', (scope: Scope) => {
  const at = portalForFile();
  let seen: Map<string, Answer>;

  beforeAll(async () => {
    await narrow(at, scope);
    seen = await walk(await at.signedIn('anna.kowalska'));
  });

  it('finds every page, and none that breaks', () => {
    expect([...seen].filter(([, { status }]) => status >= 500).map(([path]) => path)).toEqual([]);
    expect(seen.size).toBeGreaterThan(60);
  });

  it('reads on a page about the person how far the link reaches, and who can change it', () => {
    const person = seen.get(`/account/patients/${STANISLAW}`);
    const words = scope === 'ALL' ? null : say(`people:link.scope.${scope}`);
    const main = person ? wordsOf(person) : '';
    expect(main).toContain('Stanisław');
    if (words) expect(main).toContain(words);
  });

  it('does not get where the scope does not reach, and reads why', () => {
    const beyond = [...seen].filter(([path]) => path.includes(STANISLAW) && isBeyond(scope, path));
    const got = beyond.filter(([, answer]) => answer.status === 200 && wordsOf(answer).includes('Stanisław'));
    expect(got.map(([path]) => path)).toEqual([]);
    const told = beyond.filter(([, answer]) => wordsOf(answer).includes(say('page:problem.narrowed.title')));
    if (scope !== 'ALL') expect(told.length).toBeGreaterThan(3);
  });

  it('is led to no page that it does not get', () => {
    const led = new Set([...seen.values()].flatMap(linksOf));
    const refused = [...seen].filter(([path, { status }]) => [403, 404].includes(status) && led.has(path));
    expect(refused.map(([path]) => path)).toEqual([]);
  });

  it('has forms about the person, or none at all where it only looks', () => {
    const forms = [...seen].flatMap(([path, answer]) =>
      isOfStanislaw(answer) && !OF_THE_LINK.test(path)
        ? answer.page.querySelectorAll('main form[method="post"]').map(() => path)
        : [],
    );
    if (scope === 'VIEW') expect(forms).toEqual([]);
    else expect(forms).not.toEqual([]);
  });
});

describe('somebody who only looks', () => {
  const at = portalForFile();

  it.each(['attachments', 'edit'])(
    'sends nothing to %s of the person, and reads who can change it',
    async (page) => {
      await narrow(at, 'ALL');
      const anna = await at.signedIn('anna.kowalska');
      const form = await anna.get(`/account/patients/${STANISLAW}/${page}`);
      await narrow(at, 'VIEW');
      const file = fileOf(pdf(), 'upowaznienie.pdf');
      const answer = page === 'edit' ? await anna.submit(form) : await anna.upload(form, [file]);
      expect(answer.status).toBe(403);
      expect(wordsOf(answer)).toContain(say('page:problem.narrowed.title'));
    },
  );

  it.each([
    ['/consents/sharing', /\/consents\/[^/]+\/cancel/],
    ['/applications', /\/correction$/],
    [`/account/patients/${STANISLAW}`, /\/correction$/],
  ])('is offered on %s less than who may do everything', async (path, offer) => {
    const anna = await at.signedIn('anna.kowalska');
    const offers = async () => linksOf(await anna.get(path)).filter((href) => offer.test(href)).length;
    await narrow(at, 'ALL');
    const all = await offers();
    await narrow(at, 'VIEW');
    expect(await offers()).toBeLessThan(all);
  });

  it.each(['/declarations/declaration-5005', '/consents/consent-7030'])(
    'reads %s, and signs nothing there',
    async (path) => {
      await narrow(at, 'VIEW');
      const anna = await at.signedIn('anna.kowalska');
      const answer = await anna.get(path);
      expect(answer.status).toBe(200);
      expect(linksOf(answer).filter((href) => href.endsWith('/sign'))).toEqual([]);
      expect((await anna.get(`${path}/sign`)).status).toBe(403);
    },
  );

  it('reads at the way into a teleconsultation of the person who can change it', async () => {
    await narrow(at, 'VIEW');
    await at.portal.tell('/telehealth-live/scenes', {});
    const { id } = await at.stores.provider
      .selectFrom('teleconsultations')
      .select('id')
      .where('id', 'like', 'live-stanislaw-now-%')
      .executeTakeFirstOrThrow();
    const answer = await (await at.signedIn('anna.kowalska')).get(joinPath(id));
    expect(answer.status).toBe(403);
    expect(wordsOf(answer)).toContain(say('page:problem.narrowed.title'));
  });

  it('does not get to where an invoice is paid, whose number has slashes', () => {
    const href = `/paymentsnav/invoicestopay/${encodeURIComponent('FV/10/2026/0301')}/pay`;
    expect([isBeyond('VIEW', href), isBeyond('VISITS', href)]).toEqual([true, false]);
  });

  it.each([
    `/newdeposit?patientId=${STANISLAW}`,
    '/newdeposit?deposit=deposit-6',
    summaryOf('deposit-6', 100),
    '/bookings/confirm/AMMS/booking-3032',
    `/benefits/encounters/encounter-4080/sharing/document-6080-1?patientId=${STANISLAW}`,
    joinPath('teleconsultation-6002'),
    livePath('invite', 'teleconsultation-6002'),
    livePath('phone', 'teleconsultation-6002'),
    replyPath('message-8602'),
    anewPath('message-8601'),
  ])('reads at %s who can change it, whether it is looked at or sent', async (path) => {
    await concern(at, STANISLAW);
    await narrow(at, 'VIEW');
    const anna = await at.signedIn('anna.kowalska');
    const { csrf } = tokensOf(await anna.get('/display'));
    const answers = [await anna.get(path), await anna.post(path, { csrf, shared: 'yes', intent: 'make' })];
    expect(answers.map((answer) => [answer.status, wordsOf(answer).includes(narrowed)])).toEqual([
      [403, true],
      [403, true],
    ]);
    await concern(at, 'patient-1003');
  });

  it.each(['message-8601', 'message-8602'])('reads %s about the person, and writes nothing', async (id) => {
    const anna = await at.signedIn('anna.kowalska');
    const offers = async (scope: Scope) => {
      await narrow(at, scope);
      const answer = await anna.get(messagePath(id));
      expect(answer.status).toBe(200);
      return linksOf(answer).filter((href) => /\/(new\?|edit|delete)/.test(href)).length;
    };
    await concern(at, STANISLAW);
    expect(await offers('ALL')).toBeGreaterThan(0);
    expect(await offers('VIEW')).toBe(0);
    await concern(at, 'patient-1003');
  });

  it('is not asked to confirm a visit of the person', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const asked = async () =>
      linksOf(await anna.get(`/start?patientId=${STANISLAW}`)).filter((href) =>
        href.includes('/bookings/confirm'),
      );
    await narrow(at, 'ALL');
    expect(await asked()).not.toEqual([]);
    await narrow(at, 'VIEW');
    expect(await asked()).toEqual([]);
  });
});

const narrowed = say('page:problem.narrowed.title');

/** Says whom the messages of a conversation of Anna's are about. */
const concern = ({ stores }: Pick<ReturnType<typeof portalForFile>, 'stores'>, patientId: string) =>
  stores.provider
    .updateTable('messages')
    .set({ patient_id: patientId })
    .where('id', 'in', ['message-8601', 'message-8602'])
    .execute();

const narrow = ({ stores }: Pick<ReturnType<typeof portalForFile>, 'stores'>, scope: Scope) =>
  stores.provider
    .updateTable('account_patients')
    .set({ link_state: 'C', waits_for: null, scope })
    .where('account_id', '=', 'account-2002')
    .where('patient_id', '=', STANISLAW)
    .execute();

const wordsOf = ({ page }: Answer) => (page.querySelector('main')?.text ?? '').replace(/\s+/g, ' ');
