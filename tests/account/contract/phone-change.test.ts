import { expect, it } from 'vitest';
import { codeSentBy } from '#tests/support/phone-codes.ts';
import {
  describeEachEngine,
  describeEachProvider,
  START,
  type TestProvider,
} from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { wrong } from '#tests/support/sms.ts';

const JAN = { username: 'jan.nowak', id: 'account-2001', phone: '+48600100101' };
const ANNAS = '+48600100102';
const NEW = '+48511222333';
const NEXT = '+491701234567';
const DAY_MS = 24 * 60 * 60_000;
const TABLES = ['phone_codes', 'phone_code_sends', 'outbox', 'contact_changes', 'former_contacts'] as const;

/** Jan, whose number is confirmed and who has been sent nothing. */
async function jan({ provider: { db }, clock, as }: TestProvider) {
  clock.set(START);
  for (const table of TABLES) await db.deleteFrom(table).execute();
  const row = {
    phone_number: JAN.phone,
    phone_confirmed: 1,
  } as const;
  await db.updateTable('accounts').set(row).where('id', '=', JAN.id).execute();
  const { account } = await as(JAN.username);
  await db
    .updateTable('sessions')
    .set({ expires_at: Date.parse(START) + 30 * DAY_MS })
    .execute();
  return account;
}
type Client = Awaited<ReturnType<typeof jan>>;

/** Somewhere else Jan is signed in, too. */
async function anotherSession({ provider: { db } }: TestProvider) {
  const row = { account_id: JAN.id, created_at: 0, expires_at: Date.parse(START) + DAY_MS };
  await db
    .insertInto('sessions')
    .values({ ...row, token_hash: 'elsewhere' })
    .onConflict((is) => is.doNothing())
    .execute();
  return 'elsewhere';
}

async function sessionsOf({ provider: { db } }: TestProvider) {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', JAN.id)
    .execute();
  return rows.map(({ token_hash }) => token_hash);
}

const codeTo = (at: TestProvider, account: Client) =>
  codeSentBy(at.provider, () => account.sendPhoneCode({}));
const give = (account: Client, phoneNumber: string, confirmationCode: string) =>
  account.confirmPhone({ phoneNumber, confirmationCode });
const inForce = { phoneNumber: JAN.phone, phoneConfirmed: true };

describeEachProvider('a change of a confirmed phone', (at) => {
  it('waits for its code while the old number serves, and is in force with it', async () => {
    const account = await jan(at());
    expect(await account.savePhone({ phoneNumber: NEW })).toEqual({
      phoneNumber: NEW,
      phoneConfirmed: false,
    });
    expect(await account.phone()).toEqual(inForce);
    expect((await account.get()).contactData).toMatchObject(inForce);
    expect((await account.gates()).open).not.toContain('PHONE');
    const until = new Date(Date.parse(START) + DAY_MS).toISOString();
    expect((await account.phoneCode({})).waiting).toEqual({ phoneNumber: NEW, until });

    const { sent, code } = await codeTo(at(), account);
    expect(sent.phoneNumber).toBe(NEW);
    await expectRefusal(give(account, NEW, wrong(code)), 'BAD_CODE', { triesLeft: 4 });
    const other = await anotherSession(at());
    await give(account, NEW, code);
    await give(account, NEW, code);
    expect(await sessionsOf(at())).not.toContain(other);
    const { account: later } = await at().as(JAN.username);
    expect((await later.get()).contactData).toMatchObject({ restorePhone: JAN.phone, phoneNumber: NEW });
    expect(await account.phone()).toEqual({ phoneNumber: NEW, phoneConfirmed: true });
    expect((await account.phoneCode({})).waiting).toBeUndefined();
  });

  it('ends after a day, and by the number in force; nothing waits then', async () => {
    const account = await jan(at());
    await account.savePhone({ phoneNumber: NEW });
    at().clock.advance('PT24H');
    expect((await account.phoneCode({})).waiting).toBeUndefined();
    await expectRefusal(account.sendPhoneCode({}), 'PHONE_NOT_PENDING');
    await account.savePhone({ phoneNumber: NEW });
    expect(await account.savePhone({ phoneNumber: JAN.phone })).toEqual(inForce);
    expect((await account.phoneCode({})).waiting).toBeUndefined();
    expect(await account.phone()).toEqual(inForce);
  });

  it('of two the later one waits, and the code of the first confirms neither and costs no try', async () => {
    const account = await jan(at());
    await account.savePhone({ phoneNumber: NEW });
    const { code: first } = await codeTo(at(), account);
    await account.savePhone({ phoneNumber: NEXT });
    await expectRefusal(give(account, NEW, first), 'CODE_OVER');
    await expectRefusal(give(account, NEXT, first), 'CODE_OVER');
    at().clock.advance('PT1M');
    const { sent, code } = await codeTo(at(), account);
    expect(sent.phoneNumber).toBe(NEXT);
    if (first !== code) await expectRefusal(give(account, NEXT, first), 'BAD_CODE', { triesLeft: 5 });
    await expectRefusal(give(account, NEW, code), 'CODE_OVER');
    expect(await account.phone()).toEqual(inForce);
    await give(account, NEXT, code);
    expect((await account.phone()).phoneNumber).toBe(NEXT);
  });

  it('is confirmed at 14:59 and no more at 15:01, and by no code after five wrong ones', async () => {
    const account = await jan(at());
    await account.savePhone({ phoneNumber: NEW });
    const { code: first } = await codeTo(at(), account);
    at().clock.advance('PT15M1S');
    await expectRefusal(give(account, NEW, first), 'CODE_OVER');
    const { code: second } = await codeTo(at(), account);
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      await expectRefusal(give(account, NEW, wrong(second)), 'BAD_CODE', { triesLeft });
    }
    await expectRefusal(give(account, NEW, second), 'CODE_OVER');
    const { code: third } = await (at().clock.advance('PT1M'), codeTo(at(), account));
    at().clock.advance('PT14M59S');
    await give(account, NEW, third);
  });

  it('is sent codes by the one table: five an hour, and five a day to the new number', async () => {
    const account = await jan(at());
    await account.savePhone({ phoneNumber: NEW });
    for (const sendsLeft of [4, 3, 2, 1, 0]) {
      expect((await account.sendPhoneCode({ phoneNumber: NEW })).sendsLeft).toBe(sendsLeft);
      at().clock.advance('PT13M');
    }
    const until = new Date(Date.parse(START) + DAY_MS).toISOString();
    await expectRefusal(account.sendPhoneCode({}), 'TOO_MANY_CODES', { until, sendsLeft: 0 });
    at().clock.advance('PT1H');
    await account.savePhone({ phoneNumber: NEXT });
    expect((await account.sendPhoneCode({})).sendsLeft).toBe(4);
  });

  it('to a number of another account is refused after the right code alone, and the old one stays', async () => {
    const account = await jan(at());
    expect(await account.savePhone({ phoneNumber: ANNAS })).toMatchObject({ phoneConfirmed: false });
    const { code } = await codeTo(at(), account);
    await expectRefusal(give(account, ANNAS, wrong(code)), 'BAD_CODE', { triesLeft: 4 });
    await expectRefusal(give(account, ANNAS, code), 'PHONE_ALREADY_IN_USE');
    expect(await account.phone()).toEqual(inForce);
    // It can never be confirmed, so that it waits no longer, and no further code goes to Anna.
    expect((await account.phoneCode({})).waiting).toBeUndefined();
    await expectRefusal(give(account, ANNAS, code), 'CODE_OVER');
    at().clock.advance('PT1M');
    await expectRefusal(account.sendPhoneCode({ phoneNumber: ANNAS }), 'PHONE_NOT_PENDING');
  });

  it('to a number of the family is taken while the setting allows it', async () => {
    const { db } = at().provider;
    const account = await jan(at());
    const link = {
      account_id: JAN.id,
      patient_id: 'patient-1003',
      role: 'WARD',
      link_state: 'C',
      linked_at: 0,
    } as const;
    await db.insertInto('account_patients').values(link).execute();
    const share = (sharedInFamily: boolean) =>
      db
        .updateTable('settings')
        .set({ value: JSON.stringify({ sharedInFamily }) })
        .where('key', '=', 'phones')
        .execute();
    await account.savePhone({ phoneNumber: ANNAS });
    const { code } = await codeTo(at(), account);
    await share(false);
    await expectRefusal(give(account, ANNAS, code), 'PHONE_ALREADY_IN_USE');
    await share(true);
    await account.savePhone({ phoneNumber: ANNAS });
    await give(account, ANNAS, code);
    expect(await account.phone()).toEqual({ phoneNumber: ANNAS, phoneConfirmed: true });
    const links = db.deleteFrom('account_patients').where('account_id', '=', JAN.id);
    await links.where('patient_id', '=', 'patient-1003').execute();
  });

  it('takes the account’s own waiting number alone, and sends nothing elsewhere', async () => {
    const account = await jan(at());
    const outbox = () => at().provider.db.selectFrom('outbox').select('recipient').execute();
    await expectRefusal(account.sendPhoneCode({ phoneNumber: ANNAS }), 'PHONE_NOT_PENDING');
    await expectRefusal(account.sendPhoneCode({}), 'PHONE_NOT_PENDING');
    await account.savePhone({ phoneNumber: NEW });
    await expectRefusal(account.sendPhoneCode({ phoneNumber: ANNAS }), 'PHONE_NOT_PENDING');
    expect(await outbox()).toEqual([]);
    const { code } = await codeTo(at(), account);
    await expectRefusal(give(account, ANNAS, code), 'CODE_OVER');
    expect((await account.phoneCode({})).sent).toMatchObject({ triesLeft: 5 });
  });

  it('is in force at once, and not confirmed, where no SMS goes out', async () => {
    const account = await jan(at());
    const sms = at().provider.db.updateTable('settings').where('key', '=', 'smsConfirmation');
    await sms.set({ value: '{"smsEnabled":false}' }).execute();
    await account.savePhone({ phoneNumber: NEW });
    await sms.set({ value: '{"smsEnabled":true}' }).execute();
    expect(await account.phone()).toEqual({ phoneNumber: NEW, phoneConfirmed: false });
    expect((await account.phoneCode({})).waiting).toEqual({ phoneNumber: NEW });
  });

  it('is listed among the account’s own channels, and an empty list for every other number', async () => {
    const account = await jan(at());
    await account.savePhone({ phoneNumber: NEW });
    const channels = (client: Client, phoneNumber: string) => client.unconfirmedChannels({ phoneNumber });
    expect(await channels(account, NEW)).toEqual([{ channel: 'SMS' }]);
    for (const other of [JAN.phone, ANNAS, '+48600100117', '+48600999999']) {
      expect(await channels(account, other)).toEqual([]);
    }
    const lucyna = (await at().as('lucyna.baran')).account;
    expect(await channels(lucyna, '+48600100117')).toEqual([{ channel: 'SMS' }]);
    expect(await channels(lucyna, NEW)).toEqual([]);
    expect(await channels(at().guest().account, NEW)).toEqual([]);
  });

  it('of a number that nobody has confirmed needs no second typing, and another takes its place', async () => {
    const lucyna = (await at().as('lucyna.baran')).account;
    expect((await lucyna.phoneCode({})).waiting).toEqual({ phoneNumber: '+48600100117' });
    await lucyna.savePhone({ phoneNumber: NEXT });
    expect(await lucyna.phone()).toEqual({ phoneNumber: NEXT, phoneConfirmed: false });
  });
});

describeEachEngine('a change of phone, many at once', (at) => {
  it('of fifty confirmations all are answered and one counts; fifty guesses cost five tries', async () => {
    const account = await jan(at());
    await account.savePhone({ phoneNumber: NEW });
    const { code } = await codeTo(at(), account);
    const guesses = Array.from({ length: 50 }, (_, index) => String(300_000 + index)).filter(
      (guess) => guess !== code,
    );
    const answers = await Promise.all(guesses.map((guess) => refusalOf(give(account, NEW, guess))));
    expect(answers.filter((answer) => answer.code === 'BAD_CODE')).toHaveLength(5);
    await expectRefusal(give(account, NEW, code), 'CODE_OVER');

    at().clock.advance('PT1M');
    const { code: next } = await codeTo(at(), account);
    const done = await Promise.all(Array.from({ length: 50 }, () => give(account, NEW, next)));
    expect(done).toHaveLength(50);
    const { db } = at().provider;
    const told = db.selectFrom('outbox').select('link').where('recipient', '=', JAN.phone);
    expect(await told.execute()).toEqual([
      { link: expect.stringContaining('/contact-undo?token=') as string },
    ]);
    const former = db.selectFrom('former_contacts').select('value').where('account_id', '=', JAN.id);
    expect(await former.execute()).toEqual([{ value: JAN.phone }]);
    expect(await account.phone()).toEqual({ phoneNumber: NEW, phoneConfirmed: true });
  });

  it('of two accounts that are no family one gets the number', async () => {
    const account = await jan(at());
    const piotr = (await at().as('piotr.zielinski')).account;
    const clients = [account, piotr];
    const codes: string[] = [];
    for (const client of clients) {
      await client.savePhone({ phoneNumber: NEXT });
      codes.push((await codeTo(at(), client)).code);
    }
    const answers = await Promise.allSettled(
      clients.map((client, index) => give(client, NEXT, codes[index] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
