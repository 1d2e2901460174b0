import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageForReferral } from '#tests/support/referral.ts';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { freePort, SHORT_BUDGET, startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { createVisitor, fieldsOf, type Answer, type Visitor } from '#tests/support/visitor.ts';

/** They know each other by a key. */
const PAIRED = { ...SHORT_BUDGET, PROVIDER_KEY: 'k'.repeat(32) };

let provider: ServerProcess;
let portal: PortalProcess;
let maria: Visitor;

beforeAll(async () => {
  const port = await freePort();
  provider = await startProvider({ env: { ...PAIRED, PORTAL_ORIGIN: `http://127.0.0.1:${port}` } });
  portal = await startPortal({ port, env: { ...PAIRED, PROVIDER_URL: provider.origin } });
});
beforeEach(async () => {
  maria = createVisitor(portal.origin);
  expect((await maria.signIn('maria.wisniewska')).status).toBe(303);
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

function expectOutagePage(answer: Answer) {
  expect(answer.status).toBe(503);
  expect(answer.page.querySelector('h1')?.text).toBe('Serwer nie odpowiada');
  expect(answer.page.querySelector('title')?.text).toMatch(/^Serwer nie odpowiada – /);
  expect(answer.page.querySelector('main')?.text).toContain('Numer zgłoszenia');
  expect(answer.page.querySelectorAll('header, footer, nav').length).toBeGreaterThan(2);
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
      return { page: (await walkOf(maria).atSummary(place)).answer, typed: { priceId: 'price-7002' } };
    },
    async referral() {
      const place = { service: 'KARD', availabilityId: 'kard-zawadzki' };
      const { answer } = await walkOf(maria).atSummary(place);
      const typed = {
        issueDate: '1 maja 2026',
        disease: 'serca',
        icd10Code: 'I50',
        unknownInstitution: 'Gabinet',
      };
      return { page: await pageForReferral(maria, answer, typed), typed };
    },
  };

  it.each(Object.keys(FORMS))('the answers of %s are kept until it is up again', async (name) => {
    const form = FORMS[name];
    if (!form) throw new Error(name);
    const { page, typed } = await form();
    const fields = { ...fieldsOf(pageFormOf(page)), ...typed };
    await whileDown(async () => {
      const answer = await maria.post(page.path, fields);
      expectOutagePage(answer);
      expect(answer.page.querySelector('main a.button-primary')?.getAttribute('href')).toBe(page.path);
    });
    const shown = fieldsOf(pageFormOf(await maria.get(page.path)));
    for (const [field, value] of Object.entries(typed)) expect(shown[field]).toEqual([value]);
  });

  it('a booking is no success, and is made when it is sent again', async () => {
    const { answer } = await walkOf(maria).atSummary();
    await whileDown(async () => expectOutagePage(await maria.submit(answer)));
    expect((await maria.submit(answer)).location).toContain('/newbooking/result/');
  });

  it('a visit is not canceled, and is when it is asked again', async () => {
    const path = await walkOf(maria).booked();
    const page = await maria.get(`${path}/cancel`);
    await whileDown(async () => expectOutagePage(await maria.submit(page)));
    expect((await maria.get(path)).page.querySelector('main')?.text).toContain('Zaplanowana');
    expect((await maria.submit(page)).location).toBe('/bookings');
  });

  it('the list says what is missing, and everything around it works', async () => {
    await maria.get('/bookings');
    const pages = await whileDown(async () => ({
      list: await maria.get('/bookings'),
      settings: await maria.get('/display'),
      login: await createVisitor(portal.origin).get('/login'),
    }));
    for (const { status } of Object.values(pages)) expect(status).toBe(200);
    expect(pages.list.page.querySelector('main')?.text).toContain('Serwer nie odpowiada');
    expect(pages.list.page.querySelector('h1')?.text).toBe('Wizyty');
  });

  it('sign-in fails without saying anything of the password, and keeps the name', async () => {
    const guest = createVisitor(portal.origin);
    const page = await guest.get('/login');
    const answer = await whileDown(() =>
      guest.submit(page, { username: 'jan.nowak', password: 'secret word' }),
    );
    expectOutagePage(answer);
    const shown = await guest.get('/login');
    expect(fieldsOf(pageFormOf(shown))).toMatchObject({ username: ['jan.nowak'], password: [''] });
    expect(answer.html + shown.html).not.toContain('secret word');
  });

  it('sign-out ends the portal’s session all the same, and says so', async () => {
    const page = await maria.get('/logout');
    const cookie = maria.cookies.get('session') ?? '';
    const answer = await whileDown(() => maria.submit(page, {}, 'main form'));
    expect(answer.location).toBe('/login?signedOut=error');
    maria.cookies.set('session', cookie);
    expect((await maria.get('/bookings')).status).toBe(303);
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
    expectOutagePage(await halina.post('/bookings/AMMS/booking-3029/cancel', tokensOf(cancel)));
  });
});
