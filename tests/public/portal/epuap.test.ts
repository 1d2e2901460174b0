import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { decideThere, provenAs, signOutThere, type Decision } from '#tests/support/identity.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { SHORT_BUDGET } from '#tests/support/portal-process.ts';
import { createVisitor, PASSWORD, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const BEGIN = '/mpi/epuap/sso';
const STRANGER = 'Ktoś, kogo przychodnia nie zna';

const at = portalForFile({ keepsLog: true, env: { LOG_LEVEL: 'debug', ...SHORT_BUDGET } });
const newVisitor = () => createVisitor(at.portal.origin);

const headingOf = ({ page }: Answer) => page.querySelector('h1')?.text;
const mainOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';

async function proven(person: string, { decision, query }: { decision?: Decision; query?: string } = {}) {
  const visitor = newVisitor();
  const page = await provenAs(visitor, { person, ...(decision ? { decision } : {}) }, query);
  return { visitor, page };
}

async function signedIn(person: string) {
  const { visitor, page } = await proven(person);
  const done = await visitor.submit(page);
  expect(done.location).toBe('/main');
  return visitor;
}

describe('sign-in', () => {
  it('is linked from the sign-in page, with the wanted page and the choice of a guest', async () => {
    const login = await newVisitor().get('/login?service=INT&return=%2Fbookings');
    const link = login.page
      .querySelectorAll('main a')
      .find(({ text }) => text === say('public:epuap.signIn'));
    expect(link?.getAttribute('href')?.replaceAll('&amp;', '&')).toBe(
      `${BEGIN}?service=INT&return=%2Fbookings`,
    );
  });

  it('goes to the identity system and back to a button, with a clean address and a new session', async () => {
    const visitor = newVisitor();
    const led = await visitor.get(BEGIN);
    expect(led.status).toBe(302);
    expect(new URL(led.location ?? '').origin).toBe(at.portal.benchOrigin);
    expect(led.headers.getSetCookie().find((cookie) => cookie.startsWith('epuap='))).toMatch(
      /; Path=\/mpi\/epuap; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    const answer = await visitor.get(await decideThere(led, { person: 'Jan Nowak' }));
    expect([answer.status, answer.location]).toEqual([303, '/epuap/success']);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(visitor.cookies.has('epuap')).toBe(false);
    const page = await visitor.follow(answer);
    expect(headingOf(page)).toBe(say('public:epuap.success.title'));
    expect(mainOf(page)).toContain(
      say('public:epuap.success.lead', { name: 'Jan Nowak', username: 'jan.nowak' }),
    );
    expect(page.html).not.toMatch(/http-equiv="refresh"/i);
    expect(page.headers.get('refresh')).toBeNull();
    expect((await visitor.get('/bookings')).location).toMatch(/^\/login/);

    const before = visitor.cookies.get('session');
    const done = await visitor.submit(page);
    expect([done.status, done.location]).toEqual([303, '/main']);
    expect(visitor.cookies.get('session')).not.toBe(before);
    expect((await visitor.get('/start')).html).toContain('Jan Nowak');
    expect((await newVisitor().get('/epuap/success')).location).toBe('/login?code=over');
  });

  it('keeps the wanted page and the choice of a guest, and leads to no other site', async () => {
    const wanted = await proven('Jan Nowak', { query: '?return=%2Fbookings%2Fprint' });
    expect((await wanted.visitor.submit(wanted.page)).location).toBe('/bookings/print');
    const chosen = await proven('Jan Nowak', { query: '?service=INT' });
    expect((await chosen.visitor.submit(chosen.page)).location).toMatch(/^\/newbooking.*INT/);
    const evil = await proven('Jan Nowak', { query: '?return=//evil.example' });
    expect((await evil.visitor.submit(evil.page)).location).toBe('/main');
  });

  it('lets who has several accounts choose one', async () => {
    const row = { account_id: 'account-2005', patient_id: 'patient-1007', role: 'PATIENT' } as const;
    const link = { ...row, link_state: 'C', linked_at: 0, ended_at: null } as const;
    await at.stores.provider.insertInto('account_patients').values(link).execute();
    const { visitor, page } = await proven('Stanisław Wójcik');
    expect(mainOf(page)).toContain(say('public:epuap.success.several', { name: 'Ewa Dąbrowska' }));
    const offered = page.page
      .querySelectorAll('.option input[name=account]')
      .map((one) => one.getAttribute('value'));
    expect(offered).toEqual(['ewa.dabrowska', 'stanislaw.wojcik']);
    for (const account of ['', 'jan.nowak']) {
      const answer = await visitor.submit(page, { account });
      expect(answer.status).toBe(400);
      expect(answer.page.querySelector('.error-summary')?.text).toContain(
        say('public:epuap.success.account.required'),
      );
    }
    expect((await visitor.submit(page, { account: 'stanislaw.wojcik' })).location).toBe('/main');
    expect((await visitor.get('/start')).html).toContain('Stanisław Wójcik');
    await at.stores.provider
      .deleteFrom('account_patients')
      .where('account_id', '=', 'account-2005')
      .where('patient_id', '=', 'patient-1007')
      .execute();
  });

  it('goes through a state that is to be mended, and through gates, as after a password', async () => {
    const expired = await proven('Barbara Grabowska', { query: '?return=%2Fbookings' });
    const led = await expired.visitor.submit(expired.page);
    expect(led.location).toBe('/changepassword');
    const form = await expired.visitor.follow(led);
    const chosen = { oldPassword: PASSWORD, newPassword: 'zielony-rower-nad-Wisla' };
    expect((await expired.visitor.submit(form, chosen)).location).toBe('/bookings');
    const out = await expired.visitor.submit(await expired.visitor.get('/logout'), {}, 'main form');
    expect(out.location).toMatch(/^\/epuap\/signed-out\?x=pz&sessionId=/);
    const gated = await proven('Maria Wiśniewska');
    const end = await gated.visitor.follow(await gated.visitor.submit(gated.page));
    expect(end.path).toMatch(/^\/messages-to-confirm/);
  });

  it('says why an account is not let in for a time', async () => {
    const { visitor, page } = await proven('Krystyna Krawczyk');
    const answer = await visitor.submit(page);
    expect(answer.status).toBe(423);
    expect(answer.page.querySelector('.error-summary')?.text).toContain('Spróbuj ponownie po godzinie');
  });

  it.each([
    ['refuse', '/epuap/error?code=2', 'public:epuap.error.refused'],
    ['blocked', '/epuap/error?code=3', 'public:login.failure.blocked'],
    ['slow', '/epuap/error', 'public:epuap.error.other'],
  ] as const)('says what came of it: %s', async (decision, path, text) => {
    const { visitor, page } = await proven('Jan Nowak', { decision });
    expect(page.path).toBe(path);
    expect(mainOf(page)).toContain(say(text));
    expect((await visitor.get('/bookings')).location).toMatch(/^\/login/);
  });

  it('says to a blocked account what a password would', async () => {
    expect((await proven('Tomasz Lewandowski')).page.path).toBe('/epuap/error?code=3');
  });

  it('tells a person whom nobody knows how to get an account', async () => {
    const { page } = await proven(STRANGER);
    expect([page.path, headingOf(page)]).toEqual([
      '/epuap/no-account?registers=yes',
      say('public:epuap.noAccount.title'),
    ]);
  });

  it.each(['/epuap/error', '/epuap/error?code=', '/epuap/error?code=99', '/epuap/error?code=%3Cb%3E'])(
    '%s blames nobody',
    async (path) => {
      const page = await newVisitor().get(path);
      expect([page.status, headingOf(page)]).toEqual([200, say('public:epuap.error.title')]);
      expect(mainOf(page)).toContain(say('public:epuap.error.other'));
      expect(page.page.querySelector('main a.button-primary')?.getAttribute('href')).toBe(BEGIN);
    },
  );
});

describe('an answer that nobody asked for', () => {
  it('of another browser, without a state, or used, lets nobody in', async () => {
    const victim = newVisitor();
    const back = await decideThere(await victim.get(BEGIN), { person: 'Jan Nowak' });
    const thief = newVisitor();
    expect((await thief.get(back)).location).toBe('/epuap/error');
    await thief.get(BEGIN);
    expect((await thief.get(back)).location).toBe('/epuap/error');

    const [path = '', query = ''] = back.split('?');
    const withoutState = new URLSearchParams(query);
    withoutState.delete('state');
    const other = newVisitor();
    await other.get(BEGIN);
    expect((await other.get(`${path}?${withoutState}`)).location).toBe('/epuap/error');

    const kept = victim.cookies.get('epuap') ?? '';
    expect((await victim.get(back)).location).toBe('/epuap/success');
    victim.cookies.set('epuap', kept);
    expect((await victim.get(back)).location).toBe('/epuap/error');
  });

  it('that is far too long, or full of signs, is none', async () => {
    const visitor = newVisitor();
    await visitor.get(BEGIN);
    const state = visitor.cookies.get('epuap')?.slice(0, 22) ?? '';
    const { location } = await visitor.get(`/mpi/epuap/sso-confirm?state=${state}&code=${'x'.repeat(1_900)}`);
    expect(location).toBe('/epuap/error');
    for (const query of ['?state=%00', '?state[]=x', '?state=x&state=y', '?error=%3Cscript%3E']) {
      const answer = await newVisitor().get(`/mpi/epuap/sso-confirm${query}`);
      expect([303, 400]).toContain(answer.status);
      expect(answer.location ?? '/epuap/error').toBe('/epuap/error');
    }
  });

  it('cannot name the page after it with a cookie', async () => {
    const visitor = newVisitor();
    const led = await visitor.get(BEGIN);
    const state = visitor.cookies.get('epuap')?.slice(0, 22) ?? '';
    visitor.cookies.set('epuap', `${state}.${encodeURIComponent('https://evil.example/')}`);
    const answer = await visitor.get(await decideThere(led, { person: 'Jan Nowak' }));
    expect(answer.location).toBe('/epuap/success');
  });
});

describe('sign-out', () => {
  const signOut = async (visitor: Visitor) => visitor.submit(await visitor.get('/logout'), {}, 'main form');

  async function wayThere(visitor: Visitor) {
    const page = await visitor.follow(await signOut(visitor));
    expect(headingOf(page)).toBe(say('public:epuap.signedOut.title'));
    const href = page.page.querySelector('main a.button-primary')?.getAttribute('href') ?? '';
    expect(href).toMatch(/^\/mpi\/epuap\/slo\/pz\/[\w-]{32}$/);
    expect((await visitor.get('/bookings')).location).toMatch(/^\/login/);
    return href;
  }

  it('is the portal’s own first, and then the one there', async () => {
    const visitor = await signedIn('Stanisław Wójcik');
    const led = await visitor.get(await wayThere(visitor));
    expect(new URL(led.location ?? '').pathname).toBe('/identity/logout');
    const page = await visitor.get(await signOutThere(led, 'done'));
    expect(page.page.querySelector('.notice-success')?.text).toContain(say('public:logout.done'));
  });

  it('has happened, whatever comes of the one there', async () => {
    const visitor = await signedIn('Stanisław Wójcik');
    const href = await wayThere(visitor);
    const page = await visitor.get(await signOutThere(await visitor.get(href), 'failed'));
    expect(page.page.querySelector('.notice-error')?.text).toContain('Wystąpił błąd w trakcie wylogowania');
    expect((await visitor.get(href)).location).toBe('/login?signedOut=error');
    expect((await visitor.get('/bookings')).location).toMatch(/^\/login/);
  });

  it('needs no page there for who came with a password', async () => {
    const visitor = await at.signedIn('jan.nowak');
    expect((await signOut(visitor)).location).toBe('/login?signedOut=yes');
  });

  it.each(['/mpi/epuap/slo/pz/x', `/mpi/epuap/slo/pz/${'x'.repeat(32)}`, '/mpi/epuap/slo/%3Cb%3E/%22'])(
    '%s leads nowhere else',
    async (path) => {
      expect((await newVisitor().get(path)).location).toBe('/login?signedOut=error');
    },
  );
});

it('writes no code, state or PESEL into the log', async () => {
  let log = '';
  at.portal.process.stdout?.on('data', (data: Buffer) => (log += data.toString()));
  const visitor = newVisitor();
  const led = await visitor.get(BEGIN);
  const back = await decideThere(led, { person: 'Jan Nowak' });
  await visitor.submit(await visitor.follow(await visitor.get(back)));
  await pause(200);
  expect(log).toContain('/epuap/success');
  for (const [name, value] of new URLSearchParams(back.split('?')[1])) expect(log, name).not.toContain(value);
  expect(log).not.toMatch(/\b\d{11}\b/);
});
