import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guestWalk } from '#tests/registration/walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { textOf } from '#tests/registration/pages.ts';

/** A-47, C-114: the password of a registration is set by the link of the mail; without a code nothing is promised by SMS (reg-073, reg-137). */

const at = portalForFile();
const GOOD = 'zielona-lampa-na-stole';
const settings = (byLink: 'on' | 'off', code: 'on' | 'off') =>
  at.portal.tell('/registration-settings', {
    usernamePromptMode: 'LOGIN',
    userMinAge: '18',
    phones: 'pl',
    region: 'PL',
    emailIsRequired: 'on',
    requirePatientConsent: 'on',
    passwordByLink: byLink,
    phoneConfirmationEnabled: code,
  });

beforeAll(() => settings('on', 'off'));
afterAll(() => settings('off', 'on'));
beforeEach(async () => {
  await at.stores.provider.deleteFrom('outbox').execute();
  await at.stores.portal.deleteFrom('limits').execute();
});

let made = 0;
/** Somebody who has just registered without a password, at the summary. */
async function registered() {
  made += 1;
  const visitor = createVisitor(at.portal.origin);
  const walk = guestWalk(visitor);
  const email = `link${made}@poczta.example`;
  const review = await walk.atReview(
    '?service=KARD',
    { phoneNumber: `60877${String(made).padStart(4, '0')}`, email },
    100 + made,
  );
  expect(review.page.querySelector('input[name="password"]')).toBeNull();
  return { visitor, email, page: await walk.send(review) };
}

/** Opens the link of the newest mail to the address. */
async function openLink(visitor: Visitor, email: string) {
  const { text } = await at.stores.provider
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const link = /\/confirm\?\S+/.exec(text)?.[0] ?? '';
  return visitor.follow(await visitor.get(link));
}

describe('a registration whose password is set by the link', () => {
  it('says that a mail was sent, to the masked address, and promises no code', async () => {
    const { page, email } = await registered();
    expect(page.path).toContain('/registration/summary');
    expect(textOf(page)).toContain('l••••@poczta.example');
    expect(page.html).not.toContain(email);
    expect(page.html).not.toContain('Wysłano wiadomość SMS');
    expect(page.page.querySelector('main a[href^="/resendactivationlink"]')).not.toBeNull();
  });

  it('asks for it before the link is good: missing, common and good ones', async () => {
    const { email } = await registered();
    const visitor = createVisitor(at.portal.origin);
    const page = await openLink(visitor, email);
    expect(page.page.querySelector('input[name="newPassword"]')).not.toBeNull();
    const missing = await visitor.submit(page);
    expect([missing.status, missing.html.includes(say('public:newPassword.required'))]).toEqual([400, true]);
    const common = await visitor.submit(page, { newPassword: 'Password1' });
    expect(common.status).toBe(400);
    expect(textOf(common)).toContain('Wymagana zmiana hasła, ponieważ jest podatne na ataki');
    const done = await visitor.follow(await visitor.submit(page, { newPassword: GOOD }));
    expect(done.path).toMatch(/^\/confirm/);
    expect(done.path).not.toContain('wolska');
    const username = /Login do portalu: (\S+?)\./.exec(textOf(done))?.[1] ?? '';
    expect(username).toMatch(/^ewolska/);
    await visitor.signIn(username, GOOD);
    expect((await visitor.follow(await visitor.get('/account'))).status).toBe(200);
    expect((await visitor.get('/account')).location ?? '').not.toContain('/login');
  });

  it('keeps what was to be booked on the way to sign-in', async () => {
    const { email } = await registered();
    const visitor = createVisitor(at.portal.origin);
    const done = await visitor.follow(
      await visitor.submit(await openLink(visitor, email), { newPassword: GOOD }),
    );
    expect(done.page.querySelector('main a[href*="/login"]')?.getAttribute('href')).toContain('service=KARD');
  });
});
