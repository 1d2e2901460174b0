import { beforeEach, expect, it } from 'vitest';
import { ADAM, ADAMS_PHONE } from '#tests/support/activation.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { wrong } from '#tests/support/sms.ts';
import { createVisitor, PASSWORD, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** C§2, A-09, S-12: a phone is confirmed by a code, after a right password or by a guest, who learns nothing of anybody. */

const at = portalForFile();
const PATH = '/resendactivationcode';

beforeEach(async () => {
  const { provider } = at.stores;
  await provider.deleteFrom('phone_codes').execute();
  await provider.deleteFrom('phone_code_sends').execute();
  await provider.deleteFrom('sign_in_tries').execute();
  await provider.deleteFrom('outbox').execute();
  const adam = provider.updateTable('accounts').where('username', '=', ADAM);
  await adam.set({ state: 'MUST_CONFIRM_PHONE', phone_confirmed: 0 }).execute();
});

const titleOf = ({ page }: Answer) => page.querySelector('title')?.text ?? '';
const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';

async function signedInTo(path: string) {
  const visitor = createVisitor(at.portal.origin);
  const login = await visitor.follow(await visitor.get(path));
  const page = await visitor.follow(await visitor.submit(login, { username: ADAM, password: PASSWORD }));
  return { visitor, page };
}

const codes = () =>
  at.stores.provider
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', ADAMS_PHONE)
    .orderBy('id', 'desc')
    .execute();
/** A guest's message goes out after the answer: a test ends once it is out, or the next one would meet it. */
const isOut = () => expect.poll(codes).toHaveLength(1);
const newestCode = async () => (await codes())[0]?.code ?? '';

/** A guest who has typed a number, at the page of its code. */
async function asked(phoneNumber: string) {
  const visitor = createVisitor(at.portal.origin);
  const sent = await visitor.submit(await visitor.get(PATH), { phoneNumber });
  return { visitor, sent, page: await visitor.follow(sent) };
}

it('sign-in leads to the masked number, a code is sent and given, and the wanted page is there', async () => {
  const wanted = '/bookings?status=CANCELED&filtered=1';
  const { visitor, page } = await signedInTo(wanted);
  expect(page.path).toBe(PATH);
  expect(titleOf(page)).toMatch(/^Uwaga: numer telefonu nie jest jeszcze potwierdzony – /);
  expect(textOf(page)).toContain('+48 ••• ••• 115');
  expect(textOf(page)).toContain(say('bookings:code.sends', { count: 5 }));

  const codePage = await visitor.follow(await visitor.submit(page));
  expect([codePage.path, codePage.status]).toEqual([`${PATH}/code`, 200]);
  expect(textOf(codePage)).toContain('Wysłano wiadomość SMS z kodem potwierdzającym');
  expect(page.html + codePage.html).not.toMatch(/600 ?100 ?115/);

  const refused = await visitor.submit(codePage, { code: wrong(await newestCode()) });
  expect(refused.status).toBe(422);
  expect(textOf(refused)).toContain('Wystąpił błąd walidacji. Prawdopodobnie kod potwierdzenia jest błędny.');
  const before = visitor.cookies.get('session');
  const done = await visitor.submit(codePage, { code: await newestCode() });
  expect(done.location).toBe(wanted);
  expect(visitor.cookies.get('session')).not.toBe(before);
  expect(textOf(await visitor.follow(done))).toContain('Numer telefonu został potwierdzony');

  const events = () =>
    at.stores.provider
      .selectFrom('sign_in_events')
      .select('type')
      .where('account_id', '=', 'account-2015')
      .execute();
  await expect.poll(events).toEqual([{ type: 'LOGIN_SUCCESS' }]);
  visitor.cookies.set('session', before ?? '');
  expect((await visitor.get('/bookings')).location).toMatch(/^\/login/);
});

it('its short session opens nothing else, and its pages say how many codes are left, and when', async () => {
  const { visitor, page } = await signedInTo('/bookings');
  for (const path of ['/bookings', '/changepassword', '/confirmemail', '/main', '/phone-to-confirm']) {
    expect([path, (await visitor.get(path)).location]).toEqual([
      path,
      `${PATH}?return=${encodeURIComponent(path)}`,
    ]);
  }
  await visitor.submit(page);
  const again = await visitor.get(PATH);
  expect(textOf(again)).toMatch(/Następny można wysłać o \d+:\d\d/);
  expect(again.page.querySelector(`main a[href="${PATH}/code"]`)).not.toBeNull();
  const refused = await visitor.submit(again);
  expect(refused.status).toBe(429);
  expect(await codes()).toHaveLength(1);
});

it('a short session for something else is a guest’s here', async () => {
  const visitor = createVisitor(at.portal.origin);
  const login = await visitor.get('/login');
  await visitor.submit(login, { username: 'marek.kaminski', password: PASSWORD });
  const page = await visitor.get(PATH);
  expect(page.page.querySelector('[name=phoneNumber]')).not.toBeNull();
  const sent = await visitor.submit(page, { phoneNumber: '600 100 115' });
  expect(textOf(await visitor.follow(sent))).not.toContain('Wysłano');
  await isOut();
});

it('a guest is told the same for every number, and no address names it', async () => {
  const pages = await Promise.all(
    ['600 100 115', '600 100 101', '600 100 199'].map(async (phoneNumber) => {
      const { visitor, sent, page } = await asked(phoneNumber);
      const refused = await visitor.submit(page, { code: '123456' });
      const shown = [textOf(page), textOf(refused)].map((text) => text.replaceAll(phoneNumber, ''));
      return [sent.status, sent.location, refused.status, ...shown];
    }),
  );
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
  expect(pages[0]?.[1]).toBe(`${PATH}/code`);
  await isOut();
});

it('a guest confirms the number, signs in then, and what was chosen before is kept', async () => {
  const query = '?service=INT&orgUnit=unit-family';
  const visitor = createVisitor(at.portal.origin);
  const sent = await visitor.submit(await visitor.get(PATH + query), { phoneNumber: '600 100 115' });
  expect(sent.location).toBe(`${PATH}/code${query}`);
  await isOut();
  const page = await visitor.follow(sent);
  const links = page.page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
  expect(links).toContain(PATH + query);

  const done = await visitor.submit(page, { code: await newestCode() });
  expect(done.location).toBe(`/login${query}&phone=confirmed`);
  const login = await visitor.follow(done);
  expect(titleOf(login)).toMatch(/^Gotowe: numer telefonu został potwierdzony/);
  const inside = await visitor.submit(login, { username: ADAM, password: PASSWORD });
  expect(inside.location).toBe(`/newbooking${query}`);
});

it('a code for a ward or a child keeps whom it is for, and is the same page', async () => {
  const visitor = createVisitor(at.portal.origin);
  const page = await visitor.get(`${PATH}?patientId=patient-1003`);
  const sent = await visitor.submit(page, { phoneNumber: '600 100 115' });
  expect(sent.location).toBe(`${PATH}/code?patientId=patient-1003`);
  expect((await visitor.follow(sent)).status).toBe(200);
});

it('the number typed stands in the form again, and in the cookie nobody can read it', async () => {
  const { visitor } = await asked('601 234 567');
  const again = await visitor.get(PATH);
  expect(again.page.querySelector('[name=phoneNumber]')?.getAttribute('value')).toBe('+48 601 234 567');
  expect(visitor.cookies.get('link')).not.toContain('601');
});
