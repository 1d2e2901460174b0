import { afterEach, expect, it } from 'vitest';
import { ENDED, LEFT, NAMED_OTHERWISE, MOVED, MOVED_ONCE } from '#provider/account/store/merging.ts';
import {
  describeEachEngine,
  describeEachProvider,
  PASSWORD,
  type TestProvider,
} from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { wrong } from '#tests/support/sms.ts';

const ZOFIA = 'account-2014';
const OTHER = 'account-2018';
const OTHERS_MAIL = 'z.kozlowska@example.com';

describeEachProvider('two accounts of one person', (at) => {
  afterEach(() => at().provider.reset());
  const short = async () => at().withToken(await shortToken(at())).account;
  const stored = (id: string) =>
    at().provider.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

  it('become one by the code that goes to the other, and the user name of the one that goes opens nothing', async () => {
    const client = await short();
    expect(await client.mergeable()).toEqual({
      contact: { channel: 'EMAIL', address: 'z•••@example.com' },
      stays: 'OTHER',
      moves: { patients: 1, bookings: 0, messages: 0 },
      sendsLeft: 5,
    });
    expect(await client.sendMergeCode()).toMatchObject({ sendsLeft: 4 });
    expect(await client.mergeable()).toMatchObject({ sendsLeft: 4, sent: { triesLeft: 5 } });
    const code = await newestCode(at());
    await expectRefusal(client.merge({ confirmationCode: wrong(code) }), 'BAD_CODE', { triesLeft: 4 });

    const before = await at().as('z.kozlowska');
    const { session, username, goneAccountId } = await client.merge({ confirmationCode: code });
    expect([username, goneAccountId]).toEqual(['z.kozlowska', ZOFIA]);
    const opened = at().withToken(session.token);
    expect((await opened.account.get()).username).toBe('z.kozlowska');
    expect((await opened.patients.list()).map(({ id }) => id)).toContain('patient-1015');
    expect((await refusalOf(client.mergeable())).code).toBe('UNAUTHORIZED');
    expect((await refusalOf(before.account.get())).code).toBe('UNAUTHORIZED');
    expect(await stored(ZOFIA)).toBeUndefined();
    const gone = at().guest().account.signIn({ username: 'zofia.kozlowska', password: PASSWORD });
    expect((await refusalOf(gone)).code).toBe('BAD_CREDENTIALS');
    const told = await at()
      .provider.db.selectFrom('outbox')
      .select('recipient')
      .where('code', 'is', null)
      .execute();
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([
      OTHERS_MAIL,
      'zofia.kozlowska@example.com',
    ]);
  });

  it('leave the one that the unit has confirmed, also when it is the one that signs in', async () => {
    await set(at(), OTHER, { type: 'UNAUTHORIZED' });
    const client = await short();
    expect(await client.mergeable()).toMatchObject({ stays: 'THIS', moves: { patients: 0 } });
    await client.sendMergeCode();
    const { username } = await client.merge({ confirmationCode: await newestCode(at()) });
    expect(username).toBe('zofia.kozlowska');
    expect(await stored(OTHER)).toBeUndefined();
    expect(await stored(ZOFIA)).toMatchObject({ state: 'ACTIVE', merge_with: null });
    await expect(at().as('zofia.kozlowska')).resolves.toBeDefined();
  });

  it('are not made one where the other is blocked, is not there, or cannot be asked', async () => {
    const impossible = [
      () => set(at(), OTHER, { state: 'USER_BLOCKED' }),
      () => set(at(), OTHER, { state: 'ACTIVE', email: null, phone_confirmed: 0 }),
      () => set(at(), ZOFIA, { merge_with: null }),
    ];
    for (const change of impossible) {
      await change();
      const client = await short();
      expect(await client.mergeable()).toEqual({
        ...{ stays: 'THIS', moves: { patients: 0, bookings: 0, messages: 0 }, sendsLeft: 0 },
      });
      await expectRefusal(client.sendMergeCode(), 'MERGE_NOT_POSSIBLE');
      await expectRefusal(client.merge({ confirmationCode: '000000' }), 'MERGE_NOT_POSSIBLE');
    }
  });

  it('need a code of their own: of a booking or a phone none is good, and none after its time', async () => {
    const client = await short();
    await expectRefusal(client.merge({ confirmationCode: '000000' }), 'CODE_OVER');
    await client.sendMergeCode();
    await expectRefusal(client.sendMergeCode(), 'TOO_MANY_CODES');
    const code = await newestCode(at());
    await at().provider.db.updateTable('phone_codes').set({ object_id: 'account-2001' }).execute();
    await expectRefusal(client.merge({ confirmationCode: code }), 'CODE_OVER');
    await at().provider.db.updateTable('phone_codes').set({ object_id: ZOFIA, valid_until: 1 }).execute();
    await expectRefusal(client.merge({ confirmationCode: code }), 'CODE_OVER');
  });

  it('are not there for an account that is not in this state, or no longer', async () => {
    const jan = (await at().as('jan.nowak')).account;
    const client = await short();
    await set(at(), ZOFIA, { state: 'ACTIVE' });
    for (const { mergeable, sendMergeCode, merge } of [jan, client]) {
      await expectRefusal(mergeable(), 'NOTHING_TO_MERGE');
      await expectRefusal(sendMergeCode(), 'NOTHING_TO_MERGE');
      await expectRefusal(merge({ confirmationCode: '000000' }), 'NOTHING_TO_MERGE');
    }
  });
});

describeEachEngine('what belongs to two accounts', (provider) => {
  it('has a rule for every table that names an account', async () => {
    const tables = await provider().provider.db.introspection.getTables();
    const named = tables.filter(({ columns }) => columns.some(({ name }) => name === 'account_id'));
    const ruled: readonly string[] = [...MOVED, ...Object.keys(MOVED_ONCE), ...ENDED, ...LEFT];
    expect(named.map(({ name }) => name).sort()).toEqual([...ruled].sort());
  });

  it('has a rule for every column of another name that names an account', async () => {
    const tables = await provider().provider.db.introspection.getTables();
    const named = tables.flatMap(({ name, columns }) =>
      columns
        .filter((column) => /._account_id$|^payer_id$|^registered_by$/.test(column.name))
        .filter((column) => column.name !== 'staff_account_id')
        .map((column) => [name, column.name]),
    );
    expect(named.sort()).toEqual(Object.entries(NAMED_OTHERWISE).sort());
  });

  it('is the staying one’s afterwards, once; of fifty merges at once one happens', async () => {
    const at = provider();
    const { db } = at.provider;
    const link = { role: 'CHILD', link_state: 'C', linked_at: 1, ended_at: null } as const;
    const read = (account_id: string, read_at: number | null) => ({
      account_id,
      message_id: 'message-8001',
      sent_at: 1,
      read_at,
    });
    await db
      .insertInto('account_patients')
      .values([
        { ...link, account_id: OTHER, patient_id: 'patient-1015' },
        { ...link, account_id: ZOFIA, patient_id: 'patient-1003' },
        { ...link, account_id: ZOFIA, patient_id: 'patient-1004' },
        { ...link, account_id: OTHER, patient_id: 'patient-1004', link_state: 'D' },
        { ...link, account_id: ZOFIA, patient_id: 'patient-1005' },
        { ...link, account_id: OTHER, patient_id: 'patient-1005', link_state: 'J' },
      ])
      .execute();
    await db
      .insertInto('message_recipients')
      .values([read(ZOFIA, 5), read(OTHER, 7)])
      .execute();
    await db
      .updateTable('bookings')
      .set({ account_id: ZOFIA })
      .where('system_id', '=', 'booking-3001')
      .execute();

    await db
      .updateTable('messages')
      .set({ sender_account_id: ZOFIA })
      .where('id', '=', 'message-8603')
      .execute();

    const client = at.withToken(await shortToken(at)).account;
    expect(await client.mergeable()).toMatchObject({ moves: { patients: 2, bookings: 1, messages: 1 } });
    await client.sendMergeCode();
    const confirmationCode = await newestCode(at);
    const merges = Array.from({ length: 50 }, () => client.merge({ confirmationCode }));
    const outcomes = await Promise.allSettled(merges);
    const codes = outcomes.map((one) =>
      one.status === 'fulfilled' ? 'MERGED' : (one.reason as { code: string }).code,
    );
    expect(codes.filter((code) => code === 'MERGED')).toHaveLength(1);
    // The one that happens ends the way in by which they came: who is asked for it afterwards is unknown.
    const others = codes.filter((code) => code !== 'MERGED');
    expect(others.filter((code) => !['NOTHING_TO_MERGE', 'UNAUTHORIZED'].includes(code))).toEqual([]);

    const links = await db
      .selectFrom('account_patients')
      .select(['patient_id', 'link_state'])
      .where('account_id', '=', OTHER)
      .orderBy('patient_id')
      .execute();
    expect(links).toEqual([
      { patient_id: 'patient-1003', link_state: 'C' },
      { patient_id: 'patient-1004', link_state: 'C' },
      { patient_id: 'patient-1005', link_state: 'J' },
      { patient_id: 'patient-1015', link_state: 'C' },
    ]);
    const messages = await db
      .selectFrom('message_recipients')
      .selectAll()
      .where('message_id', '=', 'message-8001')
      .execute();
    expect(messages.filter(({ account_id }) => account_id === OTHER)).toEqual([read(OTHER, 7)]);
    const sent = await db
      .selectFrom('messages')
      .select('id')
      .where('sender_account_id', '=', OTHER)
      .execute();
    expect(sent).toEqual([{ id: 'message-8603' }]);
    const booking = await db
      .selectFrom('bookings')
      .select('account_id')
      .where('system_id', '=', 'booking-3001')
      .executeTakeFirst();
    expect(booking).toEqual({ account_id: OTHER });
  });
});

async function shortToken(at: TestProvider): Promise<string> {
  const refused = await refusalOf(
    at.guest().account.signIn({ username: 'zofia.kozlowska', password: PASSWORD }),
  );
  return (refused.data as { session: { token: string } }).session.token;
}

const set = (at: TestProvider, id: string, values: Record<string, unknown>) =>
  at.provider.db.updateTable('accounts').set(values).where('id', '=', id).execute();

async function newestCode(at: TestProvider): Promise<string> {
  const row = await at.provider.db
    .selectFrom('outbox')
    .select('code')
    .where('recipient', '=', OTHERS_MAIL)
    .where('code', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return row.code ?? '';
}
