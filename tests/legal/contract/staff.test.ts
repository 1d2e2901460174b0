import { beforeEach, expect, it } from 'vitest';
import type { NewAccessibilityReport } from '#contract/legal/schemas.ts';
import { createBench } from '#provider/bench/index.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import { describeEachEngine, START } from '#tests/support/providers.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const REPORT: NewAccessibilityReport = {
  page: '/bookings',
  problem: 'Za małe <b>litery</b>.',
  isDemand: false,
  language: 'pl',
  answer: { channel: 'EMAIL', email: 'jan.nowak@example.com' },
};
const SMS = { channel: 'SMS', phoneNumber: '+48600100101' } as const;
const LETTER = { channel: 'LETTER', address: 'ul. Lipowa 14\n20-020 Lublin' } as const;

describeEachEngine('what the staff does with reports of pages', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    for (const table of ['audit', 'accessibility_reports'] as const)
      await at().provider.db.deleteFrom(table).execute();
  });

  const bench = () => {
    const { provider, clock } = at();
    return createBench({
      provider,
      clock,
      log: quiet,
      isProduction: false,
      portalOrigin: 'https://portal.example',
    });
  };
  const headers = { host: '127.0.0.1', 'sec-fetch-site': 'same-origin' };
  const post = async (path: string, fields: Record<string, string> = {}, accept = '*/*') =>
    bench().request(`/accessibility/${path}`, {
      method: 'POST',
      headers: { ...headers, accept },
      body: new URLSearchParams(fields),
    });
  const text = async (path = '') =>
    (await (await bench().request(`/accessibility${path}`, { headers })).text()).replace(/\s+/g, ' ');

  /** A report that was sent, with its id; what the contact was told is put aside. */
  async function sent(report: Partial<NewAccessibilityReport> = {}) {
    const answer = await at()
      .guest()
      .accessibilityReports.send({ ...REPORT, ...report });
    await at().provider.db.deleteFrom('outbox').execute();
    const { id } = await at()
      .provider.db.selectFrom('accessibility_reports')
      .select('id')
      .where('receipt', '=', answer.receipt)
      .executeTakeFirstOrThrow();
    return { ...answer, id };
  }
  const told = () => at().provider.db.selectFrom('outbox').selectAll().execute();
  const state = (receipt: string) => at().guest().accessibilityReports.state({ receipt });

  it('has them with their clocks, the one that is overdue first', async () => {
    const old = await sent({ page: 'Regulamin' });
    at().clock.advance('P9D');
    const young = await sent();
    const list = await text();
    expect(list.indexOf(old.number)).toBeLessThan(list.indexOf(young.number));
    expect(list).toContain('Po terminie: 2 dni');
    expect(list).toContain('Zostało: 7 dni; do końca dwóch miesięcy 61 dni');
    at().clock.advance('P60D');
    expect(await text(`/${old.id}`)).toContain('dwa miesiące minęły 8 dni temu');
  });

  it('shows one whole, as text', async () => {
    const { id, number } = await sent({ wanted: 'Umówić wizytę.', answer: LETTER });
    const page = await text(`/${id}`);
    for (const words of [
      number,
      'Za małe &lt;b&gt;litery&lt;/b&gt;.',
      'Umówić wizytę.',
      'ul. Lipowa 14 20-020',
    ])
      expect(page).toContain(words);
    expect((await bench().request('/accessibility/none', { headers })).status).toBe(404);
  });

  it('answers by e-mail, in the language of the report, once', async () => {
    const { id, number, receipt } = await sent({ language: 'en' });
    expect((await post(`${id}/answer`, { text: ' ' })).status).toBe(400);
    expect((await post(`${id}/answer`, { text: 'The letters are larger now.' })).status).toBe(200);
    expect(await told()).toMatchObject([
      {
        channel: 'EMAIL',
        recipient: 'jan.nowak@example.com',
        subject: `Answer to report ${number}`,
        language: 'en',
      },
    ]);
    expect((await told())[0]?.text).toContain('The letters are larger now.');
    expect(await state(receipt)).toMatchObject({ status: 'ANSWERED' });
    for (const move of ['answer', 'prolong', 'close'])
      expect((await post(`${id}/${move}`, { text: 'x', reason: 'x', day: '2026-11-30' })).status).toBe(409);
    expect(await told()).toHaveLength(1);
  });

  it('answers by SMS, of which 600 characters are enough', async () => {
    const { id } = await sent({ answer: SMS });
    expect((await post(`${id}/answer`, { text: 'ż'.repeat(601) })).status).toBe(400);
    expect((await post(`${id}/answer`, { text: 'Litery są większe.' })).status).toBe(200);
    expect(await told()).toMatchObject([{ channel: 'SMS', recipient: '+48600100101', subject: null }]);
  });

  it.each([LETTER, { ...SMS, channel: 'PHONE' }] as const)(
    'writes down what was answered by %j',
    async (answer) => {
      const { id, receipt } = await sent({ answer });
      expect((await post(`${id}/answer`, { text: 'Wysłano dużym drukiem.' })).status).toBe(200);
      expect(await told()).toEqual([]);
      expect(await state(receipt)).toMatchObject({ status: 'ANSWERED' });
      expect(await text(`/${id}`)).toContain('Wysłano dużym drukiem.');
    },
  );

  it('prolongs with a reason, within the two months, and says so', async () => {
    const { id, receipt, answerBy, latestBy } = await sent();
    const reason = 'Poprawka wymaga pracy wykonawcy.';
    for (const day of ['', '2026-13-01', answerBy, addDays({ day: latestBy, days: 1 })])
      expect((await post(`${id}/prolong`, { day, reason })).status, day).toBe(400);
    expect((await post(`${id}/prolong`, { day: latestBy, reason: '' })).status).toBe(400);
    expect((await post(`${id}/prolong`, { day: latestBy, reason })).status).toBe(200);
    expect(await state(receipt)).toMatchObject({ status: 'PROLONGED', promisedBy: latestBy });
    const [mail] = await told();
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('niedziela 20 grudnia 2026');
    expect((await post(`${id}/prolong`, { day: latestBy, reason })).status).toBe(409);
    const today = localDay(at().clock.now().getTime());
    expect(today < answerBy).toBe(true);
    expect((await post(`${id}/answer`, { text: 'Już działa.' })).status).toBe(200);
    expect(await told()).toHaveLength(2);
  });

  it('closes one that wants no answer, with a reason, and tells nobody', async () => {
    const { id, receipt } = await sent({ answer: { channel: 'NONE' } });
    for (const move of ['answer', 'prolong'])
      expect((await post(`${id}/${move}`, { text: 'x', reason: 'x', day: '2026-11-30' })).status).toBe(409);
    expect((await post(`${id}/close`, { reason: ' ' })).status).toBe(400);
    const answer = await post(`${id}/close`, { reason: 'Poprawione.' }, 'text/html');
    expect([answer.status, await told()]).toEqual([303, []]);
    expect(await text(`/${id}?done=close`)).toContain('Zgłoszenie jest zamknięte.');
    expect(await state(receipt)).toMatchObject({ status: 'CLOSED' });
    expect(await text()).toContain('zamknięte bez odpowiedzi');
  });

  it('does nothing with a report that there is not; of two at once one comes through; the audit has ids alone', async () => {
    expect((await post('none/answer', { text: 'x' })).status).toBe(404);
    const { id } = await sent();
    expect((await post(`${id}/other`)).status).toBe(404);
    const both = await Promise.all([
      post(`${id}/answer`, { text: 'Pierwsza odpowiedź.' }),
      post(`${id}/close`, { reason: 'Drugie.' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const noted = await at().provider.db.selectFrom('audit').selectAll().where('object', '=', id).execute();
    expect(noted).toHaveLength(2);
    expect(JSON.stringify(noted)).not.toMatch(/Pierwsza|Drugie|litery/);
  });
});
