import { beforeEach, expect, it } from 'vitest';
import type { NewAccessibilityReport } from '#contract/legal/schemas.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const REPORT: NewAccessibilityReport = {
  page: '/bookings',
  problem: 'Czytnik ekranu nie mówi, które godziny są wolne.',
  isDemand: true,
  alternative: 'Przez telefon.',
  name: 'Jan Nowak',
  answer: { channel: 'EMAIL', email: 'jan.nowak@example.com' },
  language: 'pl',
};
const NO_ANSWER = { channel: 'NONE' } as const;
const key = (number: number) => `form-key-${String(number).padStart(16, '0')}`;

describeEachProvider('a report of a page that cannot be used', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    const { db } = at().provider;
    for (const table of ['outbox', 'audit', 'accessibility_reports', 'accessibility_report_sends'] as const)
      await db.deleteFrom(table).execute();
  });

  const send = (report: Partial<NewAccessibilityReport> = {}) =>
    at()
      .guest()
      .accessibilityReports.send({ ...REPORT, ...report });
  const rows = () => at().provider.db.selectFrom('accessibility_reports').selectAll().execute();
  const mails = () => at().provider.db.selectFrom('outbox').selectAll().execute();

  it('is kept whole, with its days; whoever has the receipt reads what became of it, and nothing else', async () => {
    const sent = await send();
    expect(sent).toMatchObject({ receivedAt: START, answerBy: '2026-10-27', latestBy: '2026-12-20' });
    expect(sent.number).toMatch(/^D-2026-\d{6}$/);
    expect(await rows()).toMatchObject([
      {
        number: sent.number,
        page: '/bookings',
        problem: REPORT.problem,
        wanted: null,
        is_demand: 1,
        alternative: 'Przez telefon.',
        name: 'Jan Nowak',
        channel: 'EMAIL',
        language: 'pl',
        contact: 'jan.nowak@example.com',
        status: 'NEW',
        answer: null,
      },
    ]);
    const { receipt, ...dates } = sent;
    expect(await at().guest().accessibilityReports.state({ receipt })).toEqual({
      ...dates,
      status: 'NEW',
      channel: 'EMAIL',
    });
    await expectRefusal(
      at()
        .guest()
        .accessibilityReports.state({ receipt: 'x'.repeat(43) }),
      'NOT_FOUND',
    );
  });

  it('is told to the contact alone, with its number and days and no word of it; the audit knows its id alone', async () => {
    const { number } = await send();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      channel: 'EMAIL',
      recipient: 'dostepnosc@pod-lipami.example',
      language: 'pl',
    });
    expect(mail?.subject).toContain(number);
    expect(mail?.text).toContain('wtorek 27 października 2026');
    expect(mail?.text).toContain('niedziela 20 grudnia 2026');
    const [row] = await rows();
    const audit = await at().provider.db.selectFrom('audit').selectAll().execute();
    expect(audit).toMatchObject([
      { action: 'accessibilityReports.send', object: row?.id, account_id: null, patient_id: null },
    ]);
    for (const word of ['Czytnik', 'jan.nowak', 'Nowak', '/bookings', 'Przez telefon'])
      expect(JSON.stringify([mail, audit])).not.toContain(word);
  });

  it.each([
    [{ channel: 'SMS', phoneNumber: '+48600100101' }, '+48600100101'],
    [{ channel: 'PHONE', phoneNumber: '+48600100101' }, '+48600100101'],
    [{ channel: 'LETTER', address: 'ul. Lipowa 14\n20-020 Lublin' }, 'ul. Lipowa 14\n20-020 Lublin'],
    [NO_ANSWER, null],
  ] as const)('is answered by %j', async (answer, contact) => {
    await send({ answer, isDemand: false });
    expect(await rows()).toMatchObject([{ channel: answer.channel, contact }]);
  });

  it('that comes twice from one form is one report, at once or later; a changed one is another', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ key: key(1) })));
    at().clock.advance('PT1H');
    answers.push(await send({ key: key(1), source: 'another-household-0' }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 1]);

    await send({ key: key(1), problem: 'Coś innego.' });
    await send({ key: key(2) });
    expect(await rows()).toHaveLength(3);
  });

  it('without a form’s key is another one each time', async () => {
    const [one, other] = [await send(), await send()];
    expect(one.receipt).not.toBe(other.receipt);
    expect(one.number).not.toBe(other.number);
  });

  it.each([
    ['another site', { page: 'https://other.example/' }, 'INVALID_PAGE'],
    ['a query', { page: '/bookings?patientId=patient-1001' }, 'INVALID_PAGE'],
    ['two slashes', { page: '//other.example' }, 'INVALID_PAGE'],
    ['a demand that nobody can answer', { answer: NO_ANSWER }, 'NO_CONTACT'],
  ] as const)('is refused with %s', async (_, report, code) => {
    await expectRefusal(send(report), code);
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  it.each([
    ['a long page', { page: 'ż'.repeat(301) }],
    ['a page of two lines', { page: 'a\nb' }],
    ['no problem', { problem: '' }],
    ['a long problem', { problem: '🦉'.repeat(4_001) }],
    ['a problem with NUL', { problem: 'a\u0000b' }],
    ['a long wish', { wanted: 'x'.repeat(1_001) }],
    ['an address that is none', { answer: { channel: 'EMAIL', email: 'jan' } }],
    ['a number that is none', { answer: { channel: 'SMS', phoneNumber: '600' } }],
    ['no channel of ours', { answer: { channel: 'PIGEON' } as never }],
    ['a language of nobody', { language: 'de' as never }],
    ['a key of other signs', { key: 'a b' }],
  ] as const)('that no portal sends is no report: %s', async (_, report) => {
    await expect(send(report)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await rows()).toEqual([]);
  });

  it('takes 4,000 characters as readers count them', async () => {
    await send({ problem: '🦉'.repeat(4_000) });
    expect((await rows())[0]?.problem).toBe('🦉'.repeat(4_000));
  });

  it('on a day of very many: who has sent waits an hour, nobody else is refused, and the contact is told once an hour', async () => {
    const remark = { isDemand: false, answer: NO_ANSWER };
    const from = (source: string) => send({ ...remark, source });
    for (let count = 0; count < 100; count += 1) await from('flooding-household-');
    expect(await mails()).toHaveLength(100);

    await expectRefusal(from('flooding-household-'), 'TOO_MANY', { retryAfter: 3_600 });
    await from('quiet-household-0001');
    await expectRefusal(from('quiet-household-0001'), 'TOO_MANY', { retryAfter: 3_600 });
    at().clock.advance('PT59M');
    await from('quiet-household-0002');
    await expectRefusal(from('quiet-household-0001'), 'TOO_MANY', { retryAfter: 60 });
    expect(await mails()).toHaveLength(100);

    at().clock.advance('PT1M');
    await from('quiet-household-0001');
    await from('quiet-household-0003');
    expect([(await rows()).length, (await mails()).length]).toEqual([104, 101]);

    at().clock.advance('P1D');
    await from('flooding-household-');
    await from('flooding-household-');
    const kept = await at().provider.db.selectFrom('accessibility_report_sends').selectAll().execute();
    expect(kept).toHaveLength(2);
  });

  it('is kept where nobody is to be told', async () => {
    const { db } = at().provider;
    const setting = db.selectFrom('settings').selectAll().where('key', '=', 'accessibilityStatement');
    const row = await setting.executeTakeFirstOrThrow();
    await db.deleteFrom('settings').where('key', '=', row.key).execute();
    await send();
    await db.insertInto('settings').values(row).execute();
    expect([(await rows()).length, (await mails()).length]).toEqual([1, 0]);
  });
});
