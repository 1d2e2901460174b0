import { beforeEach, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { say } from '#tests/support/words.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';

/** C§2, A-42, S-09: an address is confirmed by a link, and corrected by nobody but who has given the right password. */

const MAREK = 'marek.kaminski@example.com';
const at = portalForFile();

beforeEach(async () => {
  const { provider } = at.stores;
  await provider.deleteFrom('one_time_tokens').execute();
  await provider.deleteFrom('outbox').execute();
  const marek = provider.updateTable('accounts').where('username', '=', 'marek.kaminski');
  await marek.set({ state: 'MUST_CONFIRM_EMAIL', email: MAREK }).execute();
});

const titleOf = ({ page }: Answer) => page.querySelector('title')?.text ?? '';
const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';

async function signedInTo(path: string) {
  const visitor = createVisitor(at.portal.origin);
  const login = await visitor.follow(await visitor.get(path));
  const answer = await visitor.submit(login, { username: 'marek.kaminski', password: PASSWORD });
  return { visitor, page: await visitor.follow(answer) };
}

/** The newest link to an address, as its path here. */
async function linkTo(recipient: string) {
  const links = () =>
    at.stores.provider
      .selectFrom('outbox')
      .select('link')
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute();
  await expect.poll(links).not.toEqual([]);
  const { pathname, search } = new URL((await links())[0]?.link ?? '');
  return pathname + search;
}

it('sign-in says why it stops; the address is corrected, the link opened, and the wanted page is there', async () => {
  const wanted = '/bookings?status=CANCELED&filtered=1';
  const { visitor, page } = await signedInTo(wanted);
  expect(page.path).toBe('/confirmemail');
  expect(titleOf(page)).toMatch(/^Uwaga: adres e-mail nie jest jeszcze potwierdzony – /);
  expect(page.page.querySelector('[name=email]')?.getAttribute('value')).toBe(MAREK);

  const summary = await visitor.follow(await visitor.submit(page, { email: 'marek@poczta.example' }));
  expect(textOf(summary)).toContain('marek@poczta.example');
  const confirm = await visitor.follow(await visitor.get(await linkTo('marek@poczta.example')));
  expect([confirm.path.split('?')[0], confirm.status]).toEqual(['/confirm', 200]);
  const done = await visitor.submit(confirm);
  expect(done.location).toBe(wanted);
  expect(textOf(await visitor.follow(done))).toContain(say('public:email.confirmed'));
});

it('opening the link confirms nothing; elsewhere it leads to sign-in, once', async () => {
  const guest = createVisitor(at.portal.origin);
  const asked = await guest.submit(await guest.get('/resendactivationlink'), { email: MAREK });
  expect(asked.location).toBe('/resendactivationlink/summary');
  const link = await linkTo(MAREK);
  for (let opened = 0; opened < 3; opened += 1) await guest.follow(await guest.get(link));

  const page = await guest.follow(await guest.get(link));
  const done = await guest.submit(page);
  expect(done.location).toBe('/login?email=confirmed');
  expect(titleOf(await guest.follow(done))).toMatch(/^Gotowe: adres e-mail został potwierdzony/);
  const again = await guest.submit(page, { _key: 'another' });
  expect([again.status, again.page.querySelector('#page-form')]).toEqual([422, null]);
  expect(textOf(again)).toContain(say('public:email.confirm.over'));
  expect(again.page.querySelector('main a[href="/resendactivationlink"]')).not.toBeNull();

  const visitor = createVisitor(at.portal.origin);
  await visitor.signIn('marek.kaminski');
  expect((await visitor.get('/bookings')).status).toBe(200);
});

it('whoever asks for a new link is told the same, and the address of an account stays', async () => {
  const pages = await Promise.all(
    [MAREK, 'jan.nowak@example.com', 'nobody@example.com'].map(async (email) => {
      const guest = createVisitor(at.portal.origin);
      const asked = await guest.submit(await guest.get('/resendactivationlink'), { email });
      const summary = await guest.follow(asked);
      return [asked.status, asked.location, textOf(summary)];
    }),
  );
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  expect(pages[0]?.[2]).not.toContain(MAREK);
});

it('an address that was confirmed meanwhile is told so, at sign-in', async () => {
  const { visitor, page } = await signedInTo('/bookings');
  const marek = at.stores.provider.updateTable('accounts').where('username', '=', 'marek.kaminski');
  await marek.set({ state: 'ACTIVE' }).execute();
  const sent = await visitor.submit(page, { email: 'other@poczta.example' });
  expect(sent.location).toBe('/login?email=over');
  expect((await visitor.follow(sent)).page.querySelector('main')?.text).toContain(
    'Taki adres e-mail nie istnieje lub został już potwierdzony',
  );
});

it('a second link within a minute waits, and says until when', async () => {
  const { visitor, page } = await signedInTo('/bookings');
  await visitor.submit(page, { email: MAREK });
  const again = await visitor.submit(await visitor.get('/confirmemail'), { email: MAREK });
  expect(again.status).toBe(422);
  expect(textOf(again)).toMatch(/Następny można wysłać od godziny \d+:\d\d/);
});

it.each(['', '?token=', '?token=true', '?service=INT&orgUnit=unit-family'])(
  'without a token (%s) the page says so, and leads to sign-in and to a new link with what was chosen',
  async (query) => {
    const answer = await createVisitor(at.portal.origin).get(`/confirm${query}`);
    expect(answer.status).toBe(200);
    expect(textOf(answer)).toContain(say('public:email.confirm.missing'));
    const chosen = query.includes('service') ? '?service=INT' : '';
    for (const path of ['/login', '/resendactivationlink'])
      expect(answer.page.querySelector(`main a[href^="${path}${chosen}"]`)).not.toBeNull();
  },
);

it('an address that has lost its token says so also where another link was opened before', async () => {
  const visitor = createVisitor(at.portal.origin);
  const opened = await visitor.follow(await visitor.get('/confirm?token=made-up-token-of-nobody'));
  expect(textOf(opened)).toContain(say('public:email.confirm.over'));
  const empty = await visitor.follow(await visitor.get('/confirm?token='));
  expect(textOf(empty)).toContain(say('public:email.confirm.missing'));
  expect(textOf(await visitor.get('/confirm'))).toContain(say('public:email.confirm.missing'));
});

it('who has signed in for another reason, or not at all, does not see the address', async () => {
  const jan = await at.signedIn('jan.nowak');
  expect((await jan.get('/confirmemail')).location).toBe('/login');
  expect((await createVisitor(at.portal.origin).get('/confirmemail')).location).toMatch(/^\/login\?return=/);
});

it.each([
  ['', '.'],
  ['', ')'],
  ['%3C', '%3E'],
  ['', '%3E,'],
  ['', '%E2%80%9D'],
])('a link works with %j before its token and %j behind it', async (before, after) => {
  const guest = createVisitor(at.portal.origin);
  await guest.submit(await guest.get('/resendactivationlink'), { email: MAREK });
  const link = (await linkTo(MAREK)).replace('token=', `token=${before}`) + after;
  const page = await guest.follow(await guest.get(link));
  expect((await guest.submit(page)).location).toBe('/login?email=confirmed');
});

it.each([
  'used',
  'x',
  'sT4nWc0vQm8yLr2kXa9zJd6fHb3gUe7pOi1tYqKsMlA',
  'za%C5%BC%C3%B3%C5%82%C4%87',
  'a'.repeat(201),
])(
  'a link that confirms nothing (%s) says so, has no button, and leads to sign-in and to a new link, with what was chosen',
  async (token) => {
    const guest = createVisitor(at.portal.origin);
    let link = `/confirm?token=${token}`;
    if (token === 'used') {
      await guest.submit(await guest.get('/resendactivationlink'), { email: MAREK });
      link = await linkTo(MAREK);
      await guest.submit(await guest.follow(await guest.get(link)));
    }
    const page = await guest.follow(await guest.get(`${link}&service=INT`));
    expect([page.status, page.page.querySelector('main form')]).toEqual([200, null]);
    expect(textOf(page)).toContain(say('public:email.confirm.over'));
    for (const path of ['/login', '/resendactivationlink']) {
      expect(page.page.querySelector(`main a[href="${path}?service=INT"]`)).not.toBeNull();
    }
    expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
  },
);

it('the mail carries what was wanted into another browser', async () => {
  const wanted = '/newbooking?service=INT&orgUnit=unit-family';
  const { visitor, page } = await signedInTo('/login?service=INT&orgUnit=unit-family');
  await visitor.submit(page, { email: MAREK });
  const elsewhere = createVisitor(at.portal.origin);
  const confirm = await elsewhere.follow(await elsewhere.get(await linkTo(MAREK)));
  const login = await elsewhere.follow(await elsewhere.submit(confirm));
  const done = await elsewhere.submit(login, { username: 'marek.kaminski', password: PASSWORD });
  expect(done.location).toBe(wanted);
});
