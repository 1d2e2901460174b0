import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { provenAs } from '#tests/support/identity.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const guest = () => createVisitor(at.portal.origin);

const sessionsOf = (values: object, username: string) =>
  at.stores.provider
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
    .then(({ id }) =>
      at.stores.portal.updateTable('sessions').set(values).where('account_id', '=', id).execute(),
    );
/** So long ago was the last proof of an account's sessions. */
const proved = async (username: string, secondsAgo: number) =>
  sessionsOf({ proved_at: (await at.portal.now()).getTime() - secondsAgo * 1000 }, username);

const newestLink = async (recipient: string) => {
  const rows = await at.stores.provider
    .selectFrom('outbox')
    .select(['link', 'text', 'subject'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const { pathname, search } = new URL(rows[0]?.link ?? '');
  return { link: pathname + search, rows };
};

/** A mail scanner asks for an address in both ways, and follows where it leads; it presses nothing (S-08). */
async function scanned(link: string) {
  for (const method of ['HEAD', 'GET']) {
    const scanner = guest();
    const led = await scanner.send(link, { method });
    if (led.location) await scanner.send(led.location, { method });
  }
}

beforeEach(() => at.stores.provider.deleteFrom('outbox').execute());

describe('Konto', () => {
  it('says each contact with its state, and leads to nothing that is not there', async () => {
    const jan = await at.signedIn('jan.nowak');
    const page = await jan.get('/account');
    expect(page.status).toBe(200);
    expect(page.page.querySelector('title')?.text).toMatch(/^Konto – /);
    const text = mainOf(page);
    for (const part of ['jan.nowak@example.com', 'jan@nowak.example', '600 100 101', 'e-mailem', 'jan.nowak'])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    expect(text).toMatch(/Czeka na potwierdzenie do \d+ \w+ \d{4}, \d+:\d\d/);
    expect(text).toContain('Tożsamość potwierdzona');
    const nav = page.page.querySelectorAll('nav#area a');
    expect(nav.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toContainEqual([
      '/account',
      'page',
    ]);
    for (const link of page.page.querySelectorAll('main a[href^="/"]')) {
      expect((await jan.follow(await jan.get(link.getAttribute('href') ?? ''))).status).toBe(200);
    }
    expect(page.page.querySelector('main a[href="/changepassword?return=%2Faccount"]')).not.toBeNull();
    const names = page.page
      .querySelectorAll('dl.summary a')
      .map(({ text: name }) => name.replace('\u00a0', ' '));
    expect(names).toContain('Zmień e-mail');
  });

  it('is there with an unconfirmed phone, and says what an unconfirmed person may not', async () => {
    const lucyna = await at.signedIn('lucyna.baran');
    expect(mainOf(await lucyna.get('/account'))).toContain('Niepotwierdzony');
    const piotr = await at.signedIn('piotr.zielinski');
    expect(mainOf(await piotr.get('/account'))).toContain(say('account:konto.identity.refused'));
    expect(mainOf(await piotr.get('/account'))).toContain('widzisz tylko to, co wpisano z tego konta');
  });

  it('stands but for the part that does not come', async () => {
    const halina = await at.signedIn('halina.mazur');
    const page = await halina.get('/account');
    expect(mainOf(page)).toContain('halina.mazur@example.com');
    expect(mainOf(page)).toContain('Serwer nie odpowiada');
    const retry = page.page.querySelector('main .notice-error a.button-secondary');
    expect([retry?.text, retry?.getAttribute('href')]).toEqual(['Spróbuj ponownie', '/account']);
  });

  it('stands without contacts while the account itself does not come, whatever befalls that call', async () => {
    const visitor = await at.signedIn('piotr.zielinski');
    const as = (sentinel: 'OUTAGE' | null) =>
      at.stores.provider
        .updateTable('accounts')
        .set({ sentinel })
        .where('username', '=', 'piotr.zielinski')
        .execute();
    await as('OUTAGE');
    for (const kind of ['500', 'a time-out', 'nonsense']) {
      const page = await visitor.get('/account');
      expect([kind, page.status]).toEqual([kind, 200]);
      expect(mainOf(page)).toContain('Serwer nie odpowiada');
      expect(mainOf(page)).toContain(say('account:konto.identity.refused'));
      expect(page.page.querySelector('main .notice-error a.button-secondary')?.text).toBe('Spróbuj ponownie');
    }
    await as(null);
    expect(mainOf(await visitor.get('/account'))).toContain('piotr.zielinski@example.com');
  });

  it('is behind sign-in, and no short session opens it', async () => {
    const visitor = guest();
    const login = await visitor.follow(await visitor.get('/account/email'));
    const inside = await visitor.submit(login, { username: 'stanislaw.wojcik', password: PASSWORD });
    expect(inside.location).toBe('/account/email');
    const adam = guest();
    await adam.signIn('adam.piotrowski');
    for (const path of ['/account', '/account/email', '/account/phone'])
      expect((await adam.get(path)).location).toBe(`/changepassword?return=${encodeURIComponent(path)}`);
  });
});

describe('a proof', () => {
  const PROOF = '/account/reauthenticate?return=%2Faccount%2Femail';

  it('is good for ten minutes in its own session, and what was posted comes back', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const other = await at.signedIn('ewa.dabrowska');
    await proved('ewa.dabrowska', 590);
    const form = await ewa.get('/account/email');
    expect(form.status).toBe(200);
    await proved('ewa.dabrowska', 602);
    expect((await ewa.get('/account/email')).location).toBe(PROOF);
    const posted = await ewa.submit(form, { email: 'ewa@inna.example' });
    expect(posted.location).toBe(PROOF);
    const asked = await ewa.follow(posted);
    const field = asked.page.querySelector('input[type=password]');
    expect(field?.getAttribute('autocomplete')).toBe('current-password');
    const wrong = await ewa.submit(asked, { password: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(mainOf(wrong)).toContain(say('account:proof.password.wrong'));
    const right = await ewa.submit(wrong, { password: PASSWORD });
    expect(right.location).toBe('/account/email');
    const back = await ewa.follow(right);
    expect(back.page.querySelector('[name=email]')?.getAttribute('value')).toBe('ewa@inna.example');
    expect((await other.get('/account/email')).location).toBe(PROOF);
    expect((await ewa.get('/account/reauthenticate?return=https://example.com')).location).toBe('/account');
    const rows = await at.stores.provider.selectFrom('outbox').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('counts wrong passwords with those of sign-in, here and there', async () => {
    const stanislaw = await at.signedIn('stanislaw.wojcik');
    await proved('stanislaw.wojcik', 700);
    for (let times = 1; times <= 3; times += 1) await guest().signIn('stanislaw.wojcik', 'wrong');
    const asked = await stanislaw.follow(await stanislaw.get('/account/email'));
    expect((await stanislaw.submit(asked, { password: 'wrong', _key: 'k1' })).status).toBe(422);
    const fifth = await stanislaw.submit(asked, { password: 'wrong', _key: 'k2' });
    expect(fifth.status).toBe(423);
    expect(mainOf(fifth)).toMatch(
      /Konto zostało czasowo zablokowane\. Spróbuj ponownie po godzinie \d+:\d\d/,
    );
    const locked = await stanislaw.submit(asked, { password: PASSWORD, _key: 'k3' });
    expect(locked.status).toBe(423);
    expect(mainOf(locked)).toContain('Konto zostało czasowo zablokowane.');
    const there = await guest().signIn('stanislaw.wojcik');
    expect(there.status).toBe(423);
    expect((await stanislaw.get('/account')).status).toBe(200);
    await at.stores.provider.deleteFrom('sign_in_tries').execute();
  });

  it('of who has no password is a new sign-in at the identity system, by nobody else', async () => {
    const entered = guest();
    const proof = await provenAs(entered, { person: 'Wojciech Pawlak' });
    await entered.submit(proof);
    await proved('wojciech.pawlak', 700);
    const asked = await entered.follow(await entered.get('/account/email'));
    expect(asked.page.querySelector('input[type=password]')).toBeNull();
    const way = asked.page.querySelector('main a[href^="/mpi/epuap/sso"]')?.getAttribute('href') ?? '';
    const query = way.slice(way.indexOf('?'));

    const refused = await provenAs(entered, { person: 'Wojciech Pawlak', decision: 'refuse' }, query);
    expect(mainOf(refused)).toContain(say('account:proof.identity.refused'));
    expect(refused.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    const stranger = await provenAs(entered, { person: 'Jan Nowak' }, query);
    const other = await entered.submit(stranger);
    expect(mainOf(other)).toContain(say('account:proof.identity.other'));
    expect(mainOf(other)).not.toContain(say('account:proof.identity.proved'));
    expect(other.page.querySelector('#page-form')).toBeNull();
    expect(other.page.querySelector(`main a[href^="/mpi/epuap/sso"]`)).not.toBeNull();
    expect((await entered.get('/account/email')).location).toBe(PROOF);

    const own = await provenAs(entered, { person: 'Wojciech Pawlak' }, query);
    expect((await entered.submit(own)).location).toBe('/account/email');
    expect(mainOf(await entered.get('/account/email'))).toContain('wojciech.pawlak@example.com');
  });

  it('has no form for a password where there is none to change', async () => {
    const entered = guest();
    await entered.submit(await provenAs(entered, { person: 'Wojciech Pawlak' }));
    const page = await entered.get('/changepassword');
    expect([page.status, page.page.querySelector('#page-form')]).toEqual([200, null]);
    expect(mainOf(page)).toContain(say('public:changePassword.without.text'));
    expect(page.page.querySelector('main a[href="/resetpassword"]')).not.toBeNull();
  });
});

describe('the e-mail address', () => {
  it('waits until its link is used anywhere, and is undone from the former one', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const elsewhere = await at.signedIn('anna.kowalska');
    const saved = await anna.follow(
      await anna.submit(await anna.get('/account/email'), { email: '\u200b ania@dom.example \u00a0' }),
    );
    expect(saved.path).toBe('/account');
    expect(mainOf(saved)).toContain('Dane zostały poprawnie zapisane');
    expect(mainOf(saved)).toContain(say('account:email.sent', { email: 'ania@dom.example' }));
    const { link } = await newestLink('ania@dom.example');
    await scanned(link);
    expect(mainOf(await anna.get('/account'))).toContain('Czeka na potwierdzenie do');

    const ewa = await at.signedIn('ewa.dabrowska');
    const page = await ewa.follow(await ewa.get(link));
    expect(mainOf(page)).toContain(say('public:email.confirm.leadChange'));
    const done = await ewa.follow(await ewa.submit(page));
    expect(mainOf(done)).toContain(say('public:email.confirm.doneText'));
    expect(done.page.querySelector('main a[href="/account"]')).not.toBeNull();
    expect(mainOf(await ewa.get('/account'))).toContain('ewa.dabrowska@example.com');
    expect(mainOf(await anna.get('/account'))).toContain('ania@dom.example');
    expect((await elsewhere.get('/account')).location).toMatch(/^\/login/);

    const again = await ewa.follow(await ewa.get(link));
    expect([again.status, again.page.querySelector('#page-form')]).toEqual([200, null]);
    expect(mainOf(again)).toContain(say('public:email.confirm.done'));

    const told = await newestLink('anna.kowalska@example.com');
    await scanned(told.link);
    expect(mainOf(await anna.get('/account'))).toContain('ania@dom.example');
    const undoing = guest();
    const undo = await undoing.follow(await undoing.get(told.link));
    expect(mainOf(undo)).toContain(say('account:undo.lead.EMAIL'));
    const undone = await undoing.follow(await undoing.submit(undo));
    expect(mainOf(undone)).toContain(say('account:undo.now'));
    expect(undone.page.querySelector('main a[href="/resetpassword"]')).not.toBeNull();
    expect((await anna.get('/account')).location).toMatch(/^\/login/);
    const twice = await undoing.follow(await undoing.submit(undo, { _key: 'another' }));
    expect(mainOf(twice)).toContain(say('account:undo.now'));
    const back = await at.signedIn('anna.kowalska');
    expect(mainOf(await back.get('/account'))).toContain('anna.kowalska@example.com');
    // Opened once more, when somebody is signed in again: nothing is said that is not so.
    const reopened = await undoing.follow(await undoing.get(told.link));
    expect(mainOf(reopened)).toContain('Link nie zadziała drugi raz.');
    expect(mainOf(reopened)).not.toContain('Nikt nie jest');
    expect(reopened.page.querySelector('#page-form')).toBeNull();
  });

  it('of another account is said at the field, five times a day, then until when not', async () => {
    const lucyna = await at.signedIn('lucyna.baran');
    const form = await lucyna.get('/account/email');
    for (let times = 1; times <= 5; times += 1) {
      const taken = await lucyna.submit(form, { email: 'JAN.NOWAK@EXAMPLE.COM', _key: `k${times}` });
      expect(taken.status).toBe(422);
      expect(mainOf(taken)).toContain('Podany e-mail jest już w użyciu');
    }
    const over = await lucyna.submit(form, { email: 'jan.nowak@example.com', _key: 'k6' });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(mainOf(over)).toMatch(/Następny można sprawdzić od \d+ \w+ \d{4}, od godziny \d+:\d\d/);
    expect(over.page.querySelector('[name=email]')?.getAttribute('value')).toBe('jan.nowak@example.com');
  });

  it.each(['anna', 'anna@', 'a b@c.pl', `${'a'.repeat(251)}@b.pl`, ''])(
    '%j is an error at the field, and stays there',
    async (email) => {
      const lucyna = await at.signedIn('lucyna.baran');
      const answer = await lucyna.submit(await lucyna.get('/account/email'), { email });
      expect([400, 422]).toContain(answer.status);
      expect(answer.page.querySelectorAll('.error-summary a, main [href="#email-email"]').length).toBe(1);
      expect(answer.page.querySelector('[name=email]')?.getAttribute('value') ?? '').toBe(email);
      expect(mainOf(answer)).not.toContain('w użyciu');
    },
  );

  it('that was saved in two windows shows both values, and either can stand', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const [one, two] = [await piotr.get('/account/email'), await piotr.get('/account/email')];
    await piotr.submit(one, { email: 'piotr@jeden.example' });
    // It came back for another reason, and is still of what was read before the other window saved.
    const wrong = await piotr.submit(two, { email: 'piotr@' });
    expect(wrong.status).toBe(400);
    const stale = await piotr.submit(wrong, { email: 'piotr@dwa.example' });
    expect(stale.status).toBe(409);
    expect(mainOf(stale)).toContain(say('account:stale.stored', { value: 'piotr.zielinski@example.com' }));
    expect(mainOf(stale)).toContain(say('account:stale.typed', { value: 'piotr@dwa.example' }));
    expect((await piotr.submit(stale)).location).toBe('/account');
    expect(mainOf(await piotr.get('/account'))).toContain('piotr@dwa.example');
  });

  it('that was saved, and whose answer was lost, is saved again without a conflict', async () => {
    const piotr = await at.signedIn('piotr.zielinski');
    const [one, two] = [await piotr.get('/account/email'), await piotr.get('/account/email')];
    for (const page of [one, two])
      expect((await piotr.submit(page, { email: 'piotr@trzy.example' })).location).toBe('/account');
    expect(mainOf(await piotr.get('/account'))).toContain('piotr@trzy.example');
  });

  it('that waits is sent again with a pause, and withdrawn', async () => {
    const jan = await at.signedIn('jan.nowak');
    const page = await jan.get('/account/email');
    const [resend, withdraw] = page.page.querySelectorAll('form.inline-form');
    expect(resend && withdraw).toBeTruthy();
    const fields = (intent: string) => ({ ...tokens(page), intent });
    const sent = await jan.follow(await jan.post('/account/email', fields('resend')));
    expect(mainOf(sent)).toContain(say('account:email.sentAgain', { email: 'jan@nowak.example' }));
    const soon = await jan.post('/account/email', { ...fields('resend'), _key: 'another' });
    expect(soon.status).toBe(429);
    expect(mainOf(soon)).toContain('bo poprzedni wyszedł przed chwilą');
    expect(soon.page.querySelector('[name=email]')?.getAttribute('value')).toBe('jan.nowak@example.com');
    const ended = await jan.follow(
      await jan.post('/account/email', { ...fields('withdraw'), _key: 'third' }),
    );
    expect(mainOf(ended)).toContain(say('account:email.withdrawn'));
    const late = await jan.post('/account/email', { ...fields('resend'), _key: 'fourth' });
    expect(late.status).toBe(400);
    expect(mainOf(late)).toContain('Taki adres e-mail nie istnieje lub został już potwierdzony');
    expect(late.page.querySelector('[name=email]')?.getAttribute('value')).toBe('jan.nowak@example.com');
    expect(mainOf(await jan.get('/account'))).not.toContain('jan@nowak.example');
  });

  it('that was confirmed in the meantime is not said to be withdrawn', async () => {
    const irena = await at.signedIn('irena.szymanska');
    await irena.submit(await irena.get('/account/email'), { email: 'irena@dom.example' });
    const old = await irena.get('/account/email');
    const { link } = await newestLink('irena@dom.example');
    await irena.submit(await irena.follow(await irena.get(link)));
    const withdraw = { ...tokens(old), intent: 'withdraw', waiting: 'irena@dom.example' };
    const said = mainOf(await irena.follow(await irena.post('/account/email', withdraw)));
    expect(said).toContain(say('account:email.confirmedBefore', { email: 'irena@dom.example' }));
    expect(said).not.toContain(say('account:email.withdrawn'));
  });

  it('that another account has by then is over, with a way on and no button', async () => {
    const [first, second] = [await at.signedIn('piotr.zielinski'), await at.signedIn('ewa.dabrowska')];
    await first.follow(await first.submit(await first.get('/account/email'), { email: 'razem@dom.example' }));
    const ofFirst = (await newestLink('razem@dom.example')).link;
    await second.submit(await second.get('/account/email'), { email: 'RAZEM@dom.example' });
    const ofSecond = (await newestLink('RAZEM@dom.example')).link;
    await second.submit(await second.follow(await second.get(ofSecond)));
    const refused = await first.submit(await first.follow(await first.get(ofFirst)));
    expect(refused.status).toBe(422);
    expect(mainOf(refused)).toContain('Podany e-mail jest już w użyciu');
    expect(mainOf(refused)).not.toContain(say('public:email.confirm.leadChange'));
    expect(refused.page.querySelector('#page-form')).toBeNull();
    expect(refused.page.querySelector('main a[href="/account/email"]')).not.toBeNull();
    expect(mainOf(await first.get('/account'))).not.toContain('razem@dom.example');
  });

  it('may be saved though something else of the account was saved in another window', async () => {
    const oleksandr = await at.signedIn('oleksandr.kovalenko');
    const form = await oleksandr.get('/account/email');
    await at.stores.provider
      .updateTable('accounts')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('username', '=', 'oleksandr.kovalenko')
      .execute();
    expect((await oleksandr.submit(form, { email: 'oleks@inna.example' })).location).toBe('/account');
  });

  it('that is the first one has none before it, and nothing says so', async () => {
    const irena = await at.signedIn('irena.szymanska');
    await at.stores.provider
      .updateTable('accounts')
      .set({ email: null })
      .where('username', '=', 'irena.szymanska')
      .execute();
    const email = 'irena@pierwszy.example';
    const saved = await irena.follow(await irena.submit(await irena.get('/account/email'), { email }));
    for (const key of ['account:email.sentFirst', 'account:konto.firstEmailWaits'] as const)
      expect(mainOf(saved)).toContain(say(key, { email }));
    expect(mainOf(saved)).not.toContain(say('account:konto.emailWaits'));
    expect(mainOf(await irena.get('/account/email'))).toContain(say('account:email.waitsFirst'));
  });
});

function tokens({ page }: Answer) {
  const value = (name: string) =>
    page.querySelector(`form.inline-form [name=${name}]`)?.getAttribute('value') ?? '';
  return { csrf: value('csrf'), _key: value('_key') };
}
