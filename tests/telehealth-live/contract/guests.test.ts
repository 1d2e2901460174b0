import { expect, it } from 'vitest';
import { hashOf } from '#provider/core/context.ts';
import { forgetDue } from '#provider/telehealth-live/forgetting.ts';
import { setFault } from '#tests/telehealth/contract/scene.ts';
import { describeEachEngine, describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { doctor, live, MINUTE } from './scene.ts';

const EQUAL = 20;
const NAME = 'Maria Zielińska';
/** The session that the portal makes for each browser. */
const sessionOf = (of: string) => of.padEnd(43, '-');
const ZOFIA = 'patient-1003';
const NONE = { code: 'NOT_FOUND' };

describeEachProvider('a guest of a teleconsultation', (at) => {
  it('joins one by a code that is kept as a hash alone, and sees the talk since then', async () => {
    const key = await live(at(), { id: 'guest-1', minutes: 5 });
    const { consultationId } = key;
    const { telehealthLive: calls } = await at().as('jan.nowak');
    await calls.send({ consultationId, text: 'Przed gościem', key: 'line-before-1' });
    expect((await calls.state(key)).guest).toEqual({ status: 'NONE', isThere: false });
    const { code, state } = await calls.invite(key);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(state.guest).toEqual({ status: 'INVITED', isThere: false });
    const { db } = at().provider;
    const kept = await db.selectFrom('telehealth_guests').selectAll().execute();
    expect(kept.map(({ code_hash }) => code_hash)).toEqual([hashOf(code)]);
    expect(JSON.stringify(kept)).not.toContain(code);

    const { telehealthGuests: guest } = at().guest();
    const session = sessionOf('joins');
    // To look at it uses nothing up.
    for (let left = 3; left > 0; left -= 1) expect(await guest.look({ code })).toEqual({ window: 'OPEN' });
    at().clock.advance('PT1M');
    await guest.enter({ code, name: NAME, session });
    await doctor(at(), key, 'IN');
    await guest.send({ session, text: 'Tłumaczę', key: 'line-guest-1' });
    await guest.send({ session, text: 'Tłumaczę', key: 'line-guest-1' });
    const seen = await guest.state({ session });
    expect(seen.lines.map(({ text, sender, isOwn }) => [text, sender, isOwn])).toEqual([
      ['Tłumaczę', `${NAME} (gość)`, true],
    ]);
    expect(seen).toMatchObject({ name: NAME, window: 'OPEN', doctor: { presence: 'IN' } });
    expect(JSON.stringify(seen)).not.toMatch(/Nowak|patient-|case-/);
    expect((await calls.state(key)).guest).toMatchObject({ status: 'JOINED', name: NAME, isThere: true });
    const { lines } = await calls.messages({ consultationId });
    expect(lines.map(({ side, isOwn }) => [side, isOwn])).toEqual([
      ['PATIENT', true],
      ['GUEST', false],
    ]);
    // Ten minutes after the last look nobody says that the guest is there.
    at().clock.advance('PT10M');
    expect((await calls.state(key)).guest).toMatchObject({ status: 'JOINED', isThere: false });
    at().clock.set(START);
  });

  it('a code that was used, is wrong or withdrawn, and one of what is late or over, have one answer', async () => {
    const { provider, clock, guest: asGuest, as } = at();
    const { telehealthLive: calls } = await as('jan.nowak');
    const { telehealthGuests: guest } = asGuest();
    const [first, second] = [sessionOf('first'), sessionOf('second')];
    const key = await live(at(), { id: 'guest-2', minutes: 6, practitionerId: 'doctor-lis' });
    const refused = async (code: string) => {
      await expect(guest.look({ code })).rejects.toMatchObject(NONE);
      await expect(guest.enter({ code, name: NAME, session: second })).rejects.toMatchObject(NONE);
    };
    await refused('x'.repeat(43));

    const used = (await calls.invite(key)).code;
    await guest.enter({ code: used, name: NAME, session: first });
    await refused(used);
    // A new one takes the place of the former, and of who came by it.
    const replaced = (await calls.invite(key)).code;
    await expect(guest.state({ session: first })).rejects.toMatchObject(NONE);
    const { guest: none } = await calls.withdrawGuest(key);
    expect(none).toEqual({ status: 'NONE', isThere: false });
    await refused(replaced);

    const late = (await calls.invite(key)).code;
    const endsAt = clock.now().getTime() + (6 + 30 + 240) * MINUTE;
    clock.set(new Date(endsAt).toISOString());
    expect(await guest.look({ code: late })).toEqual({ window: 'OPEN' });
    clock.set(new Date(endsAt + 1_000).toISOString());
    await refused(late);
    clock.set(START);
    await guest.enter({ code: late, name: NAME, session: second });
    const set = (columns: object) =>
      provider.db.updateTable('bookings').set(columns).where('system_id', '=', 'booking-guest-2').execute();
    for (const status of ['CANCELED', 'EXECUTED'] as const) {
      await set({ status });
      await refused(late);
      await expect(guest.state({ session: second })).rejects.toMatchObject(NONE);
      await expect(
        guest.send({ session: second, text: 'Po końcu', key: 'line-late-1' }),
      ).rejects.toMatchObject(NONE);
      await expectRefusal(calls.invite(key), 'CLOSED', { errorCode: status });
    }
    await set({ status: 'SCHEDULED' });
    expect((await guest.state({ session: second })).lines).toEqual([]);
    // A session is good for the one code that it was made for.
    const next = (await calls.invite(key)).code;
    await expect(guest.enter({ code: next, name: NAME, session: second })).rejects.toMatchObject(NONE);
    await guest.enter({ code: next, name: NAME, session: sessionOf('third') });
    await guest.leave({ session: sessionOf('third') });
    await expect(guest.state({ session: sessionOf('third') })).rejects.toMatchObject(NONE);
  });

  it('is early before the window opens, which uses nothing up', async () => {
    const key = await live(at(), { id: 'guest-3', minutes: 60, practitionerId: 'doctor-sikora' });
    const { code, state } = await (await at().as('jan.nowak')).telehealthLive.invite(key);
    const { telehealthGuests: guest } = at().guest();
    expect(await guest.look({ code })).toEqual({ window: 'EARLY', opensAt: state.opensAt });
    await expectRefusal(guest.enter({ code, name: NAME, session: sessionOf('early') }), 'EARLY');
    at().clock.advance('PT30M');
    expect(await guest.enter({ code, name: NAME, session: sessionOf('early') })).toEqual({ entered: true });
    at().clock.set(START);
  });

  it('is there by the rights of whoever has made the code alone', async () => {
    const key = await live(at(), {
      id: 'guest-4',
      minutes: 7,
      patientId: ZOFIA,
      practitionerId: 'doctor-bielecka',
    });
    const { telehealthLive: calls } = await at().as('anna.kowalska');
    const { telehealthGuests: guest } = at().guest();
    const { code } = await calls.invite(key);
    const session = sessionOf('rights');
    await guest.enter({ code, name: NAME, session });
    const { db } = at().provider;
    const link = (state: 'C' | 'D') =>
      db
        .updateTable('account_patients')
        .set({ link_state: state })
        .where('account_id', '=', 'account-2002')
        .where('patient_id', '=', ZOFIA)
        .execute();
    await link('D');
    await expect(guest.state({ session })).rejects.toMatchObject(NONE);
    await link('C');
    expect((await guest.state({ session })).name).toBe(NAME);
    const block = (state: 'ACTIVE' | 'USER_BLOCKED') =>
      db.updateTable('accounts').set({ state }).where('id', '=', 'account-2002').execute();
    await block('USER_BLOCKED');
    await expect(guest.state({ session })).rejects.toMatchObject(NONE);
    await block('ACTIVE');
    // Another account has no say in it.
    const jan = (await at().as('jan.nowak')).telehealthLive;
    await expectRefusal(jan.invite(key), 'NOT_FOUND');
    await expectRefusal(jan.withdrawGuest(key), 'NOT_FOUND');
  });

  it('is invited to nothing without the patient’s consent, nor while the call fails', async () => {
    const key = await live(at(), {
      id: 'guest-5',
      minutes: 8,
      patientId: 'patient-1007',
      practitionerId: 'doctor-bielecka',
    });
    const { telehealthLive: stanislaw } = await at().as('stanislaw.wojcik');
    await expectRefusal(stanislaw.invite(key), 'NO_CONSENT');
    const jans = await live(at(), { id: 'guest-6', minutes: 9 });
    const { telehealthLive: jan } = await at().as('jan.nowak');
    await setFault(at().provider.db, 'live.guest', 'down');
    await expect(jan.invite(jans)).rejects.toThrow();
    await setFault(at().provider.db, 'live.guest', null);
    expect((await jan.state(jans)).guest?.status).toBe('NONE');
  });
});

describeEachEngine('guests, many at once', (at) => {
  it('a code lets one in, who may ask twice, and each act has one entry of the audit', async () => {
    const key = await live(at(), { id: 'guest-many', minutes: 5 });
    const { consultationId: object, patientId } = key;
    const { telehealthLive: calls } = await at().as('jan.nowak');
    const { code } = await calls.invite(key);
    const { telehealthGuests: guest } = at().guest();
    const sessions = Array.from({ length: EQUAL }, (_, index) => sessionOf(`many-${index % 10}`));
    const came = await Promise.allSettled(
      sessions.map((session) => guest.enter({ code, name: NAME, session })),
    );
    const good = sessions.filter((_, index) => came[index]?.status === 'fulfilled');
    // Twice the same browser, and nobody else.
    expect([good.length, new Set(good).size]).toEqual([2, 1]);
    const [session = ''] = good;
    await Promise.all(
      Array.from({ length: EQUAL }, () => guest.send({ session, text: 'Raz', key: 'equal-key-1' })),
    );
    await guest.leave({ session });
    const { db } = at().provider;
    const audit = db.selectFrom('audit').select(['action', 'account_id']).where('object', '=', object);
    const entries = await audit.where('patient_id', '=', patientId).orderBy('id').execute();
    expect(
      entries
        .map(({ action }) => action)
        .filter((action) => !action.endsWith('.state'))
        .sort(),
    ).toEqual([
      'telehealthGuests.enter',
      'telehealthGuests.leave',
      'telehealthGuests.send',
      'telehealthLive.invite',
    ]);
    expect(new Set(entries.map(({ account_id }) => account_id))).toEqual(new Set(['account-2001']));
  });

  it('is forgotten after the days for which the chat is kept', async () => {
    const { provider, clock } = at();
    const { db } = provider;
    const kept = async () => (await db.selectFrom('telehealth_guests').select('name').execute()).length;
    clock.advance('P90D');
    await forgetDue({ db, clock });
    expect(await kept()).toBe(1);
    clock.advance('P2D');
    await forgetDue({ db, clock });
    expect(await kept()).toBe(0);
    clock.set(START);
  });
});
