import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { wrong } from '#tests/support/sms.ts';
import { type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const PATH = '/bookings/confirm/AMMS/booking-3001';

const running = portalForFile();
let jan: Visitor;
let stanislaw: Visitor;

beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
  stanislaw = await running.signedIn('stanislaw.wojcik');
});

/** Does something while a table of the provider takes no change. */
async function whileRefused<Result>(
  change: 'update on bookings' | 'insert on phone_codes',
  work: () => Promise<Result>,
) {
  const trigger = sql`create trigger refused before ${sql.raw(change)} begin select raise(abort, 'no'); end`;
  await trigger.execute(running.stores.provider);
  return work().finally(() => sql`drop trigger refused`.execute(running.stores.provider));
}

const errorsOf = ({ page }: Answer) => page.querySelector('#errors')?.text;
const noticeOf = ({ page }: Answer) => page.querySelector('.notice')?.text;

it('a confirmation that did not succeed says so in the page, and can be sent again', async () => {
  const page = await jan.get(PATH);
  expect((await jan.get(PATH)).page.querySelector('h1')?.text).toContain('Czy potwierdzić wizytę');

  const failed = await whileRefused('update on bookings', () => jan.submit(page));
  expect(failed.status).toBe(503);
  expect(errorsOf(failed)).toContain('Potwierdzanie rezerwacji nie powiodło się');

  const sent = await jan.submit(failed);
  expect([sent.status, sent.location]).toEqual([303, '/bookings/AMMS/booking-3001']);
  expect(noticeOf(await jan.follow(sent))).toContain('Potwierdzono rezerwację');
});

describe('a confirmation with a code', () => {
  const CODED = '/bookings/confirm/AMMS/booking-3032';
  const newestCode = async () => {
    const sms = running.stores.provider.selectFrom('outbox').select('code').where('channel', '=', 'SMS');
    return (await sms.orderBy('id', 'desc').executeTakeFirstOrThrow()).code ?? '';
  };
  const askForCode = async () => stanislaw.follow(await stanislaw.submit(await stanislaw.get(CODED)));
  const setPhone = (phone_number: string | null, phone_confirmed: 0 | 1) =>
    running.stores.provider
      .updateTable('accounts')
      .set({ phone_number, phone_confirmed })
      .where('id', '=', 'account-2006')
      .execute();

  const aMinuteLater = () =>
    running.stores.provider
      .updateTable('phone_code_sends')
      .set((send) => ({ sent_at: send('sent_at', '-', 60_000) }))
      .execute();

  beforeEach(async () => {
    await running.stores.provider.deleteFrom('phone_codes').execute();
    await running.stores.provider.deleteFrom('phone_code_sends').execute();
    const bookings = running.stores.provider.updateTable('bookings').where('system_id', '=', 'booking-3032');
    await bookings.set({ status: 'SCHEDULED' }).execute();
  });

  it('that cannot be sent says so in the page, and is sent when it is asked for again', async () => {
    const page = await stanislaw.get(CODED);
    const failed = await whileRefused('insert on phone_codes', () => stanislaw.submit(page));
    expect(failed.status).toBe(503);
    expect(errorsOf(failed)).toContain('Nie udało się wysłać kodu');
    expect((await stanislaw.submit(failed)).location).toBe(`${CODED}/code`);

    await aMinuteLater();
    const resend = await stanislaw.get(`${CODED}/code/resend`);
    const again = await whileRefused('insert on phone_codes', () => stanislaw.submit(resend));
    expect([again.status, errorsOf(again)]).toEqual([
      503,
      expect.stringContaining('Nie udało się wysłać kodu'),
    ]);
    expect((await stanislaw.submit(again)).location).toBe(`${CODED}/code`);
  });

  it('loses neither code nor try to an outage', async () => {
    const page = await askForCode();
    const code = await newestCode();
    const failed = await whileRefused('update on bookings', () => stanislaw.submit(page, { code }));
    expect(failed.status).toBe(503);
    expect(errorsOf(failed)).toContain('Potwierdzanie rezerwacji nie powiodło się');
    expect(failed.page.querySelector('input[name=code]')?.hasAttribute('value')).toBe(false);
    expect(failed.page.querySelector('main')?.text).toContain('jeszcze 5 razy');

    const sent = await stanislaw.submit(failed, { code });
    expect([sent.status, sent.location]).toEqual([303, '/bookings/AMMS/booking-3032']);
    expect(noticeOf(await stanislaw.follow(sent))).toContain('Potwierdzono rezerwację');
  });

  it('stays on its page while tries are left, and leaves it with the last one', async () => {
    const page = await askForCode();
    const code = wrong(await newestCode());
    for (const left of ['4 razy', '3 razy', '2 razy', '1 raz']) {
      const answer = await stanislaw.submit(page, { code });
      expect([answer.status, errorsOf(answer)]).toEqual([422, expect.stringContaining(`jeszcze ${left}.`)]);
    }
    const last = await stanislaw.submit(page, { code });
    expect([last.status, last.location]).toEqual([303, '/messages']);
    const after = await stanislaw.follow(last);
    expect(noticeOf(after)).toContain('Potwierdzanie kodu nie powiodło się');
    const ways = after.page.querySelectorAll('.notice a').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/bookings/AMMS/booking-3032', expect.stringMatching(/^tel:\+48/)]);
  });

  it('that is not there is sent from the page that a link in the sentence names; nothing is said twice', async () => {
    const page = await askForCode();
    await running.stores.provider.deleteFrom('phone_codes').execute();
    await running.stores.provider.deleteFrom('phone_code_sends').execute();
    const answer = await stanislaw.submit(page, { code: '123456' });
    expect([answer.status, errorsOf(answer)]).toEqual([
      422,
      expect.stringContaining(say('bookings:code.over')),
    ]);

    const name = say('bookings:code.missing');
    const sentence = answer.page.querySelectorAll('main p').find(({ text }) => text.includes(`„${name}”`));
    expect(sentence?.text).toBe(say('bookings:code.none', { page: name }));
    const link = sentence?.querySelector('a');
    expect([link?.text, link?.getAttribute('href')]).toEqual([name, `${CODED}/code/resend`]);
    expect(answer.page.querySelector('main')?.text.split(`„${name}”`)).toHaveLength(2);
  });

  it('that was confirmed meanwhile leads to where that is said', async () => {
    const page = await askForCode();
    const code = await newestCode();
    await stanislaw.submit(page, { code });
    const answer = await stanislaw.submit(page, { code, _key: 'another' });
    expect(answer.location).toBe(CODED);
    const said = await stanislaw.follow(answer);
    expect(said.page.querySelector('main')?.text).toContain('niewłaściwy status');
    expect(said.page.querySelector('main form')).toBeNull();
  });

  it.each([
    ['is not confirmed', '+48600100106', 0, 'numer telefonu na Twoim koncie nie jest potwierdzony'],
    ['is missing', null, 0, 'na Twoim koncie nie ma numeru telefonu'],
  ] as const)(
    'where the phone %s says what to do, and asks for no code',
    async (_, phone, isConfirmed, text) => {
      await setPhone(phone, isConfirmed);
      const page = await stanislaw.get(CODED);
      expect(page.page.querySelector('main')?.text).toContain(text);
      expect(page.page.querySelector('main')?.text).toContain('Zadzwoń do rejestracji');
      expect(page.page.querySelector('main form')).toBeNull();
      for (const path of ['code', 'code/resend']) {
        expect((await stanislaw.get(`${CODED}/${path}`)).location).toBe(CODED);
      }
      await setPhone('+48600100106', 1);
    },
  );

  it('with SMS off needs none, wherever it was', async () => {
    const setSms = (smsEnabled: boolean) =>
      running.stores.provider
        .updateTable('settings')
        .set({ value: JSON.stringify({ smsEnabled }) })
        .where('key', '=', 'smsConfirmation')
        .execute();
    const resend = await stanislaw.get(`${(await askForCode()).path}/resend`);
    await setSms(false);
    expect((await stanislaw.submit(resend)).location).toBe(CODED);
    expect((await stanislaw.get(`${CODED}/code`)).location).toBe(CODED);
    const page = await stanislaw.get(CODED);
    expect(page.page.querySelector('main')?.text).not.toContain('SMS');
    const sent = await stanislaw.submit(page);
    await setSms(true);
    expect(sent.location).toBe('/bookings/AMMS/booking-3032');
  });
});
