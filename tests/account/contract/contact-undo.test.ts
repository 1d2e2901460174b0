import { expect, it } from 'vitest';
import { codeSentBy } from '#tests/support/phone-codes.ts';
import {
  describeEachEngine,
  describeEachProvider,
  PASSWORD,
  START,
  type TestProvider,
} from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = { username: 'jan.nowak', id: 'account-2001', phone: '+48600100101' };
const DAYS_13 = 'P13DT23H59M';
const TABLES = ['phone_codes', 'phone_code_sends', 'outbox', 'contact_changes', 'former_contacts'] as const;

/** Jan as the seed has him, with a session that does not end. */
async function jan({ provider: { db }, clock, as }: TestProvider) {
  clock.set(START);
  for (const table of TABLES) await db.deleteFrom(table).execute();
  const row = { phone_number: JAN.phone, phone_confirmed: 1 } as const;
  await db.updateTable('accounts').set(row).where('id', '=', JAN.id).execute();
  const { account } = await as(JAN.username);
  await db
    .updateTable('sessions')
    .set({ expires_at: Date.parse('2027-01-01') })
    .execute();
  return account;
}
type Client = Awaited<ReturnType<typeof jan>>;

/** Changes the number by its code; the token that went to the one before. */
async function changed(at: TestProvider, account: Client, phoneNumber: string) {
  const before = (await phoneOf(at)).phone_number ?? '';
  await account.savePhone({ phoneNumber });
  at.clock.advance('PT1M');
  const { code } = await codeSentBy(at.provider, () => account.sendPhoneCode({}));
  await account.confirmPhone({ phoneNumber, confirmationCode: code });
  const sent = at.provider.db.selectFrom('outbox').select('link').where('recipient', '=', before);
  const { link } = await sent.orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

const phoneOf = ({ provider: { db } }: TestProvider) =>
  db
    .selectFrom('accounts')
    .select(['phone_number', 'phone_confirmed'])
    .where('id', '=', JAN.id)
    .executeTakeFirstOrThrow();

describeEachProvider('a number that has gone', (at) => {
  it('comes back by its link, once, and every session of the account ends', async () => {
    const account = await jan(at());
    const code = await changed(at(), account, '+48511222333');
    const guest = at().guest().account;
    expect(await guest.undoToken({ code })).toMatchObject({ kind: 'PHONE' });
    expect(await guest.undoToken({ code })).toMatchObject({ kind: 'PHONE' });
    expect((await phoneOf(at())).phone_number).toBe('+48511222333');

    at().clock.advance(DAYS_13);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => guest.undoContact({ code })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await phoneOf(at())).toEqual({ phone_number: JAN.phone, phone_confirmed: 1 });
    await expectRefusal(guest.undoToken({ code }), 'LINK_USED');
    const sessions = at().provider.db.selectFrom('sessions').select('token_hash');
    expect(await sessions.where('account_id', '=', JAN.id).execute()).toEqual([]);
  });
});

describeEachEngine('a number that comes back', (at) => {
  it('leaves no session to whoever is just setting a password: it is set before, or not at all', async () => {
    const account = await jan(at());
    const code = await changed(at(), account, '+48511222333');
    const newPassword = 'zielona herbata o siódmej';
    const [set] = await Promise.allSettled([
      account.changePassword({ password: PASSWORD, newPassword }),
      at().guest().account.undoContact({ code }),
    ]);
    if (set.status === 'rejected') expect(set.reason).toMatchObject({ code: 'UNAUTHORIZED' });
    const sessions = at().provider.db.selectFrom('sessions').select('token_hash');
    expect(await sessions.where('account_id', '=', JAN.id).execute()).toEqual([]);
  });
});

describeEachProvider('successive changes of a number', (at) => {
  it('each undo what came after them, and nothing after a fortnight', async () => {
    const account = await jan(at());
    const first = await changed(at(), account, '+48511222333');
    const second = await changed(at(), account, '+491701234567');
    await account.savePhone({ phoneNumber: '+48511222444' });
    // Whoever took the account over may have begun to change the address, too.
    const { version = 0 } = await account.get();
    await account.update({ contactData: { email: 'obcy@dom.example' }, version });
    const { db } = at().provider;
    const { link } = await db
      .selectFrom('outbox')
      .select('link')
      .where('recipient', '=', 'obcy@dom.example')
      .executeTakeFirstOrThrow();
    const guest = at().guest().account;
    await guest.undoContact({ code: first });
    const ofStranger = new URL(link ?? '').searchParams.get('token') ?? '';
    await expectRefusal(guest.confirmEmail({ code: ofStranger }), 'LINK_OVER');
    expect(await phoneOf(at())).toEqual({ phone_number: JAN.phone, phone_confirmed: 1 });
    await expectRefusal(guest.undoContact({ code: second }), 'LINK_OVER');
    const waiting = at().provider.db.selectFrom('contact_changes').select('value');
    expect(await waiting.where('account_id', '=', JAN.id).execute()).toEqual([]);
    await expectRefusal(guest.undoContact({ code: 'x'.repeat(32) }), 'LINK_OVER');
  });
});

describeEachProvider('the link of a number that has gone', (at) => {
  it('is over after a fortnight', async () => {
    const code = await changed(at(), await jan(at()), '+48511222333');
    at().clock.advance('P15D');
    await expectRefusal(at().guest().account.undoToken({ code }), 'LINK_OVER');
    await expectRefusal(at().guest().account.undoContact({ code }), 'LINK_OVER');
    expect((await phoneOf(at())).phone_number).toBe('+48511222333');
  });
});

describeEachProvider('a number that is saved without a code', (at) => {
  const set = async (registration: object) => {
    const settings = at().provider.db.updateTable('settings').where('key', '=', 'registration');
    await settings.set({ value: JSON.stringify(registration) }).execute();
  };
  const save = async (account: Client, phoneNumber: string) => {
    const { db } = at().provider;
    const row = db.selectFrom('accounts').select('version').where('id', '=', JAN.id);
    return account.update({
      contactData: { phoneNumber },
      version: (await row.executeTakeFirstOrThrow()).version,
    });
  };

  it('is in place at once; of another account’s it is told five times a day', async () => {
    const account = await jan(at());
    await expectRefusal(save(account, '+48511222333'), 'PHONE_NEEDS_CODE');
    await set({ phoneConfirmationEnabled: false });
    const { contactData } = await save(account, '+48511222333');
    expect(contactData).toMatchObject({ phoneNumber: '+48511222333', phoneConfirmed: false });
    expect((await account.gates()).open).not.toContain('PHONE');
    for (let told = 0; told < 5; told += 1) {
      await expectRefusal(save(account, '+48600100102'), 'PHONE_ALREADY_IN_USE');
    }
    const until = new Date(Date.parse(START) + (24 * 60 + 1) * 60_000).toISOString();
    await expectRefusal(save(account, '+48600100102'), 'TOO_MANY_IN_USE', { until });
    expect((await phoneOf(at())).phone_number).toBe('+48511222333');
  });

  it('is taken away where none is required, or the account is older than that', async () => {
    const account = await jan(at());
    for (const phoneConfirmationEnabled of [true, false]) {
      await set({ phoneIsRequired: true, phoneIsRequiredSince: '2026-01-01', phoneConfirmationEnabled });
      await expectRefusal(save(account, ''), 'PHONE_REQUIRED');
      expect((await account.phoneCode({})).isOptional).toBe(false);
    }
    const irena = (await at().as('irena.szymanska')).account;
    expect((await irena.phoneCode({})).isOptional).toBe(true);
    expect(
      (await irena.update({ contactData: { phoneNumber: '' }, version: 1 })).contactData.phoneNumber,
    ).toBeUndefined();
    await set({ phoneIsRequired: false });
    await at().provider.db.deleteFrom('outbox').execute();
    expect((await save(account, '')).contactData.phoneNumber).toBeUndefined();
    // The owner is told that it was taken away, not that it is another one now.
    const mails = at().provider.db.selectFrom('outbox').select(['subject', 'text']);
    const [mail] = await mails.where('recipient', '=', 'jan.nowak@example.com').execute();
    expect(mail?.subject).toBe('Numer telefonu został usunięty z konta');
    expect(mail?.text).toContain('Usunięto:');
    expect(mail?.text).not.toContain('zmieni');
  });
});
