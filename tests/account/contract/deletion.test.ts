import { afterEach, expect, it } from 'vitest';
import { CLOSED, GONE, KEPT } from '#provider/account/store/departure.ts';
import { hashOf } from '#provider/core/context.ts';
import { createStore } from '#provider/core/store.ts';
import {
  describeEachEngine,
  describeEachProvider,
  PASSWORD,
  START,
  type TestProvider,
} from '#tests/support/providers.ts';
import { settleMoney } from '#tests/support/settled-money.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const NOW = Date.parse(START);
const DAY = 24 * 60 * 60_000;
const EWA = 'account-2005';
const ANNA = 'account-2002';
const HALINA = 'account-2008';

/** A new session: those before are over with each reset. */
async function signedIn(at: TestProvider, username: string) {
  const { token } = await at.guest().account.signIn({ username, password: PASSWORD });
  return at.withToken(token);
}

const update = (at: TestProvider, id: string, values: Record<string, unknown>) =>
  at.provider.db.updateTable('accounts').set(values).where('id', '=', id).execute();
const cancelAll = (at: TestProvider) =>
  at.provider.db.updateTable('bookings').set({ status: 'CANCELED' }).execute();
const sent = (at: TestProvider) =>
  at.provider.db.selectFrom('outbox').select(['channel', 'recipient', 'language', 'subject']).execute();

describeEachProvider('the deletion of an account', (at) => {
  afterEach(() => at().provider.reset());

  it('ends the sign-in and every session, and the name is answered as one that nobody has', async () => {
    const { token } = await at().guest().account.signIn({ username: 'ewa.dabrowska', password: PASSWORD });
    const other = await signedIn(at(), 'ewa.dabrowska');
    expect(await at().withToken(token).account.remove()).toEqual({ deleted: true });
    for (const client of [other, at().withToken(token)]) {
      const { code, data } = await refusalOf(client.account.get());
      expect([code, data]).toEqual(['UNAUTHORIZED', undefined]);
    }
    for (const username of ['ewa.dabrowska', `deleted ${EWA}`]) {
      const again = at().guest().account.signIn({ username, password: PASSWORD });
      await expectRefusal(again, 'BAD_CREDENTIALS');
    }
  });

  it('sends a receipt in the account’s language, and keeps no contact', async () => {
    await update(at(), EWA, { language: 'en' });
    await (await signedIn(at(), 'ewa.dabrowska')).account.remove();
    expect(await sent(at())).toEqual([
      {
        channel: 'EMAIL',
        recipient: 'ewa.dabrowska@example.com',
        language: 'en',
        subject: 'Your account in the portal has been deleted',
      },
    ]);
    const { text } = await at().provider.db.selectFrom('outbox').select('text').executeTakeFirstOrThrow();
    expect(text).toContain('Username: ewa.dabrowska');
    const row = await at()
      .provider.db.selectFrom('accounts')
      .select(['email', 'phone_number', 'password_hash', 'state'])
      .where('id', '=', EWA)
      .executeTakeFirst();
    expect(row).toEqual({ email: null, phone_number: null, password_hash: '', state: 'USER_BLOCKED' });
  });

  it('sends the receipt to the confirmed phone of who has no address, and to nobody else’s', async () => {
    await update(at(), EWA, { email: null });
    await (await signedIn(at(), 'ewa.dabrowska')).account.remove();
    expect(await sent(at())).toMatchObject([{ channel: 'SMS', recipient: '+48600100105' }]);
    await cancelAll(at());
    await update(at(), HALINA, { email: null, phone_confirmed: 0 });
    await (await signedIn(at(), 'halina.mazur')).account.remove();
    expect(await sent(at())).toHaveLength(1);
  });

  it('reserves the name for 30 days, and frees address and phone at once', async () => {
    await (await signedIn(at(), 'ewa.dabrowska')).account.remove();
    const { departure, accounts, contacts } = createStore(at().provider.db);
    const nameHash = hashOf('ewa.dabrowska');
    expect(await departure.isReserved({ nameHash, now: NOW + 30 * DAY - 1 })).toBe(true);
    expect(await departure.isReserved({ nameHash, now: NOW + 30 * DAY })).toBe(false);
    expect(await accounts.byEmail({ email: 'ewa.dabrowska@example.com' })).toEqual([]);
    const phone = { accountId: 'x', kind: 'PHONE', value: '+48600100105' } as const;
    expect(await contacts.isOfAnother({ ...phone, now: NOW, exceptFamily: false })).toBe(false);
  });

  it('is stopped by a visit to come, whoever made it, and by none that is over or cancelled', async () => {
    const jan = (await signedIn(at(), 'jan.nowak')).account;
    const stops = expect.objectContaining({
      bookings: ['booking-3001', 'booking-3002'].map((id) => ({
        system: 'AMMS',
        id,
        patientId: expect.any(String) as string,
        dateFrom: expect.any(String) as string,
      })),
      children: [],
    }) as unknown;
    expect(await jan.deletion()).toEqual(stops);
    await expectRefusal(jan.remove(), 'DELETION_STOPPED', stops);
    expect((await jan.get()).username).toBe('jan.nowak');

    // One of the own patient that the staff has made, and one for a patient whom the account reaches no more.
    const { db } = at().provider;
    await cancelAll(at());
    await db
      .updateTable('bookings')
      .set({ status: 'SCHEDULED', account_id: null })
      .where('system_id', '=', 'booking-3002')
      .execute();
    await db
      .updateTable('bookings')
      .set({ status: 'REGISTERED', account_id: 'account-2001' })
      .where('system_id', '=', 'booking-3018')
      .execute();
    const { bookings } = await jan.deletion();
    expect(bookings.map(({ id }) => id).sort()).toEqual(['booking-3002', undefined]);
    await cancelAll(at());
    await settleMoney(db);
    expect(await jan.remove()).toEqual({ deleted: true });
  });

  it('is stopped by a visit that is paid for and has not been, though its time is over', async () => {
    const jan = (await signedIn(at(), 'jan.nowak')).account;
    const { db } = at().provider;
    await db
      .updateTable('bookings')
      .set({ status: 'CANCELED' })
      .where('system_id', 'in', ['booking-3001', 'booking-3002'])
      .execute();
    expect((await jan.deletion()).bookings).toEqual([]);
    const price = { name: 'Wizyta', amount: 22000, currency: 'PLN', paid: 1 } as const;
    await db
      .insertInto('booking_prices')
      .values({ system: 'AMMS', system_id: 'booking-3004', ...price })
      .onConflict((conflict) => conflict.columns(['system', 'system_id']).doUpdateSet(price))
      .execute();
    expect((await jan.deletion()).bookings).toMatchObject([{ id: 'booking-3004' }]);
    await expectRefusal(jan.remove(), 'DELETION_STOPPED');
  });

  it('is stopped by a child for whom nobody else acts: a link that waits or is blocked is nobody’s, nor is a blocked account’s', async () => {
    await cancelAll(at());
    const anna = (await signedIn(at(), 'anna.kowalska')).account;
    const { db } = at().provider;
    const link = { account_id: HALINA, patient_id: 'patient-1003', linked_at: 1, ended_at: null };
    const stops = expect.objectContaining({
      bookings: [],
      children: [{ name: 'Zofia', lastName: 'Kowalska' }],
    }) as unknown;
    await expectRefusal(anna.remove(), 'DELETION_STOPPED', stops);
    await db
      .insertInto('account_patients')
      .values({ ...link, role: 'CHILD', link_state: 'W' })
      .execute();
    for (const link_state of ['W', 'J', 'D'] as const) {
      await db.updateTable('account_patients').set({ link_state }).where('account_id', '=', HALINA).execute();
      await expectRefusal(anna.remove(), 'DELETION_STOPPED', stops);
    }
    await db
      .updateTable('account_patients')
      .set({ link_state: 'C' })
      .where('account_id', '=', HALINA)
      .execute();
    await update(at(), HALINA, { state: 'USER_BLOCKED' });
    await expectRefusal(anna.remove(), 'DELETION_STOPPED', stops);
    await update(at(), HALINA, { state: 'ACTIVE' });
    expect(await anna.remove()).toEqual({ deleted: true });
    expect(await linksOf(at(), ANNA)).toEqual(['D']);
  });

  it('is not stopped by a child that is of age, though nobody has ended the link', async () => {
    await cancelAll(at());
    await at()
      .provider.db.updateTable('patients')
      .set({ birth_date: '2008-10-20' })
      .where('id', '=', 'patient-1003')
      .execute();
    expect(await (await signedIn(at(), 'anna.kowalska')).account.deletion()).toMatchObject({
      bookings: [],
      children: [],
    });
  });

  it('ends what was good for the account: feed, held time, links and codes; what it wrote stays', async () => {
    const { db } = at().provider;
    await db
      .insertInto('one_time_tokens')
      .values({
        token_hash: 'link',
        purpose: 'RESET_PASSWORD',
        account_id: EWA,
        address: 'e@example.com',
        created_at: NOW,
        valid_until: NOW + DAY,
        used_at: null,
        is_void: 0,
      })
      .execute();
    const feed = { token_hash: 'feed', without_names: 0, language: 'pl', created_at: NOW } as const;
    await db
      .insertInto('calendar_feeds')
      .values({ account_id: EWA, ...feed })
      .execute();
    await db
      .updateTable('messages')
      .set({ sender_account_id: EWA })
      .where('id', '=', 'message-8603')
      .execute();
    await (await signedIn(at(), 'ewa.dabrowska')).account.remove();
    for (const table of GONE) {
      const rows = await db
        .selectFrom(table as 'sessions')
        .select('account_id')
        .where('account_id', '=', EWA)
        .execute();
      expect([table, rows]).toEqual([table, []]);
    }
    const written = db.selectFrom('messages').select('id').where('sender_account_id', '=', EWA);
    expect(await written.execute()).toEqual([{ id: 'message-8603' }]);
  });
});

describeEachEngine('an account that goes', (provider) => {
  afterEach(() => provider().provider.reset());

  it('has a rule for every table that names one', async () => {
    const tables = await provider().provider.db.introspection.getTables();
    const named = tables.filter(({ columns }) => columns.some(({ name }) => name === 'account_id'));
    const ruled: readonly string[] = [...GONE, ...CLOSED, ...KEPT];
    expect(named.map(({ name }) => name).sort()).toEqual([...ruled].sort());
  });

  it('goes once, of twenty deletions at once', async () => {
    const ewa = (await signedIn(provider(), 'ewa.dabrowska')).account;
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ewa.remove()));
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const one of outcomes) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'UNAUTHORIZED' });
    }
    expect(await sent(provider())).toHaveLength(1);
  });

  it('leaves a child to the other parent, also when both go at once: one of them stays', async () => {
    const at = provider();
    await cancelAll(at);
    await at.provider.db
      .insertInto('account_patients')
      .values({
        account_id: HALINA,
        patient_id: 'patient-1003',
        role: 'CHILD',
        link_state: 'C',
        linked_at: 1,
        ended_at: null,
      })
      .execute();
    const parents = [await signedIn(at, 'anna.kowalska'), await signedIn(at, 'halina.mazur')];
    const outcomes = await Promise.allSettled(parents.map(({ account }) => account.remove()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

async function linksOf(at: TestProvider, accountId: string) {
  const rows = await at.provider.db
    .selectFrom('account_patients')
    .select('link_state')
    .where('account_id', '=', accountId)
    .distinct()
    .execute();
  return rows.map(({ link_state }) => link_state);
}
