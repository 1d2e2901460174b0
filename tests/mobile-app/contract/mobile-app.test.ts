import { beforeEach, expect, it } from 'vitest';
import { mobileAppSeed } from '#provider/mobile-app/seed.ts';
import { moveApp, typePin } from '#provider/mobile-app/bench/phone.ts';
import {
  describeEachEngine,
  describeEachProvider,
  START,
  type TestProvider,
} from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const ANNA = 'patient-1002';
const ZOFIA = 'patient-1003';
const HELENA = 'patient-1004';
/** Stanisław, whose confirmation Anna's link waits for. */
const STANISLAW = 'patient-1007';

const typed = ({ provider: { db }, clock }: TestProvider, patientId: string, pin: string) =>
  typePin({ db, clock, patientId, pin });
const moved = ({ provider: { db }, clock }: TestProvider, id: string, move: 'link' | 'unlink') =>
  moveApp({ db, clock, id, move, fields: null });
const wrong = (pin: string) => String((Number(pin) + 1) % 10 ** 8).padStart(8, '0');

describeEachProvider('the mobile application', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    const { db } = at().provider;
    await db.deleteFrom('audit').execute();
    await db.deleteFrom('mobile_apps').execute();
    await db.deleteFrom('mobile_pins').execute();
    await db
      .insertInto('mobile_apps')
      .values(mobileAppSeed({ now: new Date(START) }).mobile_apps)
      .execute();
  });

  it('is registered, linked or not; a check changes nothing', async () => {
    const [jan, anna] = [await at().as('jan.nowak'), await at().as('anna.kowalska')];
    expect(await jan.mobileApp.check({ id: JAN })).toEqual({ value: true, hasUnit: true });
    expect(await anna.mobileApp.check({ id: ANNA })).toEqual({ value: true, hasUnit: false });
    for (const id of [ZOFIA, HELENA]) expect(await anna.mobileApp.check({ id })).toEqual({ value: false });
    expect(await anna.mobileApp.check({ id: ZOFIA })).toEqual({ value: false });
    const { db } = at().provider;
    expect(await db.selectFrom('mobile_pins').selectAll().execute()).toEqual([]);
  });

  it('is registered by a PIN of eight digits, which is told once and typed once', async () => {
    const anna = await at().as('anna.kowalska');
    const { value: pin, validUntil } = await anna.mobileApp.confirm({ id: ZOFIA });
    expect(pin).toMatch(/^\d{8}$/);
    expect(validUntil).toBe('2026-10-20T06:10:00.000Z');
    expect(await anna.mobileApp.check({ id: ZOFIA })).toEqual({ value: true, pinUntil: validUntil });
    expect((await typed(at(), ZOFIA, pin)).outcome).toBe('RIGHT');
    expect((await typed(at(), ZOFIA, pin)).outcome).toBe('OVER');
    expect(await anna.mobileApp.check({ id: ZOFIA })).toEqual({ value: true, hasUnit: false });
  });

  it('takes a PIN until 9:59, and not at 10:00; what nobody has typed is not registered', async () => {
    const anna = await at().as('anna.kowalska');
    const first = await anna.mobileApp.confirm({ id: ZOFIA });
    at().clock.advance('PT10M');
    expect((await typed(at(), ZOFIA, first.value)).outcome).toBe('OVER');
    expect(await anna.mobileApp.check({ id: ZOFIA })).toEqual({ value: false });
    const second = await anna.mobileApp.confirm({ id: ZOFIA });
    at().clock.advance('PT9M59S');
    expect((await typed(at(), ZOFIA, second.value)).outcome).toBe('RIGHT');
  });

  it('is taken away while a PIN waits alone: the PIN is void', async () => {
    const anna = await at().as('anna.kowalska');
    const { value: pin } = await anna.mobileApp.confirm({ id: ZOFIA });
    expect(await anna.mobileApp.unregister({ id: ZOFIA })).toEqual({ value: true });
    expect(await anna.mobileApp.check({ id: ZOFIA })).toEqual({ value: false });
    expect((await typed(at(), ZOFIA, pin)).outcome).toBe('OVER');
    await expectRefusal(anna.mobileApp.unregister({ id: ZOFIA }), 'NO_UNIT');
  });

  it('is nobody’s where the unit has none', async () => {
    const { db } = at().provider;
    const whole = await db
      .selectFrom('settings')
      .selectAll()
      .where('key', '=', 'application')
      .executeTakeFirstOrThrow();
    const keep = (value: string) =>
      db.updateTable('settings').set({ value }).where('key', '=', 'application').execute();
    await keep(JSON.stringify({ ...(JSON.parse(whole.value) as object), ampaModule: false }));
    const { mobileApp } = await at().as('jan.nowak');
    await expectRefusal(mobileApp.check({ id: JAN }), 'NOT_FOUND');
    await expectRefusal(mobileApp.confirm({ id: JAN }), 'NOT_FOUND');
    await expectRefusal(mobileApp.unregister({ id: JAN }), 'NOT_FOUND');
    await keep(whole.value);
    expect(await mobileApp.check({ id: JAN })).toEqual({ value: true, hasUnit: true });
  });

  it('takes the newest PIN alone, and none after five wrong ones', async () => {
    const anna = await at().as('anna.kowalska');
    const old = await anna.mobileApp.confirm({ id: ZOFIA });
    const fresh = await anna.mobileApp.confirm({ id: ZOFIA });
    if (old.value !== fresh.value) expect((await typed(at(), ZOFIA, old.value)).outcome).toBe('WRONG');
    await anna.mobileApp.confirm({ id: ZOFIA });
    const last = await anna.mobileApp.confirm({ id: ZOFIA });
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect(await typed(at(), ZOFIA, wrong(last.value))).toEqual({ outcome: 'WRONG', triesLeft });
    expect((await typed(at(), ZOFIA, last.value)).outcome).toBe('OVER');
    expect((await typed(at(), JAN, last.value)).outcome).toBe('OVER');
  });

  it('is taken away only while it is linked with a unit; a PIN that waits goes with it', async () => {
    const [jan, anna] = [await at().as('jan.nowak'), await at().as('anna.kowalska')];
    const { value: pin } = await jan.mobileApp.confirm({ id: JAN });
    expect(await jan.mobileApp.unregister({ id: JAN })).toEqual({ value: true });
    expect(await jan.mobileApp.check({ id: JAN })).toEqual({ value: false });
    expect((await typed(at(), JAN, pin)).outcome).toBe('OVER');
    await expectRefusal(jan.mobileApp.unregister({ id: JAN }), 'NO_UNIT');

    await expectRefusal(anna.mobileApp.unregister({ id: ANNA }), 'NO_UNIT');
    await expectRefusal(anna.mobileApp.unregister({ id: ZOFIA }), 'NO_UNIT');
    expect(await moved(at(), ANNA, 'link')).toEqual({ id: ANNA });
    expect(await moved(at(), ANNA, 'link')).toBe(409);
    expect(await anna.mobileApp.check({ id: ANNA })).toEqual({ value: true, hasUnit: true });
    expect(await moved(at(), ANNA, 'unlink')).toEqual({ id: ANNA });
    await expectRefusal(anna.mobileApp.unregister({ id: ANNA }), 'NO_UNIT');
    expect(await moved(at(), ZOFIA, 'link')).toBe(404);
  });

  it('is nobody’s but of those whom the account may act for; 404 of others, and of a link that is not confirmed', async () => {
    const anna = await at().as('anna.kowalska');
    for (const id of [JAN, STANISLAW, 'patient-9999']) {
      for (const call of ['check', 'confirm', 'unregister'] as const)
        await expectRefusal(anna.mobileApp[call]({ id }), 'NOT_FOUND');
    }
    await expect(at().guest().mobileApp.confirm({ id: JAN })).rejects.toMatchObject({ status: 401 });
  });

  it('ends with the link of who registered it, and so does a PIN', async () => {
    const anna = await at().as('anna.kowalska');
    const { value: first } = await anna.mobileApp.confirm({ id: HELENA });
    await typed(at(), HELENA, first);
    const { value: pin } = await anna.mobileApp.confirm({ id: HELENA });
    const { db } = at().provider;
    const setState = (link_state: 'C' | 'J') =>
      db.updateTable('account_patients').set({ link_state }).where('patient_id', '=', HELENA).execute();
    await setState('J');
    expect((await typed(at(), HELENA, pin)).outcome).toBe('OVER');
    await setState('C');
    expect((await (await at().as('anna.kowalska')).mobileApp.check({ id: HELENA })).value).toBe(true);
  });

  it('leaves an entry in the audit of every act, and the PIN nowhere', async () => {
    const jan = await at().as('jan.nowak');
    const { value: pin } = await jan.mobileApp.confirm({ id: JAN });
    await typed(at(), JAN, wrong(pin));
    await typed(at(), JAN, pin);
    await moved(at(), JAN, 'unlink');
    await moved(at(), JAN, 'link');
    await jan.mobileApp.unregister({ id: JAN });
    const { db } = at().provider;
    const audit = await db
      .selectFrom('audit')
      .selectAll()
      .where('patient_id', '=', JAN)
      .orderBy('id')
      .execute();
    const written = audit.filter(({ action }) => action !== 'mobileApp.check');
    expect(written.map(({ action }) => action).sort()).toEqual(
      [
        'bench.mobileApps.link',
        'bench.mobileApps.register',
        'bench.mobileApps.unlink',
        'bench.mobileApps.wrongPin',
        'mobileApp.confirm',
        'mobileApp.unregister',
      ].sort(),
    );
    const kept = [audit, await db.selectFrom('outbox').selectAll().execute()];
    expect(JSON.stringify(kept)).not.toContain(pin);
  });
});

describeEachEngine('PINs that are typed at once', (at) => {
  it('register once, fifty of them; of fifty wrong ones five are counted', async () => {
    const anna = await at().as('anna.kowalska');
    const { value: pin } = await anna.mobileApp.confirm({ id: ZOFIA });
    const many = (digits: string) =>
      Promise.all(Array.from({ length: 50 }, () => typed(at(), ZOFIA, digits))).then((tried) =>
        tried.map(({ outcome }) => outcome).sort(),
      );
    const outcomes = await many(pin);
    expect(outcomes.filter((outcome) => outcome === 'RIGHT')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'OVER')).toHaveLength(49);

    const { value: next } = await anna.mobileApp.confirm({ id: ZOFIA });
    const refused = await many(wrong(next));
    expect(refused.filter((outcome) => outcome === 'WRONG')).toHaveLength(5);
    expect((await typed(at(), ZOFIA, next)).outcome).toBe('OVER');
  });

  it('leave one PIN of fifty that were asked for at once', async () => {
    const anna = await at().as('anna.kowalska');
    const asked = await Promise.all(Array.from({ length: 50 }, () => anna.mobileApp.confirm({ id: HELENA })));
    const outcomes = [];
    for (const { value } of asked) {
      const { db } = at().provider;
      await db.updateTable('mobile_pins').set({ tries_left: 5 }).execute();
      outcomes.push((await typed(at(), HELENA, value)).outcome);
    }
    expect(outcomes.filter((outcome) => outcome === 'RIGHT')).toHaveLength(1);
  });
});
