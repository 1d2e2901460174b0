import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const MAJEWSKA = 'staff-k.majewska';
const PAGE = { pageIndex: 0, pageSize: 5 };
const MESSAGE = {
  recipients: [MAJEWSKA],
  category: 'M',
  title: 'Prośba o receptę',
  content: 'Dzień dobry,\nkończą mi się leki.',
  attachments: [] as string[],
};
const CHANGE = { title: 'Zmieniona', content: 'Inna treść', attachments: [] as string[] };
const sentIds = async ({ messages }: ProviderClient) =>
  (await messages.outbox({ pageIndex: 0, pageSize: 100 })).items.map(({ id }) => id);
const message = async ({ messages }: ProviderClient, id: string) =>
  (await messages.thread({ id })).find((one) => one.id === id);

describeEachProvider('whom a message may be written to', (at) => {
  it('is the staff alone, whom the patient has seen first, five a page', async () => {
    const jan = await at().as('jan.nowak');
    const first = await jan.messages.recipientsInfo(PAGE);
    expect([first.items.length, first.hasMore]).toEqual([5, true]);
    const all = await jan.messages.recipientsInfo({ ...PAGE, pageSize: 100 });
    expect([all.items.length, all.hasMore]).toEqual([all.total, false]);
    const seen = all.items.map(({ isSeen }) => isSeen);
    expect(seen).toEqual([...seen].sort((one, other) => Number(other) - Number(one)));
    expect(all.items.every(({ accountId }) => accountId.startsWith('staff-'))).toBe(true);
  });

  it('is found by each part of the name, and by its id', async () => {
    const jan = await at().as('jan.nowak');
    const found = async (query: Partial<Parameters<typeof jan.messages.recipientsInfo>[0]>) =>
      (await jan.messages.recipientsInfo({ ...PAGE, ...query })).items.map(({ accountId }) => accountId);
    expect(await found({ lastname: 'MAJEWSKA', name: 'kata' })).toEqual([MAJEWSKA]);
    expect(await found({ username: 'k.majewska' })).toEqual([MAJEWSKA]);
    expect(await found({ accountIds: [MAJEWSKA] })).toEqual([MAJEWSKA]);
    expect(await found({ lastname: 'nowak', name: 'jan' })).toEqual([]);
    expect(await found({ name: '%' })).toEqual([]);
  });
});

describeEachProvider('a message that is sent', (at) => {
  it('stands among the sent ones, unread, about whom and to whom it was written', async () => {
    const anna = await at().as('anna.kowalska');
    const { id } = await anna.messages.send({ ...MESSAGE, patientId: 'patient-1003' });
    expect((await sentIds(anna))[0]).toBe(id);
    expect(await message(anna, id)).toMatchObject({
      isOwn: true,
      title: MESSAGE.title,
      text: MESSAGE.content,
      patientId: 'patient-1003',
    });
    expect(await anna.messages.isRead({ id })).toEqual({ value: false });
    const { staff } = await anna.messages.recipients({ id });
    expect(staff).toMatchObject([{ accountId: MAJEWSKA, name: 'Katarzyna Majewska' }]);
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.messages.thread({ id }), 'NOT_FOUND');
  });

  it('to an answer belongs to its conversation', async () => {
    const jan = await at().as('jan.nowak');
    const { id } = await jan.messages.send({ ...MESSAGE, inResponseTo: 'message-8402' });
    const thread = await jan.messages.thread({ id: 'message-8402' });
    expect(thread.at(-1)).toMatchObject({ id, inResponseTo: 'message-8402' });
  });

  it('is taken from an account whose owner nobody has confirmed, too (A-53)', async () => {
    const piotr = await at().as('piotr.zielinski');
    expect(await piotr.account.get()).toMatchObject({ type: 'UNAUTHORIZED' });
    const { id } = await piotr.messages.send(MESSAGE);
    expect(await sentIds(piotr)).toEqual([id]);
  });

  it('of others, to nobody, or about a stranger is none', async () => {
    const jan = await at().as('jan.nowak');
    const before = await sentIds(jan);
    for (const wrong of [
      { recipients: ['account-2002'] },
      { recipients: [MAJEWSKA, 'staff-nobody'] },
      { patientId: 'patient-1003' },
      { inResponseTo: 'message-8601' },
    ])
      await expectRefusal(jan.messages.send({ ...MESSAGE, ...wrong }), 'NOT_FOUND');
    expect(await sentIds(jan)).toEqual(before);
  });

  it('keeps to what the settings say', async () => {
    const jan = await at().as('jan.nowak');
    const settings = await jan.messages.settings();
    const set = async (changed: object) => {
      const { db } = at().provider;
      await db.deleteFrom('settings').where('key', '=', 'messages').execute();
      const value = JSON.stringify({ ...settings, ...changed });
      await db.insertInto('settings').values({ key: 'messages', value }).execute();
    };
    const refused = async (errorCode: string, wrong: object = {}) => {
      const [error] = await Promise.allSettled([jan.messages.send({ ...MESSAGE, ...wrong })]);
      expect(error).toMatchObject({
        status: 'rejected',
        reason: { code: 'NOT_ALLOWED', data: { errorCode } },
      });
    };
    await set({ maxRecipients: 1, maxContentLength: 5, attachmentsEnabled: false });
    await refused('RECIPIENTS', { recipients: [MAJEWSKA, 'staff-rejestracja'] });
    await refused('CATEGORY', { category: 'W', content: 'abc' });
    await refused('LENGTH');
    await refused('ATTACHMENTS', { content: 'abc', attachments: ['file-1'] });
    await refused('REPLY', { content: 'abc', inResponseTo: 'message-8201' });
    await set({ enabled: false });
    await refused('OFF');
  });
});

describeEachProvider('files of a message', (at) => {
  const added = async ({ messages }: ProviderClient, name: string, others: string[] = []) =>
    (await messages.addFile({ filename: name, file: fileOf(pdf(), name), with: others })).id;

  it('go with it, all of them or no message', async () => {
    const anna = await at().as('anna.kowalska');
    const one = await added(anna, 'jeden.pdf');
    const before = await sentIds(anna);
    const lost = anna.messages.send({ ...MESSAGE, attachments: [one, 'file-gone'] });
    await expectRefusal(lost, 'ATTACHMENTS_GONE');
    expect(await sentIds(anna)).toEqual(before);

    const { id } = await anna.messages.send({ ...MESSAGE, attachments: [one] });
    expect(await anna.messages.attachments({ id })).toMatchObject([{ id: one, filename: 'jeden.pdf' }]);
    await expectRefusal(anna.messages.removeFile({ id: one }), 'NOT_FOUND');
    await expectRefusal(anna.messages.send({ ...MESSAGE, attachments: [one] }), 'ATTACHMENTS_GONE');
  });

  it('belong to their account alone, and have names of their own', async () => {
    const anna = await at().as('anna.kowalska');
    const jan = await at().as('jan.nowak');
    const one = await added(anna, 'wynik.pdf');
    await expectRefusal(jan.messages.removeFile({ id: one }), 'NOT_FOUND');
    await expectRefusal(jan.messages.send({ ...MESSAGE, attachments: [one] }), 'ATTACHMENTS_GONE');
    const two = await added(anna, 'wynik.pdf', [one]);
    const { id } = await anna.messages.send({ ...MESSAGE, attachments: [two] });
    const [kept] = await anna.messages.attachments({ id });
    expect(kept?.filename).toBe('wynik (2).pdf');
    expect(await anna.messages.removeFile({ id: one })).toEqual({ removed: true });
  });

  it('stay, come and go with a change', async () => {
    const anna = await at().as('anna.kowalska');
    const [one, two] = [await added(anna, 'jeden.pdf'), await added(anna, 'dwa.pdf')];
    const { id } = await anna.messages.send({ ...MESSAGE, attachments: [one, two] });
    const three = await added(anna, 'trzy.pdf');
    await anna.messages.update({ ...CHANGE, id, attachments: [two, three] });
    const names = (await anna.messages.attachments({ id })).map(({ filename }) => filename);
    expect(names.sort()).toEqual(['dwa.pdf', 'trzy.pdf']);
  });
});

describeEachProvider('a message that nobody has read', (at) => {
  it('can be changed, deleted and brought back within ten minutes', async () => {
    const anna = await at().as('anna.kowalska');
    const { id } = await anna.messages.send(MESSAGE);
    await anna.messages.update({ ...CHANGE, id });
    expect(await message(anna, id)).toMatchObject({ title: 'Zmieniona', text: 'Inna treść' });

    await anna.messages.remove({ id });
    expect(await sentIds(anna)).not.toContain(id);
    await expectRefusal(anna.messages.thread({ id }), 'NOT_FOUND');
    await expectRefusal(anna.messages.remove({ id }), 'NOT_FOUND');
    await expectRefusal(anna.messages.update({ ...CHANGE, id }), 'NOT_FOUND');
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.messages.restore({ id }), 'NOT_FOUND');
    await anna.messages.restore({ id });
    expect(await sentIds(anna)).toContain(id);
    await anna.messages.restore({ id });

    await anna.messages.remove({ id });
    const { db } = at().provider;
    await db.updateTable('messages').set({ deleted_at: 1 }).where('id', '=', id).execute();
    await expectRefusal(anna.messages.restore({ id }), 'NOT_FOUND');
  });

  it('is changed by one of two tabs that began from the same version; the other learns of it', async () => {
    const anna = await at().as('anna.kowalska');
    const { id } = await anna.messages.send(MESSAGE);
    const version = (await message(anna, id))?.version ?? 0;
    const changes = ['Pierwsza karta', 'Druga karta'].map((title) =>
      anna.messages.update({ ...CHANGE, id, title, version }).then(
        () => 'OK',
        (error: unknown) => (error as { code: string }).code,
      ),
    );
    expect((await Promise.all(changes)).sort()).toEqual(['CHANGED', 'OK']);
    const now = await message(anna, id);
    expect(now?.version).toBe(version + 1);
    await anna.messages.update({ ...CHANGE, id, title: 'Świadomie', version: version + 1 });
    await anna.messages.update({ ...CHANGE, id, title: 'Bez wersji' });
    expect(await message(anna, id)).toMatchObject({ title: 'Bez wersji', version: version + 3 });
    const [got] = (await anna.messages.inbox(PAGE)).items;
    expect((await message(anna, got?.id ?? ''))?.version).toBeUndefined();
  });

  it('says until when it can be brought back, once it is deleted', async () => {
    const { as, clock } = at();
    const anna = await as('anna.kowalska');
    const { id } = await anna.messages.send(MESSAGE);
    await expectRefusal(anna.messages.deletion({ id }), 'NOT_FOUND');
    await anna.messages.remove({ id });
    const until = new Date(clock.now().getTime() + 600_000).toISOString();
    expect(await anna.messages.deletion({ id })).toEqual({ until });
    for (const [client, asked] of [
      [await as('jan.nowak'), id],
      [anna, 'message-none'],
    ] as const)
      await expectRefusal(client.messages.deletion({ id: asked }), 'NOT_FOUND');
    await anna.messages.restore({ id });
    await expectRefusal(anna.messages.deletion({ id }), 'NOT_FOUND');
  });

  it('is another’s to nobody else, and one that was read stays', async () => {
    const anna = await at().as('anna.kowalska');
    const jan = await at().as('jan.nowak');
    await expectRefusal(anna.messages.update({ ...CHANGE, id: 'message-8502' }), 'NOT_FOUND');
    await expectRefusal(anna.messages.remove({ id: 'message-8502' }), 'NOT_FOUND');
    await expectRefusal(jan.messages.update({ ...CHANGE, id: 'message-8503' }), 'ALREADY_READ');
    await expectRefusal(jan.messages.remove({ id: 'message-8503' }), 'ALREADY_READ');
    await expectRefusal(jan.messages.remove({ id: 'message-8301' }), 'NOT_FOUND');
  });
});
