import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageForReferral } from '#tests/support/referral.ts';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { freePort, SHORT_BUDGET, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { createVisitor, fieldsOf, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** They know each other by a key. */
const PAIRED = { ...SHORT_BUDGET, PROVIDER_KEY: 'k'.repeat(32) };

let provider: ServerProcess;
let portal: PortalProcess;
let stanislaw: Visitor;

beforeAll(async () => {
  const port = await freePort();
  provider = await startProvider({ env: { ...PAIRED, PORTAL_ORIGIN: `http://127.0.0.1:${port}` } });
  portal = await startPortal({ port, env: { ...PAIRED, PROVIDER_URL: provider.origin } });
});
beforeEach(async () => {
  stanislaw = createVisitor(portal.origin);
  expect((await stanislaw.signIn('stanislaw.wojcik')).status).toBe(303);
});
afterAll(async () => {
  await Promise.all([portal.stop(), provider.stop()]);
});

/** Does something while the provider is down, and waits until it is up again with the same store. */
async function whileDown<Result>(work: () => Promise<Result>) {
  await provider.stop('SIGKILL');
  try {
    return await work();
  } finally {
    const { dataDirectory, origin } = provider;
    const port = Number(new URL(origin).port);
    provider = await startProvider({
      dataDirectory,
      port,
      env: { ...PAIRED, PORTAL_ORIGIN: portal.origin },
    });
  }
}

function expectOutagePage(answer: Answer, before = '') {
  expect(answer.status).toBe(503);
  expect(answer.page.querySelector('h1')?.text).toBe('Serwer nie odpowiada');
  expect(answer.page.querySelector('title')?.text.startsWith(`${before}Serwer nie odpowiada – `)).toBe(true);
  expect(answer.page.querySelector('main')?.text).toContain('Numer zgłoszenia');
  expect(answer.page.querySelectorAll('header, footer, nav').length).toBeGreaterThan(2);
}

/** Where the form's page cannot be made either (decision 182). */
function expectNotDonePage(answer: Answer) {
  expectOutagePage(answer, 'Uwaga: to, co zostało wysłane, nie zostało wykonane: serwer nie odpowiada – ');
  expect(answer.page.querySelector('main .notice-error')?.text).toContain(say('page:problem.notDone'));
}

const pageFormOf = ({ page, path }: Answer) => {
  const form = page.querySelector('form#page-form');
  if (!form) throw new Error(`no form in ${path}`);
  return form;
};

describe('while the provider is down', () => {
  const FORMS: Record<string, () => Promise<{ page: Answer; typed: Record<string, string> }>> = {
    async prices() {
      const place = { service: 'DERM', availabilityId: 'derm-urban' };
      return { page: (await walkOf(stanislaw).atSummary(place)).answer, typed: { priceId: 'price-7002' } };
    },
    async referral() {
      const place = { service: 'KARD', availabilityId: 'kard-zawadzki' };
      const { answer } = await walkOf(stanislaw).atSummary(place);
      const typed = {
        issueDate: '1 maja 2026',
        disease: 'serca',
        icd10Code: 'I50',
        unknownInstitution: 'Gabinet',
      };
      return { page: await pageForReferral(stanislaw, answer, typed), typed };
    },
  };

  it.each(Object.keys(FORMS))('the answers of %s are kept until it is up again', async (name) => {
    const form = FORMS[name];
    if (!form) throw new Error(name);
    const { page, typed } = await form();
    const fields = { ...fieldsOf(pageFormOf(page)), ...typed };
    await whileDown(async () => {
      const answer = await stanislaw.post(page.path, fields);
      expectNotDonePage(answer);
      expect(answer.page.querySelector('main a.button-primary')?.getAttribute('href')).toBe(page.path);
    });
    const shown = fieldsOf(pageFormOf(await stanislaw.get(page.path)));
    for (const [field, value] of Object.entries(typed)) expect(shown[field]).toEqual([value]);
  });

  it('a booking is no success, and is made when it is sent again', async () => {
    const { answer } = await walkOf(stanislaw).atSummary();
    await whileDown(async () => expectNotDonePage(await stanislaw.submit(answer)));
    expect((await stanislaw.submit(answer)).location).toContain('/newbooking/result/');
  });

  it('a visit is not canceled, and is when it is asked again', async () => {
    const path = await walkOf(stanislaw).booked();
    const page = await stanislaw.get(`${path}/cancel`);
    await whileDown(async () => expectNotDonePage(await stanislaw.submit(page)));
    expect((await stanislaw.get(path)).page.querySelector('main')?.text).toContain('Zaplanowana');
    expect((await stanislaw.submit(page)).location).toBe('/bookings');
  });

  it('the list says what is missing, and everything around it works', async () => {
    await stanislaw.get('/bookings');
    const pages = await whileDown(async () => ({
      list: await stanislaw.get('/bookings'),
      settings: await stanislaw.get('/display'),
      login: await createVisitor(portal.origin).get('/login'),
    }));
    for (const { status } of Object.values(pages)) expect(status).toBe(200);
    expect(pages.list.page.querySelector('main')?.text).toContain('Serwer nie odpowiada');
    expect(pages.list.page.querySelector('#as-of')).toBeNull();
    expect(pages.list.page.querySelector('h1')?.text).toBe('Wizyty');
  });

  it('sign-in fails without saying anything of the password, and keeps the name', async () => {
    const guest = createVisitor(portal.origin);
    const page = await guest.get('/login');
    const answer = await whileDown(() =>
      guest.submit(page, { username: 'jan.nowak', password: 'secret word' }),
    );
    expect(answer.status).toBe(503);
    expect(answer.page.querySelector('main .notice-error')?.text).toContain(say('page:problem.notDone'));
    expect(fieldsOf(pageFormOf(answer))).toMatchObject({ username: ['jan.nowak'], password: [''] });
    const shown = await guest.get('/login');
    expect(fieldsOf(pageFormOf(shown))).toMatchObject({ username: ['jan.nowak'], password: [''] });
    expect(answer.html + shown.html).not.toContain('secret word');
  });

  it('sign-out ends the portal’s session all the same, and says so', async () => {
    const page = await stanislaw.get('/logout');
    const cookie = stanislaw.cookies.get('session') ?? '';
    const answer = await whileDown(() => stanislaw.submit(page, {}, 'main form'));
    expect(answer.location).toBe('/login?signedOut=error');
    stanislaw.cookies.set('session', cookie);
    expect((await stanislaw.get('/bookings')).status).toBe(303);
  });
});

describe('a patient whose records fail in every way', () => {
  it('sees a page with what works, whatever fails', async () => {
    const halina = createVisitor(portal.origin);
    await halina.signIn('halina.mazur');
    for (let turn = 0; turn < 3; turn += 1) {
      const list = await halina.get('/bookings');
      expect(list.status).toBe(200);
      expect(list.page.querySelector('main')?.text).toContain('Serwer nie odpowiada');
    }
    const cancel = await halina.get('/bookings/AMMS/booking-3029/cancel');
    expectOutagePage(cancel);
    expectNotDonePage(await halina.post('/bookings/AMMS/booking-3029/cancel', tokensOf(cancel)));
  });
});
