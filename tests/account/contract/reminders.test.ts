import { afterEach, beforeEach, expect, it } from 'vitest';
import { remindDue } from '#provider/account/reminding.ts';
import { describeEachEngine, START, type TestProvider } from '#tests/support/providers.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = Date.parse(START);
const JANS = 'booking-3001';

/** No visit but Jan's, which starts so long after START. */
async function onlyJans(at: TestProvider, startsIn: number, values: Record<string, unknown> = {}) {
  const { db } = at.provider;
  await db.updateTable('bookings').set({ status: 'CANCELED' }).execute();
  await db
    .updateTable('bookings')
    .set({ status: 'SCHEDULED', starts_at: NOW + startsIn, ends_at: NOW + startsIn + HOUR, ...values })
    .where('system_id', '=', JANS)
    .execute();
}

const prefer = (at: TestProvider, values: Record<string, unknown>) =>
  at.provider.db.updateTable('accounts').set(values).where('id', '=', 'account-2001').execute();

describeEachEngine('reminders of visits', (provider) => {
  beforeEach(() => provider().clock.set(START));
  afterEach(() => provider().provider.reset());
  const parts = () => ({ ...provider().provider, portalOrigin: 'https://portal.example' });
  const outbox = () =>
    provider().provider.db.selectFrom('outbox').select(['channel', 'recipient', 'text', 'link']).execute();

  it('go two days before, once, also from several processes and again and again', async () => {
    await onlyJans(provider(), 2 * DAY + HOUR);
    await remindDue(parts());
    expect(await outbox()).toEqual([]);
    provider().clock.advance('PT1H');
    await Promise.all(Array.from({ length: 10 }, () => remindDue(parts())));
    await remindDue(parts());
    const sent = await outbox();
    expect(sent).toMatchObject([
      {
        channel: 'EMAIL',
        recipient: 'jan.nowak@example.com',
        link: 'https://portal.example/bookings/confirm/AMMS/booking-3001',
      },
    ]);
    expect(sent[0]?.text).toContain('czwartek 22 października 2026');
    expect(sent[0]?.text).toContain('9:00');
    expect(sent[0]?.text).not.toMatch(/Jan|Nowak|Majewska|internist|oradni/);
  });

  it.each([
    ['a visit at the clinic', null, '8:00'],
    ['a service by phone', 'PHONE', '8:00 czasu polskiego'],
    ['a service by video', 'VIDEO', '8:00 czasu polskiego'],
  ] as const)('say by whose clock, of %s', async (_, meeting, time) => {
    const { db } = provider().provider;
    await onlyJans(provider(), 2 * DAY);
    const { service_code } = await db
      .selectFrom('bookings')
      .select('service_code')
      .where('system_id', '=', JANS)
      .executeTakeFirstOrThrow();
    await db.updateTable('services').set({ meeting }).where('code', '=', service_code).execute();
    await remindDue(parts());
    await prefer(provider(), { preferred_channel: 'SMS' });
    await db.deleteFrom('visit_reminders').execute();
    await remindDue(parts());
    const sent = await outbox();
    const textBy = (wanted: string) => sent.find(({ channel }) => channel === wanted)?.text;
    expect(textBy('EMAIL')).toContain(`Godzina: ${time}\n`);
    expect(textBy('SMS')).toContain(`, ${time}. Szczegóły`);
  });

  it('go by the account’s channel, and never to a number that is not confirmed', async () => {
    await onlyJans(provider(), DAY);
    await prefer(provider(), { preferred_channel: 'SMS', language: 'en' });
    await remindDue(parts());
    expect(await outbox()).toMatchObject([{ channel: 'SMS', recipient: '+48600100101' }]);
    expect((await outbox())[0]?.text).toContain('A reminder of your visit');

    await provider().provider.db.deleteFrom('visit_reminders').execute();
    await provider().provider.db.deleteFrom('outbox').execute();
    await prefer(provider(), { phone_confirmed: 0 });
    await remindDue(parts());
    expect(await outbox()).toMatchObject([{ channel: 'EMAIL' }]);
  });

  it('stand in the inbox, and nowhere else, for who wants that', async () => {
    await onlyJans(provider(), DAY);
    await prefer(provider(), { preferred_channel: 'PORTAL' });
    await remindDue(parts());
    expect(await outbox()).toEqual([]);
    const { db } = provider().provider;
    const messages = await db
      .selectFrom('messages')
      .innerJoin('message_recipients as got', 'got.message_id', 'messages.id')
      .select(['messages.title', 'messages.text', 'messages.category_code', 'got.read_at'])
      .where('got.account_id', '=', 'account-2001')
      .where('messages.sent_at', '=', NOW)
      .execute();
    expect(messages).toMatchObject([
      {
        title: 'Przypomnienie o wizycie: środa 21 października 2026, 8:00',
        category_code: 'P',
        read_at: null,
      },
    ]);
    expect(messages[0]?.text).toContain('/bookings/confirm/AMMS/booking-3001');
  });

  it('are none for who wants none, for a visit that was made too late, is cancelled or has been moved', async () => {
    const none = async () => {
      await remindDue(parts());
      expect(await outbox()).toEqual([]);
    };
    await onlyJans(provider(), DAY);
    await prefer(provider(), { reminder_days: null });
    await none();
    await prefer(provider(), { reminder_days: 2 });
    await onlyJans(provider(), DAY, { created_at: NOW - HOUR });
    await none();
    await onlyJans(provider(), DAY, { status: 'CANCELED', starts_at: NOW + 1.1 * DAY });
    await none();
    // Moved to later: nothing at the old time, and one at the new.
    await onlyJans(provider(), 5 * DAY, { sequence: 1, updated_at: NOW });
    provider().clock.advance('P2D');
    await none();
    provider().clock.advance('P1D');
    await remindDue(parts());
    expect(await outbox()).toHaveLength(1);
  });

  it('wait for the morning, and come late rather than never after a stop', async () => {
    await onlyJans(provider(), 3 * DAY + 15 * HOUR);
    provider().clock.advance('P1DT15H');
    await remindDue(parts());
    expect(await outbox()).toEqual([]);
    provider().clock.advance('PT7H59M');
    await remindDue(parts());
    expect(await outbox()).toEqual([]);
    provider().clock.advance('PT1M');
    await remindDue(parts());
    expect(await outbox()).toHaveLength(1);
  });

  it('are overdue after a stop, and wait for the morning all the same', async () => {
    // Due on 20 October at 16:00 in Warsaw; the clock stands still until 21:30 of that day.
    await onlyJans(provider(), 2 * DAY + 8 * HOUR);
    provider().clock.advance('PT13H30M');
    await remindDue(parts());
    provider().clock.advance('PT9H29M');
    await remindDue(parts());
    expect(await outbox()).toEqual([]);
    provider().clock.advance('PT1M');
    await remindDue(parts());
    expect(await outbox()).toHaveLength(1);
  });

  it('go to who has made the visit and to the patient’s own account, each only of what it may see', async () => {
    const { db } = provider().provider;
    await onlyJans(provider(), 9 * DAY);
    const make = (systemId: string, index: number) => {
      const starts_at = NOW + DAY + index * HOUR;
      const soon = { status: 'SCHEDULED', starts_at, ends_at: starts_at + HOUR } as const;
      return db.updateTable('bookings').set(soon).where('system_id', '=', systemId).execute();
    };
    // Anna's for Helena; the staff's for Piotr, whom nobody has confirmed; Stanisław's own.
    for (const [index, id] of ['booking-3018', 'booking-3025', 'booking-3027'].entries())
      await make(id, index);
    await remindDue(parts());
    expect((await outbox()).map(({ recipient }) => recipient).sort()).toEqual([
      '+48600100102',
      'stanislaw.wojcik@example.com',
    ]);
  });
});
