import { expect, it } from 'vitest';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const GUID = '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d0';

describeEachProvider('a notification', (at) => {
  const opened = async (username: string, guid: string) =>
    (await at().as(username)).account.notification({ guid });

  it('leads the account that was notified to what it is about, for 30 days, however often', async () => {
    const message = { contextType: 'MESSAGE', contextId: 'message-8001' };
    for (let times = 0; times < 2; times += 1) {
      expect(await opened('maria.wisniewska', `${GUID}1`)).toEqual(message);
    }
    const { db } = at().provider;
    const { created_at: made } = await db
      .selectFrom('notifications')
      .select('created_at')
      .where('guid', '=', `${GUID}1`)
      .executeTakeFirstOrThrow();
    const setAge = (days: number) =>
      db
        .updateTable('notifications')
        .set({ created_at: Date.parse(START) - days * 24 * 60 * 60_000 })
        .where('guid', '=', `${GUID}1`)
        .execute();
    await setAge(29.9);
    expect(await opened('maria.wisniewska', `${GUID}1`)).toEqual(message);
    await setAge(30);
    await expectRefusal(opened('maria.wisniewska', `${GUID}1`), 'NOT_FOUND');
    await db.updateTable('notifications').set({ created_at: made }).where('guid', '=', `${GUID}1`).execute();
  });

  it('is not found by anybody else, nor when it is old, nor when there is none: all the same', async () => {
    const cases = [
      ['maria.wisniewska', `${GUID}2`],
      ['maria.wisniewska', `${GUID}3`],
      ['jan.nowak', `${GUID}1`],
      ['jan.nowak', 'made-up'],
    ] as const;
    for (const [username, guid] of cases) await expectRefusal(opened(username, guid), 'NOT_FOUND');
  });
});
