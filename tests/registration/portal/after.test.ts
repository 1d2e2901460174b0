import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provenAs } from '#tests/support/identity.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { guestWalk, PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { textOf, USUAL_SETTINGS } from '#tests/registration/pages.ts';

/** Ways after the review that a profile, an outage or a known number brings (C-07, C-114, C-115, AP-72, S-08). */

const at = portalForFile();
const PATH = '/registration/summary';
const { phoneConfirmationEnabled: _, ...USUAL } = USUAL_SETTINGS;
const settings = (more: Record<string, string>) =>
  at.portal.tell('/registration-settings', { ...USUAL, ...more });
const faults = (kinds: Record<string, 'down' | 'nonsense'> = {}) =>
  at.portal.tell('/guest-registration/faults', kinds);

beforeEach(async () => {
  await at.portal.tell('/guest-registration/profile', { profile: 'all' });
  // No page of the address.
  await settings({ phoneConfirmationEnabled: 'on' });
  const { provider, portal } = at.stores;
  await provider.deleteFrom('outbox').execute();
  await provider.deleteFrom('phone_code_sends').execute();
  await portal.deleteFrom('limits').execute();
});
afterEach(() => faults());

async function newestCode() {
  const rows = await at.stores.provider.selectFrom('outbox').select('code').orderBy('id', 'desc').execute();
  return rows.find(({ code }) => code !== null)?.code ?? '';
}
const people = async () => (await at.stores.provider.selectFrom('accounts').select('id').execute()).length;

let made = 0;
/** Somebody new at the review, with contacts of their own unless said. */
async function atReview(typed: Record<string, string> = {}) {
  made += 1;
  const visitor = createVisitor(at.portal.origin);
  const walk = guestWalk(visitor);
  const phoneNumber = `60931${String(made).padStart(4, '0')}`;
  const review = await walk.atReview('', { phoneNumber, email: '', ...typed }, 400 + made);
  return { visitor, walk, review };
}

describe('the password of somebody without an e-mail, where it is set by a link (C-114)', () => {
  it('is set on the summary after the right code, once, and lets them in', async () => {
    await settings({ passwordByLink: 'on', phoneConfirmationEnabled: 'on' });
    const { visitor, walk, review } = await atReview();
    expect(review.page.querySelector('input[name="password"]')).toBeNull();
    const sent = await walk.send(review);
    expect((await visitor.get(`${PATH}/password`)).location).toContain(PATH);

    const proved = await visitor.follow(await visitor.submit(sent, { code: await newestCode() }));
    expect(textOf(proved)).toContain('Numer telefonu został potwierdzony');
    expect(proved.page.querySelector('h1')?.text).toContain(say('registration:summary.password.title'));
    const page = await visitor.get(`${PATH}/password`);
    const common = await visitor.submit(page, { newPassword: 'Password1' });
    expect([common.status, textOf(common).includes('podatne na ataki')]).toEqual([400, true]);
    const done = await visitor.follow(await visitor.submit(page, { newPassword: PASSWORD_OF_GUEST }));
    expect([done.path, textOf(done).includes(say('registration:summary.password.done'))]).toEqual([
      expect.stringContaining(PATH),
      true,
    ]);
    expect((await visitor.get(`${PATH}/password`)).location).toContain(PATH);

    const username = /Login do portalu: (\S+?)\./.exec(textOf(done))?.[1] ?? '';
    await visitor.signIn(username, PASSWORD_OF_GUEST);
    expect((await visitor.follow(await visitor.get('/account'))).path).not.toContain('/login');
  });

  it('is asked for by recovery where the code is typed in another browser', async () => {
    await settings({ passwordByLink: 'on', phoneConfirmationEnabled: 'on' });
    const phoneNumber = '609319999';
    const { walk, review } = await atReview({ phoneNumber });
    await walk.send(review);
    const other = createVisitor(at.portal.origin);
    const page = await other.follow(
      await other.submit(await other.get('/resendactivationcode'), { phoneNumber }),
    );
    const next = await other.follow(await other.submit(page, { code: await newestCode() }));
    expect(next.path).toContain('/resetpassword');
    expect(textOf(next)).toContain(say('public:phone.confirmedNoPassword'));
    await other.submit(next, { contact: phoneNumber });
    const { text } = await at.stores.provider
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', `+48${phoneNumber}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const form = await other.follow(await other.get(/\/resetpassword\?\S+/.exec(text)?.[0] ?? ''));
    const done = await other.follow(await other.submit(form, { newPassword: PASSWORD_OF_GUEST }));
    expect(done.path).toContain('/login');
  });
});

describe('the link to the address of an account that its number has let in (S-12)', () => {
  it('asks whoever opens it elsewhere to sign in as that account, and counts then', async () => {
    const email = 'po-numerze@poczta.example';
    const { visitor, walk, review } = await atReview({ email });
    const sent = await walk.send(review);
    const proved = await visitor.follow(await visitor.submit(sent, { code: await newestCode() }));
    const username = /Login do portalu: (\S+?)\./.exec(textOf(proved))?.[1] ?? '';
    const rows = at.stores.provider.selectFrom('outbox').select('link').where('recipient', '=', email);
    const { link } = (await rows.executeTakeFirst()) ?? {};
    const { pathname, search } = new URL(link ?? '');

    const jan = createVisitor(at.portal.origin);
    await jan.signIn('jan.nowak');
    const strange = await jan.follow(await jan.get(pathname + search));
    expect(textOf(strange)).toContain(say('public:email.confirm.otherOwner'));
    expect(strange.page.querySelector('main form')).toBeNull();

    const elsewhere = createVisitor(at.portal.origin);
    const page = await elsewhere.follow(await elsewhere.get(pathname + search));
    expect(page.page.querySelector('h1')?.text).toBe(say('public:email.confirm.owner'));
    expect(page.page.querySelector('main form')).toBeNull();
    expect(textOf(page)).toContain(say('public:email.confirm.leadOwner'));
    const login = page.page.querySelector('main a[href^="/login"]')?.getAttribute('href') ?? '';
    const form = await elsewhere.get(login);
    const back = await elsewhere.follow(
      await elsewhere.submit(form, { username, password: PASSWORD_OF_GUEST }),
    );
    expect(back.path).toBe('/confirm');
    const done = await elsewhere.follow(await elsewhere.submit(back));
    expect(textOf(done)).toContain(say('public:email.confirm.doneText'));
  });

  it('counts at once in the browser that has registered', async () => {
    const email = 'tu-samo@poczta.example';
    const { visitor, walk, review } = await atReview({ email });
    await visitor.submit(await walk.send(review), { code: await newestCode() });
    const rows = at.stores.provider.selectFrom('outbox').select('link').where('recipient', '=', email);
    const { pathname, search } = new URL((await rows.executeTakeFirst())?.link ?? '');
    const page = await visitor.follow(await visitor.get(pathname + search));
    expect(textOf(await visitor.follow(await visitor.submit(page)))).toContain(
      say('public:email.confirm.doneText'),
    );
  });
});

describe('a registration that nothing can prove (C-115)', () => {
  it('is usable at once by its username, which stands on the page, and no code or mail is promised', async () => {
    await settings({});
    const { visitor, walk, review } = await atReview();
    const sent = await walk.send(review);
    expect(sent.path).toContain(PATH);
    expect(textOf(sent)).not.toMatch(/Wysłano|Wiadomość wysyłamy/);
    const username = /Login do portalu: (\S+?)\./.exec(textOf(sent))?.[1] ?? '';
    expect(username).toMatch(/\d$/);
    await visitor.signIn(username, PASSWORD_OF_GUEST);
    expect((await visitor.follow(await visitor.get('/account'))).path).not.toContain('/login');
  });
});

describe('an account whose code cannot go out any more (A-38)', () => {
  afterEach(() => at.portal.tell('/guest-registration/profile', { profile: 'all' }));

  it('is promised none at the sign-in, and led to the desk', async () => {
    const { visitor, walk, review } = await atReview();
    await walk.send(review);
    await at.portal.tell('/guest-registration/profile', { profile: 'no-sms' });
    const accounts = at.stores.provider.selectFrom('accounts').select('username');
    const waiting = accounts.where('state', '=', 'MUST_CONFIRM_PHONE').orderBy('created_at', 'desc');
    const { username } = await waiting.executeTakeFirstOrThrow();
    const page = await visitor.follow(await visitor.signIn(username, PASSWORD_OF_GUEST));
    expect(page.path).toContain('/resendactivationcode');
    expect(textOf(page)).toContain(say('public:phone.smsOff'));
    expect(page.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(page.page.querySelector('main form')).toBeNull();
  });
});

describe('the number of somebody who has an account (AP-72)', () => {
  it('is told by its code alone, with three ways on; the third shares it', async () => {
    const first = await atReview();
    await first.visitor.submit(await first.walk.send(first.review), { code: await newestCode() });
    const phoneNumber = `60931${String(made).padStart(4, '0')}`;
    await at.stores.provider.deleteFrom('phone_code_sends').execute();

    const { visitor, walk, review } = await atReview({ phoneNumber });
    const sent = await walk.send(review);
    expect(textOf(sent)).not.toContain('istnieje już konto');
    const known = await visitor.follow(await visitor.submit(sent, { code: await newestCode() }));
    expect(textOf(known)).toContain(
      'Wystąpił błąd walidacji. Prawdopodobnie istnieje już konto w systemie o podanych danych.',
    );
    // No threat, and nothing of papers or of a deletion.
    expect(known.page.querySelector('h1')?.text).toContain(say('registration:summary.title.known'));
    expect(known.page.querySelector('title')?.text).not.toContain('Błąd');
    for (const words of ['zostanie usunięte', say('registration:summary.bring.title')])
      expect(textOf(known)).not.toContain(words);
    for (const way of ['/login', '/resetpassword'])
      expect(known.page.querySelector(`main a[href^="${way}"]`)).not.toBeNull();
    const shared = await visitor.follow(await visitor.submit(known, {}, 'form[action*="shared=yes"]'));
    expect(shared.status).toBe(200);
    expect(textOf(shared)).not.toContain('istnieje już konto');
    const told = await at.stores.provider
      .selectFrom('outbox')
      .selectAll()
      .where('code', 'is', null)
      .execute();
    expect(told.some(({ recipient }) => recipient.endsWith(phoneNumber))).toBe(true);
  });
});

describe('an outage while it is sent', () => {
  it('keeps all that was typed and the solved sum; sent again it makes one account', async () => {
    const before = await people();
    const { visitor, walk, review } = await atReview();
    await faults({ 'registration.create': 'down' });
    const failed = await walk.send(review);
    expect(failed.status).toBeGreaterThanOrEqual(400);
    expect(textOf(failed)).toContain('Wystąpił błąd podczas tworzenia konta');
    expect(textOf(failed)).toContain(say('registration:notMade'));
    expect(failed.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    await faults();
    const again = await visitor.follow(await visitor.submit(failed, { password: PASSWORD_OF_GUEST }));
    expect(again.path).toContain(PATH);
    expect(await people()).toBe(before + 1);
  });

  it('whose answer alone is lost makes one account, however often it is sent', async () => {
    const before = await people();
    const { visitor, walk, review } = await atReview();
    await faults({ 'registration.create': 'nonsense' });
    const failed = await walk.send(review);
    expect(textOf(failed)).not.toContain(say('registration:notMade'));
    await faults();
    const again = await visitor.follow(await visitor.submit(failed, { password: PASSWORD_OF_GUEST }));
    expect(again.path).toContain(PATH);
    expect(await people()).toBe(before + 1);
  });
});

describe('what the identity system has proved', () => {
  it('ends after 30 minutes: it is proved anew, and what was typed stands', async () => {
    const visitor = createVisitor(at.portal.origin);
    const page = await provenAs(visitor, { person: 'Ktoś, kogo przychodnia nie zna' });
    const way = page.page.querySelector('main a[href^="/registration/proved"]')?.getAttribute('href') ?? '';
    const walk = guestWalk(visitor);
    const contact = await walk.next(await visitor.follow(await visitor.get(way)));
    const typed = { phoneNumber: '601 777 555', email: '' };
    const review = await walk.passFiles(await walk.consent(await walk.next(contact, typed)));
    await at.portal.advance('PT31M');
    const late = await walk.send(review);
    await at.portal.resetClock();
    expect(textOf(late)).toContain(say('registration:proved.over'));
    expect(late.page.querySelector('main a[href^="/mpi/epuap/sso"]')).not.toBeNull();
    expect(textOf(late)).toContain('601 777 555');
  });
});
