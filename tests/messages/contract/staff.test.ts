import { beforeEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { plainText } from '#app/domain/text.ts';
import { createBench } from '#provider/bench/index.ts';
import { deliverDue } from '#provider/core/outbox/delivery.ts';
import { pdf } from '#tests/support/files.ts';
import { describeEachEngine, START } from '#tests/support/providers.ts';

const FAMILY = 'staff-poradnia.rodzinna';
const MESSAGE = { category: 'M', title: 'Recepta', content: 'Proszę o receptę.', attachments: [] };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Told = { channel: string; to: string; subject: string | null; text: string; link: string };

describeEachEngine('what the staff does with messages', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    for (const table of ['outbox', 'notifications'] as const)
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
  const post = (path: string, fields: Record<string, string | File> = {}, accept = '*/*') => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return bench().request(path, { method: 'POST', headers: { ...headers, accept }, body });
  };
  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  const text = async (path: string) => (await bench().request(path, { headers })).text();
  const told = async () => JSON.parse(await text('/outbox.json')) as Told[];
  const inbox = async ({ messages }: ProviderClient) =>
    (await messages.inbox({ pageIndex: 0, pageSize: 15 })).items;
  const sent = (client: ProviderClient, ...recipients: string[]) =>
    client.messages.send({ ...MESSAGE, recipients });
  const write = (to: string, fields: Record<string, string | File> = {}) =>
    post('/messages', { from: FAMILY, to, title: 'Kontrola', text: 'Prosimy o telefon.', ...fields });

  it('opens a message, which then is read for its writer', async () => {
    const anna = await at().as('anna.kowalska');
    const { id } = await sent(anna, FAMILY, 'staff-k.majewska');
    expect(await text('/messages')).toMatch(
      /Poradnia Lekarza Rodzinnego[^<]*<\/a\s*>: nieprzeczytane\s+[1-9]/,
    );
    expect(await text(`/messages/${FAMILY}`)).toContain(`/messages/${FAMILY}/${id}/open`);
    expect(await anna.messages.isRead({ id })).toEqual({ value: false });

    expect((await post(`/messages/${FAMILY}/${id}/open`)).status).toBe(200);
    expect(await anna.messages.isRead({ id })).toEqual({ value: true });
    const { staff } = await anna.messages.recipients({ id });
    expect(staff.map(({ readAt }) => readAt !== undefined).sort()).toEqual([false, true]);
    expect(await text(`/messages/${FAMILY}/${id}`)).toContain('Proszę o receptę.');
  });

  it('finds nothing that is another’s, or that its writer has deleted', async () => {
    const anna = await at().as('anna.kowalska');
    const { id } = await sent(anna, FAMILY);
    expect((await post(`/messages/staff-rejestracja/${id}/open`)).status).toBe(404);
    expect((await bench().request(`/messages/staff-rejestracja/${id}`, { headers })).status).toBe(404);
    await anna.messages.remove({ id });
    expect((await post(`/messages/${FAMILY}/${id}/open`)).status).toBe(404);
    expect((await post(`/messages/${FAMILY}/${id}/answer`, { text: 'Tak' })).status).toBe(404);
    await anna.messages.restore({ id });
    expect(await anna.messages.isRead({ id })).toEqual({ value: false });
  });

  it('answers in the conversation, with a file', async () => {
    const anna = await at().as('anna.kowalska');
    const { id } = await sent(anna, FAMILY);
    const file = new File([new Uint8Array(pdf())], 'zalecenia.pdf', { type: 'application/pdf' });
    at().clock.advance('PT1M');
    const answer = await idOf(
      await post(`/messages/${FAMILY}/${id}/answer`, {
        text: 'Recepta jest gotowa.',
        mayBeAnswered: 'on',
        file,
      }),
    );
    const thread = await anna.messages.thread({ id });
    expect(thread.map((one) => [one.id, one.title, one.inResponseTo, one.mayBeAnswered])).toEqual([
      [id, 'Recepta', undefined, false],
      [answer, 'Odp: Recepta', id, true],
    ]);
    expect(await anna.messages.attachments({ id: answer })).toMatchObject([{ filename: 'zalecenia.pdf' }]);

    at().clock.advance('PT1M');
    const reply = { ...MESSAGE, title: 'Odp: Recepta', recipients: [FAMILY], inResponseTo: answer };
    const last = await anna.messages.send(reply);
    at().clock.advance('PT1M');
    await post(`/messages/${FAMILY}/${last.id}/answer`, { text: 'Do widzenia.' });
    const whole = await anna.messages.thread({ id });
    expect(whole.map(({ title }) => title)).toEqual(['Recepta', ...Array<string>(3).fill('Odp: Recepta')]);
    expect(whole.at(-1)).toMatchObject({ mayBeAnswered: false });
  });

  it('writes to one, to be confirmed or not, and to all of a service', async () => {
    const piotr = await at().as('piotr.zielinski');
    const before = (await inbox(piotr)).length;
    const id = await idOf(await write('piotr.zielinski', { mustBeConfirmed: 'on' }));
    expect(await piotr.messages.toConfirm()).toMatchObject([{ id, title: 'Kontrola', mayBeAnswered: false }]);

    const { db } = at().provider;
    const booked = await db
      .selectFrom('bookings')
      .select('service_code')
      .where('patient_id', '=', 'patient-1001')
      .execute();
    const all = await idOf(await write('', { service: booked[0]?.service_code ?? '', mayBeAnswered: 'on' }));
    const jan = await at().as('jan.nowak');
    expect((await inbox(jan))[0]).toMatchObject({ id: all, title: 'Kontrola' });
    expect(await jan.messages.recipients({ id: all })).toMatchObject({
      staff: [],
      self: { accountId: 'account-2001' },
    });
    expect((await inbox(piotr)).length).toBe(before + 1);
  });

  it.each([
    ['nothing to say', { text: ' ' }, 400],
    ['a title that is too long', { title: 'x'.repeat(150) }, 400],
    ['a file that is none', { file: new File(['nic'], 'nic.pdf') }, 400],
    ['nobody', { to: 'nikt' }, 404],
    ['nobody at all', { to: '' }, 404],
    ['a desk that there is not', { from: 'staff-nikt' }, 404],
  ])('refuses %s', async (_, wrong, status) => {
    const jan = await at().as('jan.nowak');
    const before = (await inbox(jan))[0]?.id;
    expect((await write('jan.nowak', wrong)).status).toBe(status);
    expect((await inbox(jan))[0]?.id).toBe(before);
    expect(await told()).toEqual([]);
  });

  it('tells the patient as they prefer, without a word of what it says', async () => {
    await write('jan.nowak', { title: 'Wynik potasu' });
    await write('anna.kowalska');
    const by = async (wanted: string) => (await told()).find(({ channel }) => channel === wanted);
    expect(await by('SMS')).toMatchObject({ to: '+48600100102', subject: null });
    const mail = await by('EMAIL');
    expect(mail?.to).toBe('jan.nowak@example.com');
    expect(mail?.subject).toBe('Nowa wiadomość w portalu pacjenta');
    expect(`${mail?.text} ${mail?.subject}`).not.toMatch(/potas|telefon|Poradni/);

    const jan = await at().as('jan.nowak');
    const guid = mail?.link.split('guid=')[1] ?? '';
    const id = (await inbox(jan)).find((one) => plainText(one.title) === 'Wynik potasu')?.id;
    expect(await jan.account.notification({ guid })).toEqual({ contextType: 'MESSAGE', contextId: id });
  });

  it('tells once of several, and again after an hour', async () => {
    await write('jan.nowak');
    at().clock.advance('PT59M');
    await write('jan.nowak');
    expect(await told()).toHaveLength(1);
    at().clock.advance('PT1M');
    await write('jan.nowak');
    expect(await told()).toHaveLength(2);
  });

  it('wakes nobody between nine in the evening and seven', async () => {
    const { clock, provider } = at();
    const mails: string[] = [];
    const deliver = () =>
      deliverDue({
        db: provider.db,
        clock,
        log: quiet,
        from: 'portal@example.com',
        send: ({ to }) => Promise.resolve(mails.push(to)),
      });
    clock.advance('PT13H');
    await write('jan.nowak');
    clock.advance('PT5H');
    await write('jan.nowak');
    await deliver();
    expect(mails).toEqual([]);
    expect(await text('/outbox')).toContain('czeka do 21 paź 2026, 07:00:00');
    clock.advance('PT5H');
    await deliver();
    expect(mails).toEqual(['jan.nowak@example.com']);
  });

  it('asks a browser again with words, and leads it back', async () => {
    const page = await bench().request('/messages/new', { headers });
    expect(await page.text()).toContain('<option value="staff-rejestracja">Rejestracja</option>');
    const refused = await post('/messages', { from: FAMILY }, 'text/html');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Podaj text')]);
    const done = await post(
      '/messages',
      { from: FAMILY, to: 'jan.nowak', title: 'Kontrola', text: 'Tak.' },
      'text/html',
    );
    expect([done.status, done.headers.get('location')]).toEqual([303, '/messages?done=sent']);
  });
});
