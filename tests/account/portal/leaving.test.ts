import { beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { structureOf, textOfPages } from '#tests/support/pdf-text.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
beforeEach(() => at.portal.reset());

const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const h1Of = ({ page }: Answer) => page.querySelector('h1')?.text ?? '';
function cancelAll() {
  stores.change('provider', "update bookings set status = 'CANCELED'");
  stores.change('provider', "update payments set state = 'COMPLETED', open_key = null");
  stores.change('provider', "update deposit_payouts set state = 'PAID'");
}

describe('/account/delete', () => {
  const PATH = '/account/delete';

  it('asks, says what goes and what stays, and the no comes first', async () => {
    cancelAll();
    const page = await (await at.signedIn('piotr.zielinski')).get(PATH);
    expect([page.status, h1Of(page)]).toEqual([200, say('account:delete.title')]);
    for (const name of [
      'signIn',
      'contacts',
      'sessions',
      'begun',
      'people',
      'records',
      'log',
      'name',
    ] as const)
      expect(mainOf(page)).toContain(say(`account:delete.terms.${name}.text`));
    const ways = page.page.querySelectorAll('main .button, main a.button, main input[type=submit]');
    const words = ways.map((way) => way.getAttribute('value') ?? way.text);
    expect(words.indexOf('Nie, zostaw konto')).toBeLessThan(words.indexOf('Tak, usuń konto'));
  });

  it('deletes, leads to sign-in with its text, and leaves nothing that opens: cookie, other browser, name', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const other = await at.signedIn('ewa.dabrowska');
    const before = new Map(ewa.cookies);
    const page = await ewa.get(PATH);
    const done = await ewa.submit(page);
    expect(done.location).toBe('/login');
    expect(mainOf(await ewa.follow(done))).toContain('Konto zostało usunięte');
    // Said once, and to nobody else, whatever the address says.
    expect(mainOf(await ewa.get('/login'))).not.toContain('Konto zostało usunięte');
    const guest = createVisitor(at.portal.origin);
    expect(mainOf(await guest.get('/login?account=deleted'))).not.toContain('Konto zostało usunięte');

    const replayed = createVisitor(at.portal.origin);
    for (const [name, value] of before) replayed.cookies.set(name, value);
    for (const visitor of [replayed, other]) {
      const led = await visitor.get('/account');
      expect(led.location).toMatch(/^\/login\?return=/);
      expect(mainOf(await visitor.follow(led))).toContain('Konto zostało usunięte');
    }
    const again = createVisitor(at.portal.origin);
    const login = await again.get('/login');
    const sent = await again.submit(login, { username: 'ewa.dabrowska', password: PASSWORD });
    expect(mainOf(sent)).toContain('Niepoprawny login i/lub hasło.');
    const mails = await at.portal.outbox();
    expect(mails.map(({ to }) => to)).toEqual(['ewa.dabrowska@example.com']);
  });

  it('ends alike when it is sent twice, or from a second tab', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const second = createVisitor(at.portal.origin);
    for (const [name, value] of ewa.cookies) second.cookies.set(name, value);
    const [first, tab] = [await ewa.get(PATH), await second.get(PATH)];
    const sent = await Promise.all([ewa.submit(first), ewa.submit(first), second.submit(tab)]);
    for (const [index, answer] of sent.entries()) {
      expect(answer.location).toMatch(/^\/login/);
      const page = await (index === 2 ? second : ewa).follow(answer);
      expect(page.status).toBe(200);
    }
    const late = await second.follow(await second.submit(tab));
    expect([late.path.split('?')[0], late.status]).toEqual(['/login', 200]);
    expect(mainOf(late)).toContain('Konto zostało usunięte');
  });

  it('says in a second tab of the same browser that the account is gone', async () => {
    const ewa = await at.signedIn('ewa.dabrowska');
    const [first, tab] = [await ewa.get(PATH), await ewa.get(PATH)];
    await ewa.follow(await ewa.submit(first));
    const sent = await ewa.submit(tab);
    expect(sent.location).toMatch(/^\/login/);
    const page = await ewa.follow(sent);
    expect([page.status, h1Of(page)]).toEqual([200, say('public:login.title')]);
    expect(mainOf(page)).toContain('Konto zostało usunięte');
  });

  it('is refused while a visit is to come, with the way to it; and when one comes between the page and the form', async () => {
    const jan = await at.signedIn('jan.nowak');
    const page = await jan.get(PATH);
    expect(h1Of(page)).toBe(say('account:delete.stoppedTitle'));
    expect(page.page.querySelector('main a[href="/bookings/AMMS/booking-3001"]')).not.toBeNull();
    expect(page.page.querySelector('#page-form')).toBeNull();

    cancelAll();
    const asked = await jan.get(PATH);
    stores.change('provider', "update bookings set status = 'SCHEDULED' where system_id = 'booking-3001'");
    const refused = await jan.submit(asked);
    expect([refused.status, h1Of(refused)]).toEqual([409, say('account:delete.stoppedTitle')]);
    expect(refused.page.querySelector('main a[href="/bookings/AMMS/booking-3001"]')).not.toBeNull();
    expect((await jan.get('/account')).status).toBe(200);
  });

  it('is refused while a child has nobody else, with the desk’s phone', async () => {
    cancelAll();
    const page = await (await at.signedIn('anna.kowalska')).get(PATH);
    expect(mainOf(page)).toContain('Zofia Kowalska');
    expect(page.page.querySelector('main a[href="tel:+48815550100"]')).not.toBeNull();
  });
});

describe('/account/copy', () => {
  it('says what the account has, and nobody’s PESEL; its PDF says the same', async () => {
    const anna = await at.signedIn('anna.kowalska');
    const page = await anna.get('/account/copy');
    const text = mainOf(page);
    for (const words of ['anna.kowalska', 'anna.kowalska@example.com', 'Zofia Kowalska', 'Helena Kowalska'])
      expect(text).toContain(words);
    const found = stores.read('provider', 'select group_concat(national_id) as pesels from patients');
    const ids = (found as { pesels: string }).pesels.split(',');
    expect(ids.length).toBeGreaterThan(5);
    const link = page.page.querySelector('main a[href="/account/copy/printout"]');
    expect(link?.text).toMatch(/PDF, \d+\skB\).*\(otwiera się w nowej karcie\)/);

    const cookie = [...anna.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`${at.portal.origin}/account/copy/printout`, { headers: { cookie } });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('inline; filename=kopia-danych.pdf');
    const { tags, language } = structureOf(bytes);
    expect([language, tags.slice(0, 3)]).toEqual(['pl', ['Document', 'P', 'H1']]);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(6);
    const pdf = textOfPages(bytes).join('');
    expect(pdf).toContain('anna.kowalska@example.com');
    for (const id of ids) for (const said of [text, pdf]) expect(said).not.toContain(id);
  });
});

describe('what waits to be confirmed', () => {
  it('stands in the copy', async () => {
    const jan = await at.signedIn('jan.nowak');
    expect(mainOf(await jan.get('/account/copy'))).toMatch(/jan@nowak\.example, czeka na potwierdzenie do: /);
  });
});

describe('/account/security', () => {
  const PATH = '/account/security';

  it('lists where the account is signed in, without an id, and ends one of them with a sentence', async () => {
    stores.change('portal', 'delete from sessions');
    const jan = await at.signedIn('jan.nowak');
    const others = [await at.signedIn('jan.nowak'), await at.signedIn('jan.nowak')];
    const page = await jan.get(PATH);
    const buttons = page.page.querySelectorAll(`main input[value="${say('account:security.end')}"]`);
    expect(buttons).toHaveLength(2);
    expect(mainOf(page)).toContain(say('account:security.here'));
    for (const visitor of [jan, ...others])
      expect(page.html).not.toContain(visitor.cookies.get('session') ?? 'none');

    const secondTab = await jan.get(PATH);
    const ended = await jan.submit(page, {}, 'main li form');
    expect(mainOf(await jan.follow(ended))).toContain(say('account:security.ended'));
    const states = await Promise.all(others.map((visitor) => visitor.get('/account')));
    const over = states.filter(({ location }) => location?.startsWith('/login'));
    expect(over).toHaveLength(1);
    const which = others[states.indexOf(over[0] as Answer)];
    expect(mainOf((await which?.follow(over[0] as Answer)) as Answer)).toContain(
      say('account:security.endedElsewhere'),
    );
    // The same button in a tab that has not heard of it.
    const again = await jan.submit(secondTab, {}, 'main li form');
    expect(mainOf(await jan.follow(again))).toContain(say('account:security.over'));
  });

  it('ends all others and keeps this one', async () => {
    const jan = await at.signedIn('jan.nowak');
    const other = await at.signedIn('jan.nowak');
    const page = await jan.get(PATH);
    const done = await jan.submit(page, {}, 'main section > .actions form');
    expect(mainOf(await jan.follow(done))).toContain(say('account:security.endedAll'));
    expect((await other.get('/account')).location).toMatch(/^\/login/);
    expect((await jan.get('/account')).status).toBe(200);
  });

  it('shows the last 20 sign-ins and failures, the newest first, a stranger’s too', async () => {
    const stranger = createVisitor(at.portal.origin);
    const login = await stranger.get('/login');
    await stranger.submit(login, { username: 'jan.nowak', password: 'zgaduję' });
    for (let number = 0; number < 21; number += 1)
      stores.change(
        'provider',
        `insert into sign_in_events (id, at, request_id, type, account_id) values ('0${number}', ${number}, 'r${number}', 'LOGIN_SUCCESS', 'account-2001')`,
      );
    const page = await (await at.signedIn('jan.nowak')).get(PATH);
    const rows = page.page.querySelectorAll('main section:last-of-type li.row h3').map(({ text }) => text);
    expect(rows).toHaveLength(20);
    expect(rows[0]).toContain(say('account:security.events.LOGIN_SUCCESS'));
    expect(rows[1]).toContain(say('account:security.events.LOGIN_FAILURE'));
  });
});
