import { beforeEach, expect, it } from 'vitest';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';
import { guestWalk } from '#tests/registration/walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** A-12, S-08, reg-139: the link of a registration's mail, opened by a scanner, by hand, and where somebody else is signed in. */

const at = portalForFile();
const PASSWORD = 'zielona-lampa-na-stole';

beforeEach(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  await at.portal.tell('/registration-settings', USUAL_SETTINGS);
  await at.stores.provider.deleteFrom('outbox').execute();
  await at.stores.portal.deleteFrom('limits').execute();
});

let made = 0;
async function registered() {
  made += 1;
  const email = `poczta${made}@dom.example`;
  const walk = guestWalk(createVisitor(at.portal.origin));
  const typed = { phoneNumber: `60522${String(made).padStart(4, '0')}`, email };
  await walk.send(await walk.atReview('?service=KARD&orgUnit=unit-cardiology', typed, 150 + made));
  const { text } = await at.stores.provider
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  return { email, link: /\/confirm\?\S+/.exec(text)?.[0] ?? '' };
}
const stateOf = async (email: string) => {
  const row = at.stores.provider.selectFrom('accounts').select('state').where('email', '=', email);
  return (await row.executeTakeFirst())?.state ?? null;
};

it('confirms nothing for a scanner; by hand it has a button, and leads to sign-in with what was chosen', async () => {
  const { email, link } = await registered();
  const waiting = await stateOf(email);
  const scanner = createVisitor(at.portal.origin);
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await scanner.send(link, { method });
    expect(answer.status).toBe(303);
    await scanner.send(answer.location ?? '', { method });
  }
  expect(await stateOf(email)).toBe(waiting);

  const visitor = createVisitor(at.portal.origin);
  const page = await visitor.follow(await visitor.get(link));
  expect(textOf(page)).toContain(say('public:ofLink.email', { address: 'p•••@dom.example' }));
  expect(page.path).not.toContain('token=');
  const done = await visitor.follow(await visitor.submit(page, { newPassword: PASSWORD }));
  expect(await stateOf(email)).toBe('ACTIVE');
  const way = done.page.querySelector('main a[href^="/login"]')?.getAttribute('href');
  expect(way).toContain('service=KARD');
  const username = /Login do portalu: (\S+?)\./.exec(textOf(done))?.[1] ?? '';
  const signedIn = await visitor.follow(
    await visitor.submit(await visitor.get(way ?? ''), { username, password: PASSWORD }),
  );
  expect([signedIn.status, signedIn.path]).toEqual([200, expect.stringContaining('/newbooking')]);
});

it('where Ewa is signed in names the address, says that it is another account, and leaves hers as it is', async () => {
  const { email, link } = await registered();
  const ewa = await at.signedIn('ewa.dabrowska');
  const before = textOf(await ewa.get('/account'));
  const page = await ewa.follow(await ewa.get(link));
  for (const said of [
    say('public:ofLink.other'),
    say('public:ofLink.email', { address: 'p•••@dom.example' }),
  ])
    expect(textOf(page)).toContain(said);
  await ewa.submit(page, { newPassword: PASSWORD });
  expect(await stateOf(email)).toBe('ACTIVE');
  expect(textOf(await ewa.get('/account'))).toBe(before);
});
