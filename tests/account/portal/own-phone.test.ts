import { beforeEach, expect, it } from 'vitest';
import { settingsRead } from '#tests/support/own-phone.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { wrong } from '#tests/support/sms.ts';
import { signedInAt, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** A§5, A§8, AP-07: the phone of the account is changed by a code, while the old number serves. */

const at = portalForFile();
const PATH = '/account/phone';
const JANS = '+48600100101';

beforeEach(async () => {
  const { provider } = at.stores;
  for (const table of ['phone_codes', 'phone_code_sends', 'outbox', 'former_contacts'] as const) {
    await provider.deleteFrom(table).execute();
  }
  await provider.deleteFrom('contact_changes').where('kind', '=', 'PHONE').execute();
  const jan = provider.updateTable('accounts').where('id', '=', 'account-2001');
  await jan.set({ phone_number: JANS, phone_confirmed: 1 }).execute();
});

const titleOf = ({ page }: Answer) => page.querySelector('title')?.text ?? '';
const textOf = ({ page }: Answer) => (page.querySelector('main')?.text ?? '').replace(/\s+/g, ' ');
const outbox = () =>
  at.stores.provider
    .selectFrom('outbox')
    .select(['recipient', 'code', 'link'])
    .orderBy('id', 'desc')
    .execute();

const settings = (key: string, value: object) =>
  at.stores.provider
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', key)
    .execute();

async function jan() {
  const visitor = await signedInAt(at.portal.origin, 'jan.nowak');
  return { visitor, page: await visitor.get(PATH) };
}

/** Jan at the page of the code that went to the new number. */
async function asked(phoneNumber: string) {
  const { visitor, page } = await jan();
  const sent = await visitor.submit(page, { phoneNumber });
  return { visitor, sent, page: await visitor.follow(sent) };
}

it('a number is changed by its code; a wrong one says how many tries are left, in the title first', async () => {
  const { visitor, page } = await asked('511 222 333');
  expect([page.path, page.status]).toEqual([`${PATH}/code`, 200]);
  expect(textOf(page)).toContain('Wysłano wiadomość SMS z kodem potwierdzającym');
  expect(textOf(page)).toContain('600 100 101');
  const [{ recipient, code } = { recipient: '', code: '' }] = await outbox();
  expect(recipient).toBe('+48511222333');

  const failed = await visitor.submit(page, { code: wrong(code ?? '') });
  expect(failed.status).toBe(422);
  expect(titleOf(failed)).toMatch(/^Błąd: 1 pole do poprawy – /);
  expect(textOf(failed)).toContain(
    'Wystąpił błąd walidacji. Prawdopodobnie kod potwierdzenia jest błędny. Możesz spróbować jeszcze 4 razy.',
  );
  const done = await visitor.follow(
    await visitor.submit(failed, { code: `${code?.slice(0, 3)} ${code?.slice(3)}` }),
  );
  expect(done.path).toBe('/account');
  expect(textOf(done)).toContain('Numer telefonu został potwierdzony');
  expect(textOf(done)).toContain('511 222 333');

  // Neither Back nor reload sends another SMS, and the old code's page has no form any more.
  const before = (await outbox()).length;
  const back = await visitor.get(`${PATH}/code`);
  expect(back.location).toBe(PATH);
  expect(textOf(await visitor.follow(back))).toContain('Żaden numer telefonu nie czeka na potwierdzenie.');
  expect(await outbox()).toHaveLength(before);
  expect(back.headers.get('cache-control')).toContain('no-store');
});

it('what waits stands beside what is in force, and can be withdrawn', async () => {
  const { visitor } = await asked('+49 170 1234567');
  const shown = await visitor.get(PATH);
  expect(textOf(shown)).toMatch(/600 100 101 Potwierdzony/);
  expect(textOf(shown)).toMatch(/\+49 170 1234567 Czeka na potwierdzenie do .+, \d{1,2}:\d\d/);
  expect(textOf(await visitor.get('/account'))).toMatch(/Czeka na potwierdzenie do/);
  const question = await visitor.get(`${PATH}/withdraw`);
  const done = await visitor.follow(await visitor.submit(question));
  expect(textOf(done)).toContain(say('account:ownPhone.withdraw.done'));
  expect(textOf(await visitor.get(PATH))).not.toContain('Czeka na potwierdzenie');
});

it('a number that proves taken ends its waiting, and the page asks for another', async () => {
  const { visitor, page } = await asked('600 100 102');
  const [{ code } = { code: '' }] = await outbox();
  const refused = await visitor.submit(page, { code: code ?? '' });
  expect(refused.location).toBe(PATH);
  const next = await visitor.follow(refused);
  expect(textOf(next)).toContain('Numer telefonu jest używany w innym koncie');
  expect(textOf(next)).toContain(say('account:ownPhone.taken'));
  expect(next.page.querySelector('.notice a[href^="tel:"]')).not.toBeNull();
  expect(next.page.querySelector('main [name=phoneNumber]')).not.toBeNull();
  for (const shown of [next, await visitor.get('/account')]) {
    expect(textOf(shown)).toContain('600 100 101');
    expect(textOf(shown)).not.toContain('600 100 102');
  }
});

it('the number that waits is not sent another code when it is typed again', async () => {
  const { visitor } = await asked('511 222 333');
  const before = (await outbox()).length;
  const again = await visitor.follow(
    await visitor.submit(await visitor.get(PATH), { phoneNumber: '0048 511-222-333' }),
  );
  expect(again.path).toBe(`${PATH}/code`);
  expect(textOf(again)).toContain(say('account:ownPhone.waitsAlready'));
  expect(await outbox()).toHaveLength(before);
});

it('the number in force, typed while another waits, ends the waiting and says so', async () => {
  const { visitor } = await asked('511 222 333');
  const kept = await visitor.submit(await visitor.get(PATH), { phoneNumber: '+48 600-100-101' });
  const shown = await visitor.follow(kept);
  expect(textOf(shown)).toContain('Podany numer telefonu jest numerem aktualnym');
  expect(textOf(shown)).toContain(say('account:ownPhone.withdraw.done'));
  expect(textOf(shown)).not.toContain('Czeka na potwierdzenie do');
  // Nothing waits any more: now it is nothing but a mistake.
  const wrongNow = await visitor.submit(shown, { phoneNumber: '600100101' });
  expect(wrongNow.status).toBe(400);
});

it('the page of a code that is over offers a new one and has no field for the old', async () => {
  const { visitor, page } = await asked('511 222 333');
  const [{ code } = { code: '' }] = await outbox();
  for (let tried = 0; tried < 4; tried += 1) await visitor.submit(page, { code: wrong(code ?? '') });
  const fifth = await visitor.submit(page, { code: wrong(code ?? '') });
  for (const shown of [fifth, await visitor.get(`${PATH}/code`)]) {
    expect(shown.page.querySelector('main [name=code]')).toBeNull();
    expect(
      shown.page.querySelector(`main form[action="${PATH}/code/resend"] input[type=submit]`),
    ).not.toBeNull();
  }
  expect(textOf(fifth)).toContain(say('bookings:code.noTries'));
  await at.stores.provider.deleteFrom('phone_code_sends').execute();
  const sent = await visitor.follow(
    await visitor.submit(await visitor.get(`${PATH}/code`), {}, `form[action="${PATH}/code/resend"]`),
  );
  expect(sent.page.querySelector('main [name=code]')).not.toBeNull();
  expect((await outbox())[0]?.recipient).toBe('+48511222333');
});

it('a code that cannot be sent is said, and the number waits', async () => {
  const { visitor, page } = await asked('511 222 333');
  const again = await visitor.get(PATH);
  const next = await visitor.follow(await visitor.submit(again, { phoneNumber: '511 222 444' }));
  expect(next.path).toBe(`${PATH}/code/resend`);
  expect(textOf(next)).not.toContain('Wysłano wiadomość SMS');
  expect(textOf(next)).toContain(say('account:ownPhone.waits'));
  expect(page.path).toBe(`${PATH}/code`);
});

it('a number that nobody has confirmed is confirmed without being typed', async () => {
  const visitor = await signedInAt(at.portal.origin, 'lucyna.baran');
  const page = await visitor.get(PATH);
  const codePage = await visitor.follow(await visitor.submit(page, {}, `form[action="${PATH}/code/resend"]`));
  expect(codePage.path).toBe(`${PATH}/code`);
  expect((await outbox())[0]?.recipient).toBe('+48600100117');
});

it('another number within two minutes is not said to have got a code', async () => {
  const { visitor } = await asked('511 222 333');
  const again = await visitor.follow(
    await visitor.submit(await visitor.get(PATH), { phoneNumber: '511 222 444' }),
  );
  expect(again.path).toBe(`${PATH}/code/resend`);
  const phone = '511\u00a0222\u00a0444';
  expect(textOf(again).replace(/\s+/g, ' ')).not.toContain('Kod wysyłamy na numer');
  expect(again.html).not.toContain(say('bookings:code.wait'));
  expect(again.page.querySelector('h1')?.text.replace(/\s+/g, ' ')).toContain(phone.replace(/\u00a0/g, ' '));
  expect((await outbox()).map(({ recipient }) => recipient)).not.toContain('+48511222444');
});

it('with confirmation off it is typed twice, and with no SMS it is saved as not confirmed', async () => {
  await settings('registration', { phoneConfirmationEnabled: false });
  await settingsRead(at.portal);
  const { visitor, page } = await jan();
  expect(page.html).not.toContain('name="again"');
  const first = await visitor.submit(page, { phoneNumber: '511 222 333' });
  expect([first.status, first.html.includes('name="again"')]).toEqual([400, true]);
  const done = await visitor.follow(
    await visitor.submit(first, { phoneNumber: '511 222 333', again: '+48511222333' }),
  );
  expect(textOf(done)).toContain('Numer telefonu został zapisany');
  expect(textOf(done)).toMatch(/511 222 333 Niepotwierdzony/);
  const formOfTaken = await visitor.get(PATH);
  const takes = () => visitor.submit(formOfTaken, { phoneNumber: '600 100 102', again: '600100102' });
  for (let time = 1; time <= 5; time += 1) {
    const taken = await takes();
    expect([taken.status, textOf(taken)]).toEqual([
      422,
      expect.stringContaining('Numer telefonu jest używany w innym koncie'),
    ]);
  }
  // AP-43: the sixth within a day is not looked at, and the page says from when on the next is.
  const sixth = await takes();
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 60_000]).toEqual([429, true]);
});

it('removing the number says what ends with it, and how it can be undone, as removing the address does', async () => {
  const { visitor } = await jan();
  await settings('registration', { phoneConfirmationEnabled: true, phoneIsRequired: false });
  await settingsRead(at.portal);
  const question = await visitor.get(`${PATH}/remove`);
  expect(question.status).toBe(200);
  expect(textOf(question)).toContain(say('account:ownPhone.remove.what'));
  expect(textOf(question)).toContain(say('account:ownPhone.remove.undo'));
});
