import { beforeEach, expect, it } from 'vitest';
import { agesSeed } from '#provider/ages/seed.ts';
import { ageDue } from '#provider/ages/rounds.ts';
import { addDays, addMonths } from '#contract/days/reading/warsaw.ts';
import { describeEachEngine, describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

/** Dorota's son, whose birth date each test sets; Anna's mother as a ward; Jan himself. */
const IGOR = 'patient-1021';
const MAJA = 'patient-1020';
const DOROTA = 'account-2021';
/** A minute before midnight in Warsaw; the day after is the one of the birthdays. */
const BEFORE = '2026-10-20T21:59:00.000Z';
const BIRTHDAY = '2026-10-21';
const born = (age: number) => addMonths({ day: BIRTHDAY, months: -12 * age });

const AGES = {
  '15': addDays({ day: born(15), days: -100 }),
  '16': addDays({ day: born(16), days: -100 }),
  '17 y 364 d': born(18),
  '18': addDays({ day: born(18), days: -1 }),
} as const;
const ROLES = ['PATIENT', 'WARD', 'CHILD'] as const;
const STATES = ['C', 'W', 'J', 'D'] as const;

describeEachProvider('link states, roles and ages', (at) => {
  const db = () => at().provider.db;
  const setLink = (values: { role: (typeof ROLES)[number]; link_state: (typeof STATES)[number] }) =>
    db().updateTable('account_patients').set(values).where('patient_id', '=', IGOR).execute();
  const setBirth = (birth_date: string) =>
    db().updateTable('patients').set({ birth_date }).where('id', '=', IGOR).execute();
  const asDorota = async () => {
    const dorota = await at().as('dorota.kowalczyk');
    await db()
      .updateTable('sessions')
      .set({ expires_at: Date.parse('2030-01-01') })
      .execute();
    return dorota;
  };
  const reaches = async () => (await (await asDorota()).patients.list()).some(({ id }) => id === IGOR);

  const cells = Object.entries(AGES).flatMap(([age, birthDate]) =>
    ROLES.flatMap((role) => STATES.map((state) => ({ age, birthDate, role, state }))),
  );
  it.each(cells)('$role of $age in state $state', async ({ age, birthDate, role, state }) => {
    at().clock.set(BEFORE);
    await setLink({ role, link_state: state });
    await setBirth(birthDate);
    const isOpen = state === 'C' && !(role === 'CHILD' && age === '18');
    expect(await reaches()).toBe(isOpen);

    // The same session, after midnight: 17 y 364 d is 18 now.
    at().clock.set('2026-10-20T22:00:00.000Z');
    const isStillOpen = isOpen && !(role === 'CHILD' && age === '17 y 364 d');
    expect(await reaches()).toBe(isStillOpen);
    const dorota = await asDorota();
    const check = dorota.mobileApp.check({ id: IGOR });
    if (isStillOpen) await check;
    else await expectRefusal(check, 'NOT_FOUND');
  });
});

describeEachEngine('the ages of the law', (at) => {
  const db = () => at().provider.db;
  const parts = () => ({ ...at().provider, portalOrigin: 'https://portal.example' });
  const outbox = () => db().selectFrom('outbox').select(['recipient', 'subject', 'text', 'link']).execute();
  const linkOf = (patientId: string, accountId = DOROTA) =>
    db()
      .selectFrom('account_patients')
      .select(['link_state', 'ended_by', 'ended_at'])
      .where('patient_id', '=', patientId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  const setBirth = (id: string, birth_date: string) =>
    db().updateTable('patients').set({ birth_date }).where('id', '=', id).execute();
  /** Somebody signs in as Igor himself from now on. */
  const ownAccount = (id: string) =>
    db()
      .updateTable('account_patients')
      .set({ patient_id: id, role: 'PATIENT', link_state: 'C' })
      .where('account_id', '=', 'account-2001')
      .execute();

  beforeEach(async () => {
    await at().provider.reset();
    at().clock.set(START);
  });

  it('end the links of parents on the 18th birthday, and tell both once what ended and what to do', async () => {
    await ownAccount(IGOR);
    await setBirth(IGOR, born(18));
    await setBirth(MAJA, '2020-01-01');
    await db().deleteFrom('age_notices').execute();
    at().clock.set(BEFORE);
    await db()
      .insertInto('age_notices')
      .values(agesSeed({ now: at().clock.now() }).age_notices)
      .execute();
    // It would be read on the birthday: nobody is told that it comes soon.
    await ageDue(parts());
    expect((await linkOf(IGOR))?.link_state).toBe('C');
    expect(await outbox()).toEqual([]);
    await db().deleteFrom('age_notices').where('patient_id', '=', IGOR).execute();
    at().clock.set('2026-10-20T10:00:00.000Z');
    await ageDue(parts());
    const before = await outbox();
    expect(before.map(({ recipient }) => recipient).sort()).toEqual([
      'dorota.kowalczyk@example.com',
      'jan.nowak@example.com',
    ]);

    await db().deleteFrom('outbox').execute();
    at().clock.set('2026-10-20T22:00:05.000Z');
    await Promise.all(Array.from({ length: 8 }, () => ageDue(parts())));
    await ageDue(parts());
    expect(await linkOf(IGOR)).toEqual({
      link_state: 'D',
      ended_by: 'AGE',
      ended_at: Date.parse('2026-10-20T22:00:00.000Z'),
    });
    const told = await outbox();
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([
      'dorota.kowalczyk@example.com',
      'jan.nowak@example.com',
    ]);
    for (const { text } of told) {
      expect(text).toContain('środa 21 października 2026');
      expect(text).toContain('zgody');
      expect(text).not.toMatch(/Igor|Kowalczyk|Dorota/);
    }
  });

  it('tell who only asked to act as a parent that this is over, and wake nobody by it', async () => {
    await ownAccount(IGOR);
    await setBirth(IGOR, born(18));
    await setBirth(MAJA, '2020-01-01');
    await db()
      .updateTable('account_patients')
      .set({ patient_id: IGOR, role: 'CHILD', link_state: 'W', waits_for: 'UNIT' })
      .where('account_id', '=', 'account-2002')
      .where('patient_id', '=', 'patient-1003')
      .execute();
    await db().deleteFrom('outbox').execute();
    at().clock.set('2026-10-20T22:00:05.000Z');
    await ageDue(parts());
    await ageDue(parts());
    expect(await linkOf(IGOR, 'account-2002')).toMatchObject({ link_state: 'D', ended_by: 'AGE' });
    const told = await db().selectFrom('outbox').select(['recipient', 'next_try_at', 'subject']).execute();
    expect(told.filter(({ recipient }) => recipient === 'anna.kowalska@example.com')).toHaveLength(1);
    const ofAge = told.filter(({ subject }) => subject?.includes('18'));
    expect(ofAge).toHaveLength(2);
    for (const { next_try_at } of ofAge) expect(next_try_at).toBe(Date.parse('2026-10-21T05:00:00.000Z'));
  });

  it('are told of 90, 30 and 7 days before, once each, and nobody of what is long past', async () => {
    await db().deleteFrom('age_notices').execute();
    await setBirth(IGOR, '2006-01-01');
    for (const [age, months] of [
      [16, 192],
      [18, 216],
    ] as const) {
      await setBirth(MAJA, addMonths({ day: '2027-03-01', months: -months }));
      const seen: (string | null)[] = [];
      for (let day = '2026-11-25'; day <= '2027-03-05'; day = addDays({ day, days: 1 })) {
        at().clock.set(`${day}T11:00:00.000Z`);
        await db().deleteFrom('outbox').execute();
        await ageDue(parts());
        await ageDue(parts());
        const sent = (await outbox()).filter(({ recipient }) => recipient === 'dorota.kowalczyk@example.com');
        for (const { subject } of sent) seen.push(`${day} ${subject}`);
      }
      const [soon, now] = [`Dziecko wkrótce kończy ${age} lat`, `Dziecko ma ${age} lat`];
      expect(seen.map((line) => line?.slice(0, 10 + 1 + (line.includes(soon) ? soon : now).length))).toEqual([
        `2026-12-01 ${soon}`,
        `2027-01-30 ${soon}`,
        `2027-02-22 ${soon}`,
        `2027-03-01 ${now}`,
      ]);
      await db()
        .updateTable('account_patients')
        .set({ link_state: 'C' })
        .where('patient_id', '=', MAJA)
        .execute();
    }
    expect((await linkOf(IGOR))?.link_state).toBe('D');
  });

  it('tell nobody of a child for whom no parent acts', async () => {
    await db().deleteFrom('age_notices').execute();
    await db().updateTable('account_patients').set({ link_state: 'J' }).where('role', '=', 'CHILD').execute();
    await ageDue(parts());
    expect(await outbox()).toEqual([]);
  });
});

describeEachProvider('the own consent of a child', (at) => {
  const db = () => at().provider.db;
  const setBirth = (birth_date: string) =>
    db().updateTable('patients').set({ birth_date }).where('id', '=', MAJA).execute();

  beforeEach(async () => {
    at().clock.set(START);
    await db().deleteFrom('own_consents').execute();
  });

  it.each([
    ['15', '2010-10-21', 'NOT_NEEDED'],
    ['16', '2010-10-20', 'AWAITED'],
    ['17 y 364 d', '2008-10-21', 'AWAITED'],
  ] as const)('of %s, as a parent sees it, whose access stays', async (_, birthDate, state) => {
    await setBirth(birthDate);
    const dorota = await at().as('dorota.kowalczyk');
    expect(await dorota.ages.ownConsent({ patientId: MAJA })).toMatchObject({ state, isOwn: false });
    expect((await dorota.patients.list()).map(({ id }) => id)).toContain(MAJA);
    const given = dorota.ages.giveOwnConsent({ patientId: MAJA, version: '1' });
    await expectRefusal(given, 'NOT_FOUND');
  });

  it('is given from the child’s own account, to the text that was read, and not by others', async () => {
    await setBirth('2010-10-20');
    const link = { account_id: 'account-2005', patient_id: MAJA, role: 'PATIENT', link_state: 'C' } as const;
    const [first] = await db().selectFrom('account_patients').selectAll().limit(1).execute();
    if (!first) throw new Error('no link');
    await db()
      .insertInto('account_patients')
      .values({ ...first, ...link })
      .execute();
    const ewa = await at().as('ewa.dabrowska');
    await expectRefusal(ewa.ages.giveOwnConsent({ patientId: MAJA, version: '0' }), 'CONSENT_CHANGED');
    const given = await ewa.ages.giveOwnConsent({ patientId: MAJA, version: '1' });
    expect(given).toMatchObject({ state: 'GIVEN', isOwn: true, givenAt: START });
    at().clock.advance('PT1H');
    expect(await ewa.ages.giveOwnConsent({ patientId: MAJA, version: '1' })).toMatchObject({
      givenAt: START,
    });
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.ages.ownConsent({ patientId: MAJA }), 'NOT_FOUND');
    const own = jan.ages.giveOwnConsent({ patientId: 'patient-1001', version: '1' });
    await expectRefusal(own, 'NOT_ASKED');
  });

  it('is waited for by what is shared newly with partners; what is shared may be ended', async () => {
    const patientId = 'patient-1001';
    const before = await at().as('jan.nowak');
    const [open, shared] = [
      { patientId, documentId: 'result-4', docType: 'RES', systemName: 'AMMS' } as const,
      (await before.partners.sharedDocuments({ patientId })).find((one) => one.shared),
    ];
    const wasBorn = (birth_date: string) =>
      db().updateTable('patients').set({ birth_date }).where('id', '=', patientId).execute();
    await wasBorn('2010-10-20');
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.partners.shareDocument(open), 'OWN_CONSENT_AWAITED');
    if (!shared) throw new Error('nothing is shared');
    const { documentId, docType, systemName } = shared;
    const key = { patientId, documentId, docType, systemName };
    await jan.partners.changeSharing({ ...key, shared: false });
    await expectRefusal(jan.partners.changeSharing({ ...key, shared: true }), 'OWN_CONSENT_AWAITED');
    await jan.ages.giveOwnConsent({ patientId, version: '1' });
    await jan.partners.changeSharing({ ...key, shared: true });
    await wasBorn('1954-03-14');
  });
});
