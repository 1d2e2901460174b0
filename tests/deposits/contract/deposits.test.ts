import { beforeEach, expect, it } from 'vitest';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { ANNA, balanceOf, HELENA, JAN, newKey, payIn, setPayouts, settle, STANISLAW } from './scene.ts';

const NO_LIMITS = { most: null, perMonth: null };

describeEachProvider('deposits', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await setPayouts(at(), NO_LIMITS);
  });
  const first = async (username: string, depositId: string) =>
    (await (await at().as(username)).deposits.list()).find(({ id }) => id === depositId)?.payouts[0];

  it('are those of everybody for whom the account may act, one a patient and system', async () => {
    const jan = await at().as('jan.nowak');
    const own = await jan.deposits.list();
    expect(own.map(({ id, patientId, system }) => [id, patientId, system.code])).toEqual([
      ['deposit-1', JAN, 'AMMS'],
      ['deposit-2', JAN, 'REHA'],
    ]);
    expect(own[0]?.payouts.map(({ state }) => state)).toEqual(['ACCEPTED', 'REFUSED', 'PAID']);
    const [amms, reha] = own.map(({ system }) => system);
    const [one, two] = [
      { depositId: 'deposit-1', patientId: JAN, system: amms },
      { depositId: 'deposit-2', patientId: JAN, system: reha },
    ];
    expect(await jan.deposits.balances()).toEqual([
      { ...one, availableBalance: 120_050, currentBalance: 125_050 },
      { ...two, availableBalance: 50_000, currentBalance: 80_000 },
    ]);
    const anna = await (await at().as('anna.kowalska')).deposits.list();
    expect(anna.map(({ id }) => id)).toEqual(['deposit-3', 'deposit-4', 'deposit-5']);
  });

  it('lie there as their movements say', async () => {
    for (const username of ['jan.nowak', 'anna.kowalska', 'stanislaw.wojcik']) {
      const client = await at().as(username);
      const lists = await client.deposits.list();
      for (const { depositId, currentBalance } of await client.deposits.balances()) {
        const { movements = [] } = lists.find(({ id }) => id === depositId) ?? {};
        expect(movements.reduce((total, { amount }) => total + amount, 0)).toBe(currentBalance);
      }
    }
  });

  it('are nobody’s who is not confirmed (C-80), and none of who has none', async () => {
    for (const username of ['piotr.zielinski', 'lucyna.baran']) {
      const { deposits } = await at().as(username);
      expect(await deposits.list()).toEqual([]);
      expect(await deposits.balances()).toEqual([]);
    }
    const piotr = await at().as('piotr.zielinski');
    await expectRefusal(piotr.deposits.request({ patientId: 'patient-1005', amount: 1 }), 'NOT_FOUND');
    const lucyna = await at().as('lucyna.baran');
    await expectRefusal(lucyna.deposits.request({ patientId: 'patient-1017', amount: 1 }), 'NOT_FOUND');
  });

  it('are refused of others, with one answer for whatever is not there', async () => {
    const { deposits } = await at().as('anna.kowalska');
    for (const patientId of [JAN, STANISLAW, 'patient-9999'])
      await expectRefusal(deposits.request({ patientId, amount: 1 }), 'NOT_FOUND');
    await expectRefusal(
      deposits.request({ patientId: ANNA, depositId: 'deposit-1', amount: 1 }),
      'NOT_FOUND',
    );
    await expectRefusal(
      deposits.request({ patientId: ANNA, depositId: 'deposit-5', amount: 1 }),
      'NOT_FOUND',
    );
    await expect(at().guest().deposits.list()).rejects.toMatchObject({ status: 401 });
  });

  it('fall at once by what is available, and by what lies there when the staff pays out (B-30)', async () => {
    const jan = await at().as('jan.nowak');
    const before = await balanceOf(at(), 'jan.nowak', 'deposit-2');
    const asked = { patientId: JAN, depositId: 'deposit-2', amount: 12_050, key: newKey() };
    expect(await jan.deposits.request(asked)).toEqual({ status: 'ACCEPTED' });
    expect(await jan.deposits.request(asked)).toEqual({ status: 'ACCEPTED' });
    const [available = 0, current = 0] = before ?? [];
    expect(await balanceOf(at(), 'jan.nowak', 'deposit-2')).toEqual([available - 12_050, current]);
    const { id = '' } = (await first('jan.nowak', 'deposit-2')) ?? {};
    expect(await settle(at(), { id, move: 'pay' })).toEqual({ id });
    expect(await settle(at(), { id, move: 'pay' })).toBe(409);
    expect(await settle(at(), { id, move: 'refuse', fields: { reason: 'x' } })).toBe(409);
    expect(await balanceOf(at(), 'jan.nowak', 'deposit-2')).toEqual([available - 12_050, current - 12_050]);
    expect(await first('jan.nowak', 'deposit-2')).toMatchObject({ state: 'PAID', settledOn: '2026-10-20' });
  });

  it('have back what was available when the staff refuses, and say why', async () => {
    const anna = await at().as('anna.kowalska');
    const before = await balanceOf(at(), 'anna.kowalska', 'deposit-5');
    await anna.deposits.request({ patientId: HELENA, amount: 100, key: newKey() });
    const { id = '' } = (await first('anna.kowalska', 'deposit-5')) ?? {};
    expect(await settle(at(), { id, move: 'refuse', fields: { reason: ' ' } })).toBe(400);
    expect(await settle(at(), { id, move: 'refuse', fields: { reason: 'Brak dokumentu.' } })).toEqual({ id });
    expect(await balanceOf(at(), 'anna.kowalska', 'deposit-5')).toEqual(before);
    expect(await first('anna.kowalska', 'deposit-5')).toMatchObject({
      state: 'REFUSED',
      reason: 'Brak dokumentu.',
    });
  });

  it('pay out what is available to the grosz, and no grosz more', async () => {
    const { deposits } = await at().as('anna.kowalska');
    const asked = { patientId: 'patient-1003', amount: 8_001 };
    expect(await deposits.request(asked)).toEqual({ status: 'REJECTED_REFUSAL_MIN_BALANCE_EXCEEDED' });
    expect(await deposits.request({ ...asked, amount: 8_000 })).toEqual({ status: 'ACCEPTED' });
    expect(await deposits.request({ ...asked, amount: 1 })).toEqual({
      status: 'REJECTED_REFUSAL_MIN_BALANCE_EXCEEDED',
    });
    expect(await payIn(at(), 'deposit-4', '0,29')).toEqual({ id: 'deposit-4' });
    expect(await balanceOf(at(), 'anna.kowalska', 'deposit-4')).toEqual([29, 8_029]);
  });

  it('are paid so many times a calendar month in Warsaw; a refused request is none of them (B-83)', async () => {
    await setPayouts(at(), {});
    const { deposits } = await at().as('stanislaw.wojcik');
    const { db } = at().provider;
    await db
      .updateTable('sessions')
      .set({ expires_at: Date.parse('2026-11-02T00:00:00.000Z') })
      .execute();
    at().clock.set('2026-10-31T22:59:00.000Z');
    const asked = { patientId: STANISLAW, amount: 100 };
    const full = { status: 'REFUSAL_NUM_PAYOUT_MONTH_EXCEEDED' };
    expect(await deposits.request(asked)).toEqual(full);
    at().clock.set('2026-10-31T23:00:00.000Z');
    for (let made = 0; made < 3; made += 1)
      expect(await deposits.request(asked)).toEqual({ status: 'ACCEPTED' });
    expect(await deposits.request(asked)).toEqual(full);
    const { id = '' } = (await first('stanislaw.wojcik', 'deposit-6')) ?? {};
    await settle(at(), { id, move: 'refuse', fields: { reason: 'Pomyłka.' } });
    expect(await deposits.request(asked)).toEqual({ status: 'ACCEPTED' });
    expect((await deposits.list())[0]?.rules).toMatchObject({ perMonth: 3, madeThisMonth: 3 });
  });

  it('find nobody without a PESEL', async () => {
    const { deposits } = await at().as('oleksandr.kovalenko');
    expect(await deposits.request({ patientId: 'patient-1008', amount: 100 })).toEqual({
      status: 'PATIENT_NOT_FOUND',
    });
  });

  it('fail where the staff lets them, also when the request is kept already: the same form makes no second one', async () => {
    const jan = await at().as('jan.nowak');
    await setPayouts(at(), { ...NO_LIMITS, failing: ['deposits.balances'] });
    await expect(jan.deposits.balances()).rejects.toThrow();
    expect((await jan.deposits.list()).length).toBe(2);
    await setPayouts(at(), { ...NO_LIMITS, failing: ['deposits.request.answer'] });
    const before = await balanceOf(at(), 'jan.nowak', 'deposit-1');
    const asked = { patientId: JAN, depositId: 'deposit-1', amount: 115, key: newKey() };
    await expect(jan.deposits.request(asked)).rejects.toThrow();
    await setPayouts(at(), NO_LIMITS);
    expect(await jan.deposits.request(asked)).toEqual({ status: 'ACCEPTED' });
    const [available = 0, current = 0] = before ?? [];
    expect(await balanceOf(at(), 'jan.nowak', 'deposit-1')).toEqual([available - 115, current]);
  });

  it('fail of Halina, in every way that there is', async () => {
    const { deposits } = await at().as('halina.mazur');
    for (let turn = 0; turn < 3; turn += 1) await expect(deposits.list()).rejects.toThrow();
  });

  it('leave an entry in the audit of every request and of what the staff does', async () => {
    const { db } = at().provider;
    await db.deleteFrom('audit').execute();
    at().clock.advance('PT1H');
    const jan = await at().as('jan.nowak');
    await jan.deposits.request({ patientId: JAN, amount: 100, key: newKey() });
    const { id = '' } = (await first('jan.nowak', 'deposit-1')) ?? {};
    await settle(at(), { id, move: 'pay' });
    const written = await db
      .selectFrom('audit')
      .select(['action', 'patient_id', 'account_id'])
      .where('object', '=', id)
      .orderBy('action', 'desc')
      .execute();
    expect(written).toEqual([
      { action: 'deposits.request', patient_id: JAN, account_id: 'account-2001' },
      { action: 'bench.deposits.pay', patient_id: JAN, account_id: null },
    ]);
  });
});
