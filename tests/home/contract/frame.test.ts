import { expect, it } from 'vitest';
import { accounts } from '#provider/seed/people.ts';
import { describeEachProvider } from '#tests/support/providers.ts';

/** An account whose calls fail, hang or answer nonsense in turn, and one of a patient whose calls do (design: the demonstration's clinic). */
const ACCOUNT_FAILS = 'teresa.walczak';
const RECORD_FAILS = 'halina.mazur';
const APART = new Set([ACCOUNT_FAILS, RECORD_FAILS]);
const SIGNED_IN = accounts
  .filter((one) => !('state' in one) && !APART.has(one.username))
  .map(({ username }) => username);

describeEachProvider('what stands around every page', (at) => {
  const partsOf = async (username: string) => {
    const client = await at().as(username);
    const [gates, account, patients, scheduled, unread] = await Promise.all([
      client.account.gates(),
      client.account.get(),
      client.patients.list(),
      client.bookings.scheduledCount(),
      client.messages.unreadCount(),
    ]);
    return { gates, account, patients, scheduledCount: scheduled.value, unreadCount: unread.value };
  };
  const frameOf = async (username: string) => (await at().as(username)).home.frame();

  it.each(SIGNED_IN)('is what the five calls say: %s', async (username) => {
    expect(await frameOf(username)).toEqual(await partsOf(username));
  });

  it('lacks a number that fails, hangs or is nonsense, and says the rest', async () => {
    const client = await at().as(RECORD_FAILS);
    const [account, patients] = await Promise.all([client.account.get(), client.patients.list()]);
    for (let kind = 0; kind < 3; kind += 1)
      expect(await client.home.frame()).toEqual({ account, patients, gates: { open: [] }, unreadCount: 0 });
  });

  it('fails where nobody knows whose account it is, or is signed in', async () => {
    await expect(frameOf(ACCOUNT_FAILS)).rejects.toThrow();
    await expect(at().guest().home.frame()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
