import { expect, it, vi } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const MESSAGE = {
  recipients: ['staff-k.majewska'],
  category: 'M',
  title: 'Recepta',
  content: 'Proszę o receptę.',
  attachments: [] as string[],
};

describeEachProvider('a refused claim on another’s record', (at) => {
  const rowsOf = async (accountId: string) => {
    const { db } = at().provider;
    const rows = await db.selectFrom('refusals').selectAll().where('account_id', '=', accountId).execute();
    return rows.map(({ kind, count, first_at, last_at }) => ({
      kind,
      count: Number(count),
      minutes: (Number(last_at) - Number(first_at)) / 60_000,
    }));
  };

  it('is one row an account, kind and hour, whoever’s and whatever it is', async () => {
    const { as, clock } = at();
    const jan = await as('jan.nowak');
    const foreign = { patientId: 'patient-1002', id: 'result-9' };
    for (const minutes of [0, 10, 20]) {
      if (minutes > 0) clock.advance('PT10M');
      await expectRefusal(jan.results.get(foreign), 'NOT_FOUND');
    }
    await expectRefusal(jan.results.get({ patientId: 'patient-1001', id: 'result-none' }), 'NOT_FOUND');
    await expectRefusal(jan.bookings.cancel({ system: 'AMMS', id: 'booking-none' }), 'NOT_FOUND');
    // Its reads stand in the audit under a name that several calls have.
    await expectRefusal(jan.results.content(foreign), 'NOT_FOUND');
    await expectRefusal(jan.messages.thread({ id: 'message-8001' }), 'NOT_FOUND');
    await expectRefusal(jan.messages.recipients({ id: 'message-8001' }), 'NOT_FOUND');
    const [, ...others] = [
      { kind: '', count: 0, minutes: 0 },
      { kind: 'bookings.cancel', count: 1, minutes: 0 },
      { kind: 'messages.recipients', count: 1, minutes: 0 },
      { kind: 'messages.thread', count: 1, minutes: 0 },
      { kind: 'results.content', count: 1, minutes: 0 },
      { kind: 'results.get', count: 4, minutes: 20 },
    ];
    await vi.waitFor(async () => {
      const rows = await rowsOf('account-2001');
      expect(rows.sort((one, other) => (one.kind < other.kind ? -1 : 1))).toEqual(others);
    });

    clock.advance('PT1H');
    await expectRefusal(jan.results.get(foreign), 'NOT_FOUND');
    await vi.waitFor(async () =>
      expect((await rowsOf('account-2001')).filter(({ kind }) => kind === 'results.get')).toHaveLength(2),
    );
  });

  it('is none of a guest, of a dictionary, or of what was found', async () => {
    const anna = await at().as('anna.kowalska');
    await anna.messages.unreadCount();
    await anna.bookings.phoneRequired({ a: 'AMMS', b: 'no-such-time' }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await rowsOf('account-2002')).toEqual([]);
  });
});

describeEachProvider('the audit of messages', (at) => {
  const entries = async (object: string) => {
    const { db } = at().provider;
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('object', '=', object)
      .orderBy('id')
      .execute();
    return rows.map(({ action, account_id, patient_id }) => [action, account_id, patient_id]);
  };

  it('has what an account sends, changes, deletes and brings back, about whom', async () => {
    const anna = await at().as('anna.kowalska');
    const { id } = await anna.messages.send({ ...MESSAGE, patientId: 'patient-1003' });
    await anna.messages.update({ id, title: 'Inna', content: 'Inna treść', attachments: [] });
    await anna.messages.remove({ id });
    await anna.messages.restore({ id });
    const who = ['account-2002', 'patient-1003'];
    expect((await entries(id)).sort()).toEqual(
      ['messages.remove', 'messages.restore', 'messages.send', 'messages.update'].map((action) => [
        action,
        ...who,
      ]),
    );
  });

  it('has each message and each file that is read, and the first time that it is marked', async () => {
    const maria = await at().as('maria.wisniewska');
    await maria.messages.attachment({ messageId: 'message-8001', id: 'file-8101' });
    await maria.messages.toConfirm();
    await maria.messages.markRead({ id: 'message-8001' });
    await maria.messages.markRead({ id: 'message-8001' });
    await maria.messages.thread({ id: 'message-8001' });
    await vi.waitFor(async () => {
      const actions = (await entries('message-8001')).map(([action]) => action);
      expect(actions.sort()).toEqual(['messages.markRead', 'messages.thread', 'messages.toConfirm']);
      expect((await entries('file-8101')).map(([action]) => action)).toEqual(['messages.attachment']);
    });
  });

  it('has nothing of how many visits are to come: counting is no reading', async () => {
    const anna = await at().as('anna.kowalska');
    await anna.bookings.scheduledCount();
    await anna.messages.unreadCount();
    await new Promise((resolve) => setTimeout(resolve, 120));
    const { db } = at().provider;
    const counted = await db.selectFrom('audit').select('id').where('action', 'like', '%Count').execute();
    expect(counted).toEqual([]);
  });
});
