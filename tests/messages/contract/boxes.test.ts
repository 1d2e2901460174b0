import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import type { ListedMessage, MessageQuery } from '#contract/messages/schemas.ts';
import { plainText } from '#app/domain/text.ts';
import { searchedText } from '#provider/core/searched-text.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const PART = { pageIndex: 0, pageSize: 15 };
const ALL = { pageIndex: 0, pageSize: 100 };
const BOXES = ['inbox', 'outbox'] as const;
type Box = (typeof BOXES)[number];
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

async function pagesOf(client: ProviderClient, box: Box) {
  const ids: string[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const { items, hasMore, total } = await client.messages[box]({ ...PART, pageIndex });
    ids.push(...idsOf(items));
    if (!hasMore) return { ids, total, pages: pageIndex + 1 };
  }
}

describeEachProvider('lists of messages', (at) => {
  it('come page by page, the latest first, none twice and none left out', async () => {
    const jan = await at().as('jan.nowak');
    for (const [box, count, pages] of [
      ['inbox', 63, 5],
      ['outbox', 22, 2],
    ] as const) {
      const walked = await pagesOf(jan, box);
      const { items } = await jan.messages[box](ALL);
      expect(walked).toEqual({ ids: idsOf(items), total: count, pages });
      expect(new Set(walked.ids).size).toBe(count);
      const times = items.map(({ sentAt }) => sentAt);
      expect(times).toEqual([...times].sort().reverse());
    }
  });

  it('say of each who wrote it to whom, when it was read and whether it was answered', async () => {
    const jan = await at().as('jan.nowak');
    const { items: got } = await jan.messages.inbox(ALL);
    const one = (id: string, items: readonly ListedMessage[]) => items.find((item) => item.id === id);
    expect(one('message-8302', got)).toMatchObject({
      sender: 'Poradnia Lekarza Rodzinnego',
      category: 'M',
      attachmentCount: 2,
      recipients: [],
      isOwn: false,
      isAnswered: false,
      mustBeConfirmed: false,
    });
    expect(one('message-8302', got)?.readAt).toBeUndefined();
    expect(one('message-8402', got)).toMatchObject({ isAnswered: true, sender: 'Katarzyna Majewska' });
    expect(one('message-8305', got)).toMatchObject({ language: 'uk' });

    const { items: sent } = await jan.messages.outbox(ALL);
    const both = ['Poradnia Lekarza Rodzinnego', 'Katarzyna Majewska'];
    expect(one('message-8502', sent)).toMatchObject({ isOwn: true, recipients: both });
    expect(one('message-8502', sent)?.readAt).toBeUndefined();
    expect(one('message-8503', sent)?.readAt).toBeDefined();
    expect(one('message-8401', sent)).toMatchObject({ isAnswered: false });
  });

  it('give by any filter what a plain filter of all gives', async () => {
    const jan = await at().as('jan.nowak');
    const all = {
      inbox: (await jan.messages.inbox(ALL)).items,
      outbox: (await jan.messages.outbox(ALL)).items,
    };
    const words = fc.constantFrom(
      'wynik',
      'LEK',
      'łącz',
      'lek na',
      'recepta',
      '%',
      '_',
      '\\',
      'nowak',
      'MAJEWSKA',
      'Poradnia',
      'ę',
    );
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
    const query = fc.record({
      after: maybe(fc.integer({ min: 0, max: 800 })),
      before: maybe(fc.integer({ min: 0, max: 800 })),
      category: maybe(fc.constantFrom('M', 'P', 'W', 'X')),
      title: maybe(words),
      sender: maybe(words),
      recipient: maybe(words),
    });
    const started = at().clock.now().getTime();
    const ago = (days: number | undefined) =>
      days === undefined ? undefined : new Date(started - days * 86_400_000).toISOString();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...BOXES), query, async (box, { after, before, ...rest }) => {
        const asked = present({ ...rest, after: ago(after), before: ago(before) });
        const { items, total } = await jan.messages[box]({ ...ALL, ...asked });
        const expected = idsOf(all[box].filter((message) => fits({ message, box, asked })));
        expect([idsOf(items), total]).toEqual([expected, expected.length]);
      }),
      { numRuns: 60 },
    );
  });

  it('of the staff’s messages search nobody’s name but the account’s own', async () => {
    const jan = await at().as('jan.nowak');
    const asked = (recipient: string) => jan.messages.inbox({ ...PART, recipient });
    expect((await asked('nowak')).total).toBe(63);
    expect((await asked('Kowalska')).items).toEqual([]);
  });

  it('of Halina fail, and nobody else’s do', async () => {
    const { as } = at();
    await expect((await as('halina.mazur')).messages.inbox(PART)).rejects.toThrow();
    expect((await (await as('piotr.zielinski')).messages.inbox(PART)).items).toEqual([]);
    expect((await (await as('anna.kowalska')).messages.outbox(PART)).items).toHaveLength(2);
  });

  it('are counted where nothing is read yet, until it is', async () => {
    const oleksandr = await at().as('jan.nowak');
    const { value } = await oleksandr.messages.unreadCount();
    expect(value).toBe(3);
    await oleksandr.messages.markRead({ id: 'message-8303' });
    expect(await oleksandr.messages.unreadCount()).toEqual({ value: 2 });
    const anna = await at().as('anna.kowalska');
    expect(await anna.messages.isRead({ id: 'message-8303' })).toEqual({ value: false });
  });

  it('name their categories', async () => {
    const categories = await (await at().as('jan.nowak')).messages.categories();
    expect(categories.map(({ code }) => code)).toEqual(['M', 'P', 'W', 'O']);
  });
});

describeEachProvider('one message', (at) => {
  it('comes with its conversation, the oldest first', async () => {
    const jan = await at().as('jan.nowak');
    const thread = await jan.messages.thread({ id: 'message-8405' });
    expect(idsOf(thread)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `message-840${number}`));
    expect(thread.map(({ isOwn }) => isOwn)).toEqual(thread.map((_, index) => index % 2 === 0));
    expect(thread[1]).toMatchObject({ mayBeAnswered: true, inResponseTo: 'message-8401' });
    expect(thread[0]).toMatchObject({ mayBeAnswered: false });

    const anna = await at().as('anna.kowalska');
    const [question, answer] = await anna.messages.thread({ id: 'message-8602' });
    expect([question?.patientId, answer?.patientId]).toEqual(['patient-1003', 'patient-1003']);
  });

  it('of nobody is answered unless the clinic lets it', async () => {
    const jan = await at().as('jan.nowak');
    const id = 'message-8201';
    const mayBe = async () => (await jan.messages.thread({ id }))[0]?.mayBeAnswered;
    expect(await mayBe()).toBe(false);
    const value = JSON.stringify({ ...(await jan.messages.settings()), replyToAutomatic: true });
    await at().provider.db.insertInto('settings').values({ key: 'messages', value }).execute();
    expect(await mayBe()).toBe(true);
  });

  it('names its readers in the staff, and of other patients only how many', async () => {
    const { as } = at();
    const jan = await as('jan.nowak');
    const { staff, ...rest } = await jan.messages.recipients({ id: 'message-8503' });
    expect(rest).toEqual({ others: 0 });
    expect(staff.map(({ name, readAt }) => [name, readAt !== undefined])).toEqual([
      ['Poradnia Lekarza Rodzinnego', true],
      ['Katarzyna Majewska', false],
    ]);
    expect(await jan.messages.isRead({ id: 'message-8503' })).toEqual({ value: true });
    expect(await jan.messages.isRead({ id: 'message-8502' })).toEqual({ value: false });

    const all = await (await as('anna.kowalska')).messages.recipients({ id: 'message-8303' });
    expect(all).toEqual({ staff: [], self: { accountId: 'account-2002' }, others: 1 });
  });

  it('and all that belongs to it is nobody else’s, as if there were none', async () => {
    const { as } = at();
    const jan = await as('jan.nowak');
    for (const id of ['message-8602', 'message-8601', 'message-none']) {
      for (const call of ['thread', 'recipients', 'isRead', 'attachments'] as const)
        await expectRefusal(jan.messages[call]({ id }), 'NOT_FOUND');
      await expectRefusal(jan.messages.attachment({ messageId: id, id: 'file-8611' }), 'NOT_FOUND');
    }
    const anna = await as('anna.kowalska');
    const file = await anna.messages.attachment({ messageId: 'message-8601', id: 'file-8611' });
    expect([file.name, file.type]).toEqual(['wysypka.png', 'image/png']);
    await expectRefusal(anna.messages.markRead({ id: 'message-8601' }), 'NOT_FOUND');
  });
});

describe('the plain filter of this test', () => {
  it('tells messages apart', () => {
    expect(searchedText('Załącz ')).toBe('zalacz');
  });
});

type Fit = { message: ListedMessage; box: Box; asked: Partial<MessageQuery> };

function fits({ message, box, asked }: Fit) {
  const contains = (text: string, words: string | undefined) =>
    words === undefined || searchedText(text).includes(searchedText(words));
  const [sender, recipients] =
    box === 'inbox'
      ? [message.sender ? plainText(message.sender) : '', 'Jan Nowak']
      : ['Jan Nowak', message.recipients.map(plainText).join(', ')];
  return (
    (asked.after === undefined || message.sentAt >= asked.after) &&
    (asked.before === undefined || message.sentAt < asked.before) &&
    (asked.category === undefined || message.category === asked.category) &&
    contains(plainText(message.title), asked.title) &&
    contains(sender, asked.sender) &&
    contains(recipients, asked.recipient)
  );
}

const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<{
    [Key in keyof T]: NonNullable<T[Key]>;
  }>;
