import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSeal, hashOf } from '#app/services/store/sealed.server.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { createVisitor, fieldsOf, PASSWORD, type Answer, type Visitor } from '#tests/support/visitor.ts';

type Form = {
  open: (visitor: Visitor) => Promise<Answer>;
  /** The values that are typed or ticked. */
  fill: Record<string, string>;
};

/** The page to which a place leads once its first hour is taken. */
const lastStepOf = async (visitor: Visitor, place: Parameters<ReturnType<typeof walkOf>['atSummary']>[0]) =>
  (await walkOf(visitor).atSummary(place)).answer;

/** Every form in which a patient types or ticks anything, for a signed-in patient. */
const FORMS: Record<string, Form> = {
  patients: {
    open: async (visitor) => (await walkOf(visitor).start()).answer,
    fill: { patientId: 'patient-1004' },
  },
  prices: {
    open: (visitor) =>
      lastStepOf(visitor, { service: 'DERM', availabilityId: 'derm-urban', patientId: 'patient-1002' }),
    fill: { priceId: 'price-7002' },
  },
  prescription: {
    open: (visitor) =>
      lastStepOf(visitor, { service: 'REC', availabilityId: 'rec-bielecka', patientId: 'patient-1004' }),
    fill: { others: 'Witamina D', reason: 'stałe leki' },
  },
  display: {
    open: (visitor) => visitor.get('/display'),
    fill: {
      language: 'pl',
      contrast: 'yellow-on-black',
      textSize: '300',
      longWords: 'whole',
      spacing: 'wide',
      motion: 'reduced',
    },
  },
};
const names = Object.keys(FORMS);
const ofAccount = names.filter((name) => name !== 'display');

const running = portalForFile();
let anna: Visitor;

beforeEach(async () => {
  anna = await signedIn('anna.kowalska');
});

const signedIn = (username: string) => running.signedIn(username);

/** The page with the form, and what it would send once it is filled in. */
async function filledForm(name: string, visitor: Visitor) {
  const form = FORMS[name];
  if (!form) throw new Error(name);
  const page = await form.open(visitor);
  const typed = form.fill;
  return { page, typed, fields: { ...fieldsOf(pageFormOf(page)), ...typed } };
}

function pageFormOf({ page, path }: Answer) {
  const form = page.querySelector('form#page-form');
  if (!form) throw new Error(`no form in ${path}`);
  return form;
}

function expectFilled(answer: Answer, typed: Record<string, string>) {
  expect(answer.status).toBe(200);
  const shown = fieldsOf(pageFormOf(answer));
  for (const [name, value] of Object.entries(typed)) expect(shown[name]).toEqual([value]);
}

/** Sign-in where the visitor stands, and the page after it. */
async function signInAndFollow(visitor: Visitor, answer: Answer, username = 'anna.kowalska') {
  expect(answer.location).toMatch(/^\/login\?return=/);
  const login = await visitor.follow(answer);
  expect(login.page.querySelector('main')?.text).toContain('sesja');
  return visitor.follow(await visitor.submit(login, { username, password: PASSWORD }));
}

describe.each(ofAccount)('the form of %s', (name) => {
  it('comes back filled when the session was over', async () => {
    const { page, typed, fields } = await filledForm(name, anna);
    await running.portal.advance('PT21M');
    const answer = await anna.post(page.path, fields);
    expectFilled(await signInAndFollow(anna, answer), typed);
  });

  it('comes back filled when the provider had ended the session', async () => {
    const { page, typed, fields } = await filledForm(name, anna);
    await running.stores.provider.deleteFrom('sessions').where('account_id', '=', 'account-2002').execute();
    const answer = await anna.post(page.path, fields);
    expectFilled(await signInAndFollow(anna, answer), typed);
  });

  it('comes back filled when more time was asked for, though the session was over', async () => {
    const { page, typed, fields } = await filledForm(name, anna);
    await running.portal.advance('PT21M');
    const answer = await anna.post(`/session?return=${encodeURIComponent(page.path)}`, fields);
    expectFilled(await signInAndFollow(anna, answer), typed);
  });
});

describe.each(names)('the form of %s', (name) => {
  it('comes back filled after each button of the frame', async () => {
    const { page, typed, fields } = await filledForm(name, anna);
    const buttons = page.page.querySelectorAll('[form=page-form][formaction]');
    const addresses = buttons.map((button) => button.getAttribute('formaction') ?? '');
    expect(addresses.length).toBeGreaterThan(9);
    for (const address of [...addresses, '/display?set=language.pl&return=', '/session?return=']) {
      const to = address.endsWith('=') ? address + encodeURIComponent(page.path) : address;
      const answer = await anna.post(to, fields);
      expect(answer.location).toBe(page.path);
      expectFilled(await anna.follow(answer), typed);
    }
  });

  it('comes back filled when its token was stale', async () => {
    const { page, typed, fields } = await filledForm(name, anna);
    for (const path of [page.path, `/display?set=contrast.default&return=${encodeURIComponent(page.path)}`]) {
      const answer = await anna.post(path, { ...fields, csrf: 'stale' });
      expect(answer.status).toBe(403);
      const link = answer.page.querySelector('main a.button-primary')?.getAttribute('href') ?? '';
      expectFilled(await anna.get(link), typed);
    }
  });

  it('is as it was once it has been sent', async () => {
    const { page, fields } = await filledForm(name, anna);
    await anna.post(`/display?set=contrast.auto&return=${encodeURIComponent(page.path)}`, fields);
    await anna.post(page.path, fields);
    const owner = hashOf(anna.cookies.get('session') ?? '');
    const rows = await running.stores.portal
      .selectFrom('kept_answers')
      .where('owner_hash', '=', owner)
      .select('path')
      .execute();
    expect(rows.map(({ path }) => path)).not.toContain(page.path);
  });
});

describe('kept answers', () => {
  it('of sign-in are the name and never the password', async () => {
    const guest = createVisitor(running.portal.origin);
    const page = await guest.get('/login?return=%2Fbookings');
    const fields = { ...fieldsOf(pageFormOf(page)), username: 'jan.nowak', password: 'a very secret word' };
    const back = `return=${encodeURIComponent(page.path)}`;
    for (const answer of [
      await guest.post(`/display?set=language.en&${back}`, fields),
      await guest.post(page.path, { ...fields, csrf: 'stale' }),
    ]) {
      const shown = await guest.get(page.path);
      expectFilled(shown, { username: 'jan.nowak' });
      expect(answer.html + shown.html).not.toContain('secret word');
    }

    const seal = createSeal(readFileSync(join(running.portal.dataDirectory, 'secret'), 'utf8').trim());
    const rows = await running.stores.portal.selectFrom('kept_answers').select('sealed_fields').execute();
    const kept = rows.map((row) => seal.open(row.sealed_fields) as Record<string, string>);
    expect(kept).toContainEqual({ username: 'jan.nowak' });
    expect(kept.flatMap((one) => Object.keys(one)).filter((key) => /pass|csrf|_key|code/i.test(key))).toEqual(
      [],
    );
    expect(JSON.stringify(rows)).not.toContain('jan.nowak');
  });

  it('are not shown to another account that signs in at the same browser', async () => {
    const visitor = await signedIn('anna.kowalska');
    const { page, typed, fields } = await filledForm('display', visitor);
    await visitor.post(page.path, { ...fields, csrf: 'stale' });
    expectFilled(await visitor.get(page.path), typed);

    await running.portal.advance('PT21M');
    const ended = await visitor.get('/bookings');
    await signInAndFollow(visitor, ended, 'jan.nowak');
    const shown = fieldsOf(pageFormOf(await visitor.get(page.path)));
    expect(shown['textSize']).toEqual(['100']);
  });

  it('typed at a public page after the session was over are shown there, and only those', async () => {
    const { page, fields } = await filledForm('display', anna);
    await anna.post(page.path, { ...fields, csrf: 'stale' });
    await running.portal.advance('PT21M');
    expect(fieldsOf(pageFormOf(await anna.get('/display')))['textSize']).toEqual(['100']);

    const login = await anna.get('/login?return=%2Fbookings');
    const typed = { ...fieldsOf(pageFormOf(login)), username: 'jan.nowak' };
    await anna.post(`/display?set=language.pl&return=${encodeURIComponent(login.path)}`, typed);
    expectFilled(await anna.get(login.path), { username: 'jan.nowak' });
  });

  it('of a guest go along to the account that signs in', async () => {
    const guest = createVisitor(running.portal.origin);
    const { page, typed, fields } = await filledForm('display', guest);
    await guest.post(page.path, { ...fields, csrf: 'stale' });
    await guest.signIn('jan.nowak');
    expectFilled(await guest.get(page.path), typed);
  });

  it('are gone after sign-out', async () => {
    const visitor = await signedIn('jan.nowak');
    const { page, fields } = await filledForm('display', visitor);
    await visitor.post(page.path, { ...fields, csrf: 'stale' });
    await visitor.submit(await visitor.get('/logout'), {}, 'main form');
    const shown = fieldsOf(pageFormOf(await visitor.get(page.path)));
    expect(shown['textSize']).toEqual(['100']);
  });

  it('are another browser’s own', async () => {
    const visitor = await signedIn('anna.kowalska');
    const { page, fields } = await filledForm('display', visitor);
    await visitor.post(page.path, { ...fields, csrf: 'stale' });
    const shown = fieldsOf(pageFormOf(await (await signedIn('anna.kowalska')).get(page.path)));
    expect(shown['textSize']).toEqual(['100']);
  });

  it.each([
    ['pl', 'były za długie, żeby je zachować', 'nie zostały zachowane, bo były za długie'],
    ['en', 'was too long to keep', 'has not been kept, because it was too long'],
  ])('of a guest that are too long are not lost in silence (%s)', async (language, refusal, notice) => {
    const guest = createVisitor(running.portal.origin);
    const first = await guest.get('/login?return=%2Fbookings');
    const at = encodeURIComponent(first.path);
    await guest.post(`/display?set=language.${language}&return=${at}`, fieldsOf(pageFormOf(first)));
    const page = await guest.get(first.path);
    const fields = { ...fieldsOf(pageFormOf(page)), username: 'x'.repeat(20_000) };

    const refused = await guest.post(page.path, { ...fields, csrf: 'stale' });
    expect(refused.status).toBe(403);
    expect(refused.page.querySelector('main')?.text).toContain(refusal);
    expect((await guest.get(page.path)).page.querySelector('.notice')?.text).toContain(notice);

    await guest.post(page.path, { ...fields, username: '' });
    expect((await guest.get(page.path)).html).not.toContain(notice);
  });

  it('do not stand in the address or in a cookie', async () => {
    const { page, fields } = await filledForm('patients', anna);
    const answer = await anna.post(
      `/display?set=language.pl&return=${encodeURIComponent(page.path)}`,
      fields,
    );
    expect(answer.location).not.toContain('patient-1004');
    expect(answer.headers.getSetCookie().join()).not.toContain('patient-1004');
  });
});
