import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';

const KEY = 'q9Xw3mRt7Vb1Zk5Lc2Nd8H';
const MESSAGE = {
  recipients: ['staff-k.majewska'],
  category: 'M',
  attachments: [],
  title: 'Dawka leku',
  content: 'Czy brać rano?',
};
const ALL = {
  after: '2026-01-01T00:00:00.000Z',
  before: '2027-12-31T00:00:00.000Z',
  pageIndex: 0,
  pageSize: 100,
};

describeEachProvider('a message that is sent with the key of a form', (at) => {
  const sentBy = async (username: string) => {
    const { messages } = await at().as(username);
    return (await messages.outbox(ALL)).items.length;
  };

  it('is sent once, however often it comes', async () => {
    const { messages } = await at().as('jan.nowak');
    const before = await sentBy('jan.nowak');
    const { id } = await messages.send({ ...MESSAGE, key: KEY });
    expect(await messages.send({ ...MESSAGE, key: KEY })).toEqual({ id });
    at().clock.advance('PT3H');
    expect(await messages.send({ ...MESSAGE, key: KEY })).toEqual({ id });
    expect(await sentBy('jan.nowak')).toBe(before + 1);
  });

  it('is sent once when it comes ten times at once', async () => {
    const { messages } = await at().as('anna.kowalska');
    const before = await sentBy('anna.kowalska');
    const key = 'tenTimesAtOnce-0123456';
    const sent = await Promise.all(Array.from({ length: 10 }, () => messages.send({ ...MESSAGE, key })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await sentBy('anna.kowalska')).toBe(before + 1);
  });

  it('is another one with other words, of another account, and without a key', async () => {
    const { messages: jan } = await at().as('jan.nowak');
    const { messages: ewa } = await at().as('ewa.dabrowska');
    const key = 'oneKeyForFourMessages1';
    const ids = [
      await jan.send({ ...MESSAGE, key }),
      await jan.send({ ...MESSAGE, key, content: 'Czy brać wieczorem?' }),
      await ewa.send({ ...MESSAGE, key }),
      await jan.send(MESSAGE),
      await jan.send(MESSAGE),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('that was refused may be sent with it afterwards', async () => {
    const { messages } = await at().as('jan.nowak');
    const key = 'refusedAndThenSent-012';
    const refused = messages.send({ ...MESSAGE, key, attachments: ['gone'] });
    await expect(refused).rejects.toMatchObject({ defined: true });
    const { id } = await messages.send({ ...MESSAGE, key });
    expect(id).not.toBe('');
  });
});
