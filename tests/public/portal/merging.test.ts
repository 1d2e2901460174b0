import { beforeEach, expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { ZOFIA } from '#tests/support/merging.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** C§2, A-79, S-09: two accounts of one person become one, once both are proved. */

const at = portalForFile();
const PATH = '/mergeaccount';
const OTHER = 'z.kozlowska';
beforeEach(() => at.portal.reset());

const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';

async function signedInTo(path: string) {
  const visitor = createVisitor(at.portal.origin);
  const login = await visitor.follow(await visitor.get(path));
  const sent = await visitor.submit(login, { username: ZOFIA, password: PASSWORD });
  return { visitor, page: await visitor.follow(sent) };
}

it('leads to the wanted page, as the account that stays, in a session of its own', async () => {
  const { visitor, page } = await signedInTo('/bookings');
  const short = new Map(visitor.cookies);
  expect(page.path).toBe(PATH);
  expect(page.page.querySelector('title')?.text).toMatch(/^Uwaga: masz w portalu dwa konta/);
  expect(textOf(page)).toContain(say('public:merge.stays.OTHER'));
  expect(textOf(page)).toContain(say('public:merge.moves.patients', { count: 1 }));
  expect(textOf(page)).toContain('z•••@example.com');
  expect(page.html).not.toContain('z.kozlowska');

  const codePage = await visitor.follow(await visitor.submit(page));
  expect([codePage.path, codePage.status]).toEqual([`${PATH}/code`, 200]);
  const [mail] = await at.portal.outbox();
  const done = await visitor.submit(codePage, { code: mail?.code ?? '' });
  expect(done.location).toBe('/bookings');
  expect(textOf(await visitor.follow(done))).toContain(say('public:merge.done'));
  expect(visitor.cookies.get('session')).not.toBe(short.get('session'));
  const told = (await at.portal.outbox()).filter(({ code }) => code === null);
  expect(told.map(({ to }) => to).sort()).toEqual(['z.kozlowska@example.com', 'zofia.kozlowska@example.com']);

  const before = createVisitor(at.portal.origin);
  for (const [name, value] of short) before.cookies.set(name, value);
  expect((await before.get(PATH)).location).toMatch(/^\/login/);
});

it.each([
  ['the account that signs in stays', 'UNAUTHORIZED', ZOFIA],
  ['the other one stays', 'AUTHORIZED', OTHER],
] as const)('bookings that were begun are there afterwards: %s', async (_, typeOfOther, whoStays) => {
  const state = (to: 'ACTIVE' | 'MERGE_ACCOUNT') =>
    at.stores.provider.updateTable('accounts').set({ state: to }).where('username', '=', ZOFIA).execute();
  const type = at.stores.provider.updateTable('accounts').set({ type: typeOfOther });
  await type.where('username', '=', OTHER).execute();
  const self = { patient_id: 'patient-1015', role: 'PATIENT', link_state: 'C' } as const;
  await at.stores.provider
    .insertInto('account_patients')
    .values({ account_id: 'account-2018', ...self, linked_at: 0, ended_at: null })
    .execute();
  await state('ACTIVE');
  const goes = whoStays === ZOFIA ? OTHER : ZOFIA;
  const before = await at.signedIn(goes);
  const { draft } = await walkOf(before).atDates();
  await state('MERGE_ACCOUNT');

  const { visitor, page } = await signedInTo('/bookings');
  const codePage = await visitor.follow(await visitor.submit(page));
  const [mail] = await at.portal.outbox();
  const list = await visitor.follow(await visitor.submit(codePage, { code: mail?.code ?? '' }));
  const links = list.page.querySelectorAll('#unfinished a').map((link) => link.getAttribute('href') ?? '');
  expect(links[0]).toBe(`/newbooking/dates?draft=${draft}`);
  expect((await visitor.get(links[0] ?? '')).status).toBe(200);
  expect((await before.get('/bookings')).location).toMatch(/^\/login/);
});

it('says in the specification’s words that it is not possible, also when that comes to light in the middle', async () => {
  const { visitor, page } = await signedInTo(PATH);
  const codePage = await visitor.follow(await visitor.submit(page));
  const again = await visitor.get(PATH);
  await at.stores.provider
    .updateTable('accounts')
    .set({ state: 'USER_BLOCKED' })
    .where('username', '=', OTHER)
    .execute();
  for (const sent of [await visitor.submit(again), await visitor.submit(codePage, { code: '123456' })]) {
    expect(sent.location).toBe(PATH);
    const answer = await visitor.follow(sent);
    expect(textOf(answer)).toContain('Scalenie podanych kont nie jest możliwe');
    expect(textOf(answer)).toMatch(/81\s555\s01\s00/);
    expect(answer.page.querySelectorAll('main form button, main form input[type=submit]')).toHaveLength(0);
  }
});

it('whose accounts were made one in another window is led to sign-in', async () => {
  const { visitor } = await signedInTo(PATH);
  await at.stores.provider
    .updateTable('accounts')
    .set({ state: 'ACTIVE' })
    .where('username', '=', ZOFIA)
    .execute();
  expect((await visitor.get(PATH)).location).toBe('/login');
});

it('an address in the query is nobody’s claim: the pages are the short session’s alone', async () => {
  const path = `${PATH}?email=jan.nowak%40example.com`;
  const guest = createVisitor(at.portal.origin);
  expect((await guest.get(path)).location).toMatch(/^\/login\?/);
  const { visitor } = await signedInTo(PATH);
  expect(textOf(await visitor.get(path))).not.toContain('jan.nowak');
  expect((await (await at.signedIn()).get(path)).location).toBe('/main');
});
