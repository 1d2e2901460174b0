import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

describeEachProvider('messages to confirm', (at) => {
  it('are those to the account, the oldest first, with their files', async () => {
    const maria = await at().as('maria.wisniewska');
    const messages = await maria.messages.toConfirm();
    expect(messages.map(({ id }) => id)).toEqual(['message-8001', 'message-8002']);
    expect(messages.every(({ mustBeConfirmed }) => mustBeConfirmed)).toBe(true);

    const [file] = await maria.messages.attachments({ id: 'message-8001' });
    expect(file).toMatchObject({ filename: 'pobieranie-krwi.pdf', type: 'application/pdf' });
    const bytes = await maria.messages.attachment({ messageId: 'message-8001', id: file?.id ?? '' });
    expect([bytes.name, bytes.type, bytes.size]).toEqual(['pobieranie-krwi.pdf', file?.type, file?.size]);
    expect((await bytes.text()).startsWith('%PDF-')).toBe(true);
    expect(await maria.messages.attachments({ id: 'message-8002' })).toEqual([]);
  });

  it('are nobody else’s, as if there were none', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.messages.toConfirm()).toEqual([]);
    for (const id of ['message-8001', 'message-none']) {
      await expectRefusal(jan.messages.markRead({ id }), 'NOT_FOUND');
      await expectRefusal(jan.messages.attachments({ id }), 'NOT_FOUND');
      await expectRefusal(jan.messages.attachment({ messageId: id, id: 'file-8101' }), 'NOT_FOUND');
    }
    const maria = await at().as('maria.wisniewska');
    const elsewhere = { messageId: 'message-8002', id: 'file-8101' };
    await expectRefusal(maria.messages.attachment(elsewhere), 'NOT_FOUND');
  });

  it('are read once: saying it again keeps the first time', async () => {
    const { as, clock } = at();
    const maria = await as('maria.wisniewska');
    expect((await maria.account.gates()).open).toEqual(['MESSAGES', 'CONSENTS', 'PHONE']);
    const first = await maria.messages.markRead({ id: 'message-8001' });
    expect(first.readAt).toBe(clock.now().toISOString());
    clock.advance('PT1M');
    expect(await maria.messages.markRead({ id: 'message-8001' })).toEqual(first);
    expect((await maria.messages.toConfirm()).map(({ id }) => id)).toEqual(['message-8002']);
    expect((await maria.account.gates()).open).toContain('MESSAGES');

    await Promise.all([1, 2, 3].map(() => maria.messages.markRead({ id: 'message-8002' })));
    expect((await maria.account.gates()).open).toEqual(['CONSENTS', 'PHONE']);
  });

  it('stand before the pages of no other account of the clinic', async () => {
    for (const username of ['jan.nowak', 'anna.kowalska', 'piotr.zielinski', 'ewa.dabrowska']) {
      expect(await (await at().as(username)).account.gates()).toEqual({ open: [] });
    }
  });
});

describeEachProvider('what messages are for', (at) => {
  it('is everything unless the staff says otherwise, and for accounts alone', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.messages.settings()).toEqual({
      enabled: true,
      from: ['ENCOUNTER', 'RESULT', 'DOCUMENT', 'BOOKING', 'INVOICE'],
      attachmentsEnabled: true,
      maxRecipients: 5,
      maxContentLength: 4000,
      patientCategories: ['M'],
      replyToAutomatic: false,
    });
    const fewer = { ...(await jan.messages.settings()), from: ['RESULT'], answerWithinDays: 3 };
    const row = { key: 'messages', value: JSON.stringify(fewer) };
    await at().provider.db.insertInto('settings').values(row).execute();
    expect(await jan.messages.settings()).toEqual(fewer);
  });
});
