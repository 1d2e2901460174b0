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
  expect(textOf(shown)).toMatch(/\+491 701 234 567 Czeka na potwierdzenie do .+, \d{1,2}:\d\d/);
  expect(textOf(await visitor.get('/account'))).toMatch(/Czeka na potwierdzenie do/);
  const question = await visitor.get(`${PATH}/withdraw`);
  const done = await visitor.follow(await visitor.submit(question));
  expect(textOf(done)).toContain(say('account:ownPhone.withdraw.done'));
  expect(textOf(await visitor.get(PATH))).not.toContain('Czeka na potwierdzenie');
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
