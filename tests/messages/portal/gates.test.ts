import { beforeEach, describe, expect, it } from 'vitest';
import type { Gate } from '#contract/account/schemas.ts';
import { mappedRoutes } from '#tests/house/portal/rows.ts';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { MARIA, openGates } from '#tests/support/gates.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const running = portalForFile();
const stores = storesAt(() => running.portal.dataDirectory);
const routes = mappedRoutes();

const PAGES: Record<Gate, string> = {
  MESSAGES: '/messages-to-confirm',
  CONSENTS: '/consents-to-confirm',
  PHONE: '/phone-to-confirm',
};
const ALL: readonly Gate[] = ['MESSAGES', 'CONSENTS', 'PHONE'];

/** The routes that are open to whoever is signed in, whatever they must do first (S-17), and those that need no session. */
const OPEN = [
  ...['/', '/login', '/logout', '/refused', '/*', '/session', '/display', '/cookie-notice'],
  ...['/legal', '/legal/:document', '/.well-known/security.txt', '/help', '/calendar/:feed'],
  // What is the same for everybody (C§2).
  ...['/hierarchicalunits', '/treatmentdatesguide'],
  // Whoever has no account registers; whoever is signed in is led to their own form, which stands behind the gates (C-78).
  ...['/registration', '/registrationward', '/registrationchild'].flatMap((entry) =>
    ['', '/person', '/document', '/address', '/contact', '/consents', '/files', '/review', '/discard'].map(
      (page) => entry + page,
    ),
  ),
  ...['/registrationward', '/registrationchild'].flatMap((entry) =>
    ['/guardian', '/guardian-pesel', '/guardian-document'].map((page) => entry + page),
  ),
  ...['', '/resend', '/number', '/password'].map((page) => `/registration/summary${page}`),
  '/registration/proved',
  // A guest of a teleconsultation has a cookie of their own, and no account.
  ...['/telehealth/guest', '/telehealth/guest/enter', '/telehealth/guest/:code'],
  ...['/resetpassword', '/resetpassword/new', '/resetpassword/summary'],
  ...['/confirm', '/contact-undo', '/resendactivationlink', '/resendactivationlink/summary'],
  ...['/sso', '/epuap/success', '/epuap/error', '/epuap/no-account', '/epuap/signed-out'],
  ...['/mpi/epuap/sso', '/mpi/epuap/sso-confirm', '/mpi/epuap/slo/:x/:sessionId'],
  ...['/resendactivationcode', '/resendactivationcode/code'],
  // What helps to understand and to use the portal stays open (S-17).
  ...['/easy-to-read', '/easy-to-read/sign-in', '/easy-to-read/booking', '/easy-to-read/cancelling'],
  ...['/easy-to-read/guide', '/legal/inaccessible', '/legal/inaccessible/sent'],
  '/legal/declaration-of-availability',
  // The bank leads back here, also whoever is signed out; a talk that goes on sends its signals by a token of its own (C-12).
  ...['/payments/completed', '/telehealth/signals'],
  ...['', '.jsonld', '/criteria', '/en-301-549', '/checks', '/transcripts/:name'].map(
    (part) => `/legal/accessibility-evidence${part}`,
  ),
];

const setSms = (json: string) =>
  stores.change('provider', "update settings set value = ? where key = 'smsConfirmation'", json);
const setPhoneRequired = (isRequired: 0 | 1) =>
  stores.change('provider', "update accounts set phone_required = ? where id = 'account-2004'", isRequired);
/** The provider fails whenever it is asked what gates are open: whether Maria owes a number hangs on a setting that cannot be read. */
async function whileNobodySays<Result>(work: () => Promise<Result>) {
  setSms('{');
  setPhoneRequired(1);
  return work().finally(() => {
    setSms('{"smsEnabled":true}');
    setPhoneRequired(0);
  });
}

async function before(open: readonly Gate[]) {
  openGates(stores, open);
  return running.signedIn(MARIA);
}
const backTo = (path: string) => `?return=${encodeURIComponent(path)}`;
const nothingOpen = () => openGates(stores, []);

beforeEach(nothingOpen);

const isOpen = (path: string) =>
  OPEN.includes(path) || Object.values(PAGES).some((page) => path.startsWith(page));
const guarded = routes.filter(({ path }) => !isOpen(path));
const addressOf = (path: string) => path.replaceAll(/:\w+\??/g, 'x').replace('*', 'x');

describe('every page of somebody who has something to do first', () => {
  it('there are such pages', () => expect(guarded.length).toBeGreaterThan(30));

  it.each(ALL)('leads to the page of %s and back, and a page that must stay open does not', async (gate) => {
    const maria = await before(ALL.slice(ALL.indexOf(gate)));
    for (const { path } of guarded) {
      const address = addressOf(path);
      if (address === '/main') continue;
      for (const method of ['GET', 'HEAD']) {
        const { location } = await maria.send(address, { method });
        expect([method, address, location]).toEqual([method, address, PAGES[gate] + backTo(address)]);
      }
    }
    expect((await maria.get('/main')).location).toBe(PAGES[gate]);
    expect((await maria.get('/login')).location).toBe('/main');
    for (const path of ['/logout', '/session', '/display', '/legal/privacy-policy']) {
      expect([path, (await maria.get(path)).status]).toEqual([path, 200]);
    }
    expect((await maria.get('/nowhere')).status).toBe(404);
  });

  it('has the gates in their order: a later one leads to an earlier one, and keeps the wanted page', async () => {
    const maria = await before(ALL);
    const wanted = backTo('/bookings?status=CANCELED');
    for (const gate of ['CONSENTS', 'PHONE'] as const) {
      expect((await maria.get(PAGES[gate] + wanted)).location).toBe(PAGES.MESSAGES + wanted);
    }
    expect((await maria.get(`/phone-to-confirm/code${wanted}`)).location).toBe(PAGES.MESSAGES + wanted);
  });

  it('has a frame without ways to the areas, with the way out, help, contrast and language', async () => {
    const maria = await before(['MESSAGES']);
    for (const path of [PAGES.MESSAGES, '/display']) {
      const { page } = await maria.get(path);
      expect(page.querySelector('nav.navigation')).toBeNull();
      expect(page.querySelectorAll('a[href^="/bookings"], a[href^="/newbooking"]').map(String)).toEqual([]);
      expect(page.querySelector('form[action="/logout"]')).not.toBeNull();
      expect(page.querySelectorAll('header fieldset.choices').length).toBeGreaterThan(2);
      expect(page.querySelector('a[href^="/help"]')).not.toBeNull();
    }
  });
});

describe('what is open', () => {
  it('stands at the next page after it has come up, and at none after it was settled', async () => {
    const maria = await before([]);
    expect((await maria.get('/bookings')).status).toBe(200);
    for (const gate of ALL) {
      openGates(stores, [gate]);
      expect((await maria.get('/bookings')).location).toBe(PAGES[gate] + backTo('/bookings'));
      nothingOpen();
      expect((await maria.get('/bookings')).status).toBe(200);
    }
  });

  it('is what was heard last while nobody says, and asked again half a minute later', async () => {
    const maria = await before([]);
    await maria.get('/bookings');
    await whileNobodySays(async () => {
      for (let page = 0; page < 2; page += 1) expect((await maria.get('/bookings')).status).toBe(200);
    });
    openGates(stores, ['CONSENTS']);
    expect((await maria.get('/bookings')).status).toBe(200);
    await running.portal.advance('PT31S');
    expect((await maria.get('/bookings')).location).toBe(PAGES.CONSENTS + backTo('/bookings'));
  });

  it('is not guessed of somebody who has just signed in: the page says that the provider does not answer', async () => {
    const maria = await before(['MESSAGES']);
    const shown = await whileNobodySays(() => maria.get('/bookings'));
    expect(shown.status).toBe(503);
    expect(shown.page.querySelector('h1')?.text).toBe('Serwer nie odpowiada');
    expect((await maria.get('/bookings')).location).toBe(PAGES.MESSAGES + backTo('/bookings'));
  });

  it('waits for a form that is open: it is carried out first', async () => {
    const maria = await before([]);
    const { answer } = await walkOf(maria).atSummary();
    openGates(stores, ['MESSAGES']);
    const booked = await maria.submit(answer);
    expect(booked.location).toMatch(/^\/newbooking\/result\//);
    expect((await maria.get(booked.location ?? '')).location).toBe(
      PAGES.MESSAGES + backTo(booked.location ?? ''),
    );
  });
});

describe('a form that is sent while a gate is open', () => {
  const forms = guarded.filter(({ takesForms }) => takesForms).map(({ path }) => addressOf(path));
  const tokensAtGate = async (maria: Visitor) => tokensOf(await maria.get('/display'));
  const feeds = () => stores.read('provider', 'select count(*) as number from calendar_feeds');
  const write = { title: 'Pytanie o wynik', content: 'Czy mam przyjść na czczo?' };

  it('there are such forms', () => expect(forms.length).toBeGreaterThan(25));

  it.each(ALL)('is not taken by any page behind the gate of %s, and leads to it', async (gate) => {
    const maria = await before(ALL.slice(ALL.indexOf(gate)));
    const tokens = await tokensAtGate(maria);
    for (const address of forms) {
      const { status, location } = await maria.post(address, { ...tokens, choice: 'yes' });
      expect([address, status, location]).toEqual([address, 303, PAGES[gate] + backTo(address)]);
    }
  });

  it('is not taken by the page of a later gate either', async () => {
    const maria = await before(['MESSAGES', 'PHONE']);
    const wanted = backTo('/bookings');
    const sent = await maria.post(PAGES.PHONE + wanted, {
      ...(await tokensAtGate(maria)),
      phoneNumber: '601 234 567',
    });
    expect(sent.location).toBe(PAGES.MESSAGES + wanted);
  });

  it('makes nothing, says so, and comes back with its answers after the gate', async () => {
    const maria = await before(['MESSAGES']);
    const feedsBefore = feeds();
    const sent = await maria.post('/bookings/calendar', await tokensAtGate(maria));
    expect(feeds()).toEqual(feedsBefore);
    expect((await maria.follow(sent)).page.text).toContain('Nic się jeszcze nie zmieniło.');

    const held = await maria.post('/messages/new', { ...(await tokensAtGate(maria)), ...write });
    const gate = await maria.follow(held);
    expect(gate.page.text).toContain('Formularz nie został jeszcze wysłany.');
    nothingOpen();
    const form = await maria.follow(await maria.get(gate.path));
    expect(form.path).toBe('/messages/new');
    expect(form.page.querySelector('textarea')?.text).toContain(write.content);
  });

  it('may be sent again as it is once the gate is passed: what led to the gate was no outcome of it', async () => {
    const maria = await before(['CONSENTS']);
    const tokens = await tokensAtGate(maria);
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await maria.post('/bookings/calendar', tokens)).location).toBe(
        PAGES.CONSENTS + backTo('/bookings/calendar'),
      );
    }
    nothingOpen();
    expect((await maria.post('/bookings/calendar', tokens)).page.text).not.toContain('Nic się jeszcze');
    expect(feeds()).toEqual({ number: 1 });
  });

  it('leaves no file of an upload behind, and names the file in what is kept', async () => {
    const maria = await before(['PHONE']);
    const tokens = await tokensAtGate(maria);
    const parts = new FormData();
    for (const [name, value] of Object.entries(tokens)) parts.append(name, value);
    parts.append('files', new File(['%PDF-1.7 made up'], 'skierowanie.pdf'));
    const sent = await maria.send('/messages/new/files', {
      method: 'POST',
      body: parts,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([sent.status, sent.location]).toEqual([303, PAGES.PHONE + backTo('/messages/new/files')]);
  });

  it('is carried out when it was handed out before, and not when it came back with errors since', async () => {
    const maria = await before([]);
    const form = await maria.get('/messages/new');
    openGates(stores, ['MESSAGES']);
    const invalid = await maria.submit(form, { title: '', content: '' });
    expect(invalid.status).toBe(400);
    expect((await maria.submit(invalid, write)).location).toBe(PAGES.MESSAGES + backTo('/messages/new'));
  });

  it("is known by its seal: another browser's key, a made-up one and none pass nothing", async () => {
    const jan = await running.signedIn('jan.nowak');
    const foreign = tokensOf(await jan.get('/messages/new'))._key;
    const maria = await before([]);
    const { csrf, _key } = tokensOf(await maria.get('/messages/new'));
    openGates(stores, ['MESSAGES']);
    const raised = tokensOf(await maria.get('/display'))._key.replace(/^(.{16})0/, '$13');
    for (const key of [foreign, raised, `${_key.slice(0, -1)}!`, 'AAAAAAAAAAAAAAAAAAAAAA', '']) {
      const { location } = await maria.post('/bookings/calendar', { csrf, _key: key });
      expect([key, location]).toEqual([key, PAGES.MESSAGES + backTo('/bookings/calendar')]);
    }
  });
});

describe('a form that was open before the gate', () => {
  const feeds = () => stores.read('provider', 'select count(*) as number from calendar_feeds');
  const FEED = '/bookings/calendar';
  const held = (gate: Gate, path = FEED) => PAGES[gate] + backTo(path);

  it.each(ALL)('passes %s with its own key, once, and with no key of another form', async (gate) => {
    const maria = await before([]);
    const [feed, message] = [await maria.get(FEED), await maria.get('/messages/new')];
    const cancelled = tokensOf(await maria.get('/bookings?status=CANCELED'));
    openGates(stores, [gate]);
    const since = tokensOf(await maria.get(PAGES[gate]));
    const feedsBefore = feeds();
    for (const { _key } of [tokensOf(message), cancelled, since]) {
      expect((await maria.submit(feed, { _key })).location).toBe(held(gate));
    }
    expect((await maria.submit(message, { _key: tokensOf(feed)._key })).location).toBe(
      held(gate, '/messages/new'),
    );
    expect(feeds()).toEqual(feedsBefore);

    const made = await maria.submit(feed);
    expect([made.status, made.location]).toEqual([200, null]);
    expect((await maria.submit(feed)).location).toBe(held(gate));
    expect((await maria.submit(feed, { withoutNames: 'on' })).location).toBe(held(gate));
    expect((await maria.submit(made)).location).toBe(held(gate));
  });

  it('passes no more when it was sent before the gate came up, whatever its answers are', async () => {
    const maria = await before([]);
    const [feed, message] = [await maria.get(FEED), await maria.get('/messages/new')];
    expect((await maria.submit(feed)).status).toBe(200);
    expect((await maria.submit(message, { title: 'Pół', intent: 'later' })).location).toBe(
      '/messages/drafts',
    );
    openGates(stores, ['PHONE']);
    expect((await maria.submit(feed)).location).toBe(held('PHONE'));
    // Sent twice, and nothing else: the answer that it had.
    const twice = await maria.submit(message, { title: 'Pół', intent: 'later' });
    expect(twice.location).toBe('/messages/drafts');
    const other = await maria.submit(message, { title: 'Inny', intent: 'later' });
    expect(other.location).toBe(held('PHONE', '/messages/new'));
  });

  it('passes whatever the script has kept of it meanwhile', async () => {
    const maria = await before([]);
    const message = await maria.get('/messages/new');
    const keep = (title: string) => maria.submit(message, { title, intent: 'keep' });
    expect((await keep('P')).location).toContain('/messages/new?');
    openGates(stores, ['CONSENTS']);
    expect((await keep('Py')).location).toContain('/messages/new?');
    const write = (title: string) => maria.submit(message, { title, intent: 'later' });
    expect((await write('Pyt')).location).toBe('/messages/drafts');
    expect((await write('Pytanie')).location).toBe(held('CONSENTS', '/messages/new'));
  });

  it('passes also when it goes to another page than its own, and so does the other form beside it', async () => {
    const maria = await before([]);
    const { answer } = await walkOf(maria).atSummary();
    openGates(stores, ['MESSAGES']);
    const extended = await maria.submit(answer, {}, 'form[action^="/newbooking/hold"]');
    expect(extended.location).toMatch(/^\/newbooking\//);
    expect((await maria.submit(answer)).location).toMatch(/^\/newbooking\/result\//);
  });
});

describe('the way through the gates', () => {
  const readBoth = async (maria: Visitor, address: string) => {
    let answer = await maria.get(address);
    const places: string[] = [];
    for (let left = 2; left > 0; left -= 1) {
      places.push(answer.page.querySelector('h1 .over')?.text.trim() ?? '');
      const sent = await maria.submit(answer, {}, 'main form');
      if (left === 1) return { places, location: sent.location };
      answer = await maria.follow(sent);
    }
    throw new Error('no message');
  };

  it('reads each message by itself, says which of how many it is, and hands its file out', async () => {
    const maria = await before(['MESSAGES']);
    const { page } = await maria.get(PAGES.MESSAGES);
    const href = page.querySelector('main .link-rows a')?.getAttribute('href') ?? '';
    const file = await maria.get(href);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toContain('attachment; filename=pobieranie-krwi.pdf');

    const { places, location } = await readBoth(maria, PAGES.MESSAGES + backTo('/bookings'));
    expect(places).toEqual(['Wiadomość 1 z 2', 'Wiadomość 2 z 2']);
    expect(location).toBe('/bookings');
    expect((await maria.get('/bookings')).html).toContain('Zapisaliśmy, że wiadomość jest przeczytana');
  });

  it('takes a message of nobody or of none as a wrong request, and marks none', async () => {
    const maria = await before(['MESSAGES']);
    const tokens = tokensOf(await maria.get('/display'));
    expect((await maria.post(PAGES.MESSAGES, tokens)).status).toBe(400);
    const none = { ...tokens, message: 'message-none', of: '2' };
    expect((await maria.post(PAGES.MESSAGES, none)).status).toBe(404);
    expect((await maria.get('/main')).location).toBe(PAGES.MESSAGES);
  });

  it.each([
    ...[
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      'javascript:alert(1)',
      '/%0d%0aset-cookie:x',
    ],
    ...['/messages-to-confirm', '/consents-to-confirm?x', '/phone-to-confirm/code', '', 'bookings'],
  ])('leads nowhere else, whatever the address says: %j', async (wanted) => {
    const maria = await before(['MESSAGES']);
    const { location } = await readBoth(maria, PAGES.MESSAGES + backTo(wanted));
    const own = new URL(location ?? '', running.portal.origin);
    expect(own.origin).toBe(running.portal.origin);
    expect(own.pathname).toBe(wanted.startsWith('/%') ? wanted : '/main');
  });

  it('agrees to what is asked for in the version that was shown, and asks once more when it has changed', async () => {
    const maria = await before(['CONSENTS', 'PHONE']);
    const page = await maria.get(PAGES.CONSENTS + backTo('/bookings'));
    const nothing = await maria.submit(page);
    expect([nothing.status, nothing.page.querySelectorAll('[type=radio][checked]').length]).toEqual([400, 0]);
    const stale = await maria.submit(page, { consent1: 'yes', shown: 'consent-portal 1' });
    expect(stale.status).toBe(422);
    expect(stale.page.querySelector('#errors')?.text).toContain('Treść zgód zmieniła się');

    const refused = await maria.submit(page, { consent1: 'no' });
    expect(refused.status).toBe(422);
    expect(refused.page.querySelector('main form[action="/logout"]')).not.toBeNull();
    expect(refused.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect((await maria.get('/bookings')).location).toBe(PAGES.CONSENTS + backTo('/bookings'));

    const sent = await maria.submit(page, { consent1: 'yes' });
    expect(sent.location).toBe(PAGES.PHONE + backTo('/bookings'));
  });

  const newestCode = () =>
    (
      stores.read('provider', "select code from outbox where channel = 'SMS' order by id desc") as {
        code: string;
      }
    ).code;
  const forgetCodes = () => {
    stores.change('provider', 'delete from phone_codes');
    stores.change('provider', 'delete from phone_code_sends');
  };

  it('confirms the number with a code, and ends at the wanted page', async () => {
    forgetCodes();
    const maria = await before(['PHONE']);
    const sent = await maria.submit(await maria.get(PAGES.PHONE + backTo('/bookings')));
    expect(sent.location).toBe(`/phone-to-confirm/code${backTo('/bookings')}`);
    const page = await maria.follow(sent);
    expect(page.html).toContain('Wysłano wiadomość SMS z kodem potwierdzającym');
    expect((await maria.submit(await maria.get(PAGES.PHONE + backTo('/bookings')))).location).toBe(
      sent.location,
    );

    const done = await maria.submit(page, { code: newestCode() });
    expect(done.location).toBe('/bookings');
    expect((await maria.follow(done)).html).toContain('Numer telefonu został potwierdzony');
  });

  it('sends another code when the number is changed while one is on its way', async () => {
    forgetCodes();
    const maria = await before(['PHONE']);
    await maria.submit(await maria.get(PAGES.PHONE));
    stores.change('provider', 'update phone_code_sends set sent_at = sent_at - 60000');
    const page = await maria.follow(
      await maria.submit(await maria.get(PAGES.PHONE), { phoneNumber: '601 234 567' }),
    );
    expect(page.html).toContain('Wysłano wiadomość SMS z kodem potwierdzającym');
    expect(page.html).toContain('+48 601 234 567');
    expect((await maria.submit(page, { code: newestCode() })).location).toBe('/main');
  });

  it('says of a number of another account so only after its code, and lets it be changed', async () => {
    forgetCodes();
    const maria = await before(['PHONE']);
    const page = await maria.follow(
      await maria.submit(await maria.get(PAGES.PHONE), { phoneNumber: '600 100 101' }),
    );
    const refused = await maria.submit(page, { code: newestCode() });
    expect(refused.status).toBe(422);
    expect(refused.page.querySelector('#errors')?.text).toContain(
      'Numer telefonu jest używany w innym koncie',
    );
    expect(refused.page.querySelector('main a.back')?.getAttribute('href')).toBe(PAGES.PHONE);
  });

  it('asks for a number once where no codes are sent, and saves it', async () => {
    const maria = await before(['PHONE']);
    setSms('{"smsEnabled":false}');
    expect((await maria.get('/bookings')).status).toBe(200);

    stores.change('provider', "update accounts set phone_number = null where id = 'account-2004'");
    const again = await running.signedIn(MARIA);
    const page = await again.follow(await again.get('/bookings'));
    const sent = await again.submit(page, { phoneNumber: '601 234 567' });
    expect(sent.location).toBe('/bookings');
    expect((await again.follow(sent)).html).toContain('Numer telefonu został zapisany');
    setSms('{"smsEnabled":true}');
  });

  it('does not stand before a page of whoever has nothing to do', async () => {
    const jan = await running.signedIn('jan.nowak');
    expect((await jan.get('/bookings')).status).toBe(200);
    for (const path of Object.values(PAGES)) {
      expect((await jan.get(path + backTo('/bookings'))).location).toBe('/bookings');
    }
  });
});
