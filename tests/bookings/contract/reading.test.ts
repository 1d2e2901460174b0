import { expect, it } from 'vitest';
import { NO_FILES } from '#tests/support/files.ts';
import { describeEachProvider, PASSWORD, START } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const EVERYTHING = { dateFrom: '2020-01-01', dateTo: '2028-12-31' };

describeEachProvider('reading', (at) => {
  it('shows guests the clinic, its catalogue and settings', async () => {
    const guest = at().guest();
    expect((await guest.settings.portal()).providerName).toBe('Przychodnia pod Lipami');
    expect((await guest.settings.application()).bookingsModule).toBe(true);
    expect(await guest.settings.installation()).toEqual({ phones: 'pl', region: 'PL' });
    expect((await guest.settings.links()).map(({ type }) => type)).toContain('H');
    expect(await guest.catalog.units()).toHaveLength(8);

    const entries = await guest.catalog.forBooking();
    expect(entries.find(({ availabilityId }) => availabilityId === 'ger-gorecka')).toMatchObject({
      medicalService: { code: 'GER', minBookDate: '2026-10-22' },
      forSelectedPatient: false,
      availabilityInModuleStatus: 'B',
    });
  });

  it('shows guests nothing else', async () => {
    const guest = at().guest();
    const calls = [
      guest.account.get(),
      guest.patients.list(),
      guest.bookings.list(EVERYTHING),
      guest.bookings.scheduledCount(),
      guest.bookings.get({ system: 'AMMS', id: 'booking-3001' }),
      guest.timeSlots.currentHold(),
      guest.catalog.forPatient({ patientId: 'patient-1001' }),
      guest.catalog.availabilitySettings({ timeSlotId: 'x', availabilityId: 'x' }),
    ];
    for (const call of calls) expect((await refusalOf(call)).code).toBe('UNAUTHORIZED');
  });

  it('lists the patients of an account: own, then wards, then children', async () => {
    const patients = await (await at().as('anna.kowalska')).patients.list();
    expect(patients.map(({ name, patientRole }) => [name, patientRole])).toEqual([
      ['Anna', 'PATIENT'],
      ['Helena', 'WARD'],
      ['Zofia', 'CHILD'],
    ]);
    expect(await (await at().as('ewa.dabrowska')).patients.list()).toEqual([]);
  });

  it('lists bookings of one patient or of all, oldest first, within local days', async () => {
    const jan = await at().as('jan.nowak');
    const all = await jan.bookings.list(EVERYTHING);
    expect(all).toHaveLength(10);
    expect(all.map(({ dateFrom }) => dateFrom)).toEqual(all.map(({ dateFrom }) => dateFrom).sort());
    expect(all.some(({ orderStatus }) => orderStatus === 'GTRE')).toBe(true);

    const [first] = all;
    const day = first?.dateFrom.slice(0, 10) ?? '';
    const ofDay = await jan.bookings.list({ patientId: 'patient-1001', dateFrom: day, dateTo: day });
    expect(ofDay.map(({ systemId }) => systemId)).toEqual([first?.systemId]);

    const ofAnna = await (await at().as('anna.kowalska')).bookings.list(EVERYTHING);
    expect(new Set(ofAnna.map(({ patient }) => patient.name))).toEqual(new Set(['Anna', 'Zofia', 'Helena']));
    expect(await (await at().as('ewa.dabrowska')).bookings.list(EVERYTHING)).toEqual([]);
  });

  it('shows an unconfirmed account only the bookings it made itself (A-53)', async () => {
    const piotr = await at().as('piotr.zielinski');
    const own = await piotr.bookings.list(EVERYTHING);
    expect(own.map(({ service }) => service.code)).toEqual(['UBEZP']);

    const [staffMade] = await at()
      .provider.db.selectFrom('bookings')
      .select('system_id')
      .where('patient_id', '=', 'patient-1005')
      .where('account_id', 'is', null)
      .execute();
    await expectRefusal(piotr.bookings.get({ system: 'AMMS', id: staffMade?.system_id ?? '' }), 'NOT_FOUND');
  });

  it('counts the effectively SCHEDULED bookings to come', async () => {
    expect(await (await at().as('jan.nowak')).bookings.scheduledCount()).toEqual({ value: 1 });
    expect(await (await at().as('anna.kowalska')).bookings.scheduledCount()).toEqual({ value: 4 });
    expect(await (await at().as('ewa.dabrowska')).bookings.scheduledCount()).toEqual({ value: 0 });
  });

  it('gives one booking with place, practitioner and preparation', async () => {
    const jan = await at().as('jan.nowak');
    const [first] = await jan.bookings.list(EVERYTHING);
    const booking = await jan.bookings.get({ system: 'AMMS', id: first?.systemId ?? '' });
    expect(booking).toEqual({ ...first, details: { ...NO_FILES, referralStatus: 'N' } });
    expect(booking.service.condition).toBeTruthy();
    expect(booking.organizationUnit.address.city).toBe('Lublin');
  });

  it('gives own and hospital declarations, the latter by type', async () => {
    const jan = await at().as('jan.nowak');
    const patientId = 'patient-1001';
    expect(await jan.declarations.forPatient({ patientId })).toMatchObject([
      { type: 'GP', state: 'SUBMITTED' },
    ]);
    const all = await jan.declarations.hospitalForPatient({ patientId });
    expect(all).toMatchObject([{ type: 'GP', stateExport: 'A' }]);
    expect(await jan.declarations.hospitalForPatient({ patientId, types: 'NURSE,MIDWIFE' })).toEqual([]);
    expect(await jan.declarations.hospitalForPatient({ patientId, types: 'GP,NURSE' })).toEqual(all);
  });

  it('says what may be booked here', async () => {
    const jan = await at().as('jan.nowak');
    const x = 'patient-1001';
    expect(await jan.bookings.possibility({ x })).toEqual({ possible: true });
    expect(await jan.bookings.possibility({ x, medicalServiceCode: 'INT' })).toEqual({ possible: true });
    expect(await jan.bookings.possibility({ x, medicalServiceCode: 'BLOK' })).toEqual({ possible: false });
    expect(await jan.bookings.possibility({ x, medicalServiceCode: 'TELE-INT' })).toEqual({
      possible: true,
    });
    await expectRefusal(jan.bookings.possibility({ x, medicalServiceCode: 'NONE' }), 'NOT_FOUND');
  });

  it.each([
    ['jan.nowak', 'patient-1001', ['GIN', 'PED']],
    ['anna.kowalska', 'patient-1002', ['GER', 'PED']],
    ['anna.kowalska', 'patient-1003', ['GER', 'TELE-INT']],
    ['anna.kowalska', 'patient-1004', ['PED']],
  ])(
    'marks in the catalogue of %s’s %s what age or gender forbid on every day',
    async (name, patientId, not) => {
      const entries = await (await at().as(name)).catalog.forPatient({ patientId });
      expect(entries).toHaveLength((await at().guest().catalog.forBooking()).length);
      const withheld = entries.filter(({ forSelectedPatient }) => !forSelectedPatient);
      expect([...new Set(withheld.map(({ medicalService }) => medicalService.code))].sort()).toEqual(not);
    },
  );

  it('counts the age on the days on which the entry can be booked', async () => {
    const { db } = at().provider;
    const patientId = 'patient-1002';
    const bornOn = (birth_date: string) =>
      db.updateTable('patients').set({ birth_date }).where('id', '=', patientId).execute();
    const isFor = async (birthDate: string, code: string) => {
      await bornOn(birthDate);
      const entries = await (await at().as('anna.kowalska')).catalog.forPatient({ patientId });
      return entries.find(({ medicalService }) => medicalService.code === code)?.forSelectedPatient;
    };
    // START is 20 October 2026, and what can be booked ends 13 months later.
    expect(await isFor('1962-11-20', 'GER')).toBe(true);
    expect(await isFor('1962-11-21', 'GER')).toBe(false);
    expect(await isFor('2008-10-21', 'PED')).toBe(true);
    expect(await isFor('2008-10-20', 'PED')).toBe(false);
    await bornOn('1985-07-26');
  });

  it('says that nothing may be booked for a patient whose record the staff has locked', async () => {
    const x = 'patient-1001';
    const ask = async (medicalServiceCode?: string) =>
      (await at().as('jan.nowak')).bookings.possibility({ x, medicalServiceCode });
    const { db } = at().provider;
    const lock = (since: number | null) =>
      db.updateTable('patients').set({ booking_locked_at: since }).where('id', '=', x).execute();
    await lock(Date.parse(START));
    expect(await ask()).toEqual({ possible: false });
    expect(await ask('INT')).toEqual({ possible: false });
    await lock(null);
    expect(await ask()).toEqual({ possible: true });
    expect(await ask('INT')).toEqual({ possible: true });
  });

  it('writes one audit entry for every read of a record', async () => {
    const { as, provider, withToken } = at();
    const stanislaw = await as('stanislaw.wojcik');
    const [booking] = await stanislaw.bookings.list(EVERYTHING);
    await stanislaw.bookings.get({ system: 'AMMS', id: booking?.systemId ?? '' });
    await withToken('no-such-token')
      .bookings.list(EVERYTHING)
      .catch(() => undefined);

    const entries = () =>
      provider.db
        .selectFrom('audit')
        .select(['account_id', 'action', 'object', 'request_id'])
        .where('patient_id', '=', 'patient-1007')
        .orderBy('action')
        .execute();
    const entry = { account_id: 'account-2006', request_id: 'test' };
    await expect.poll(entries).toEqual([
      { ...entry, action: 'bookings.get', object: booking?.systemId },
      { ...entry, action: 'bookings.list', object: null },
    ]);
  });

  it('no longer reaches a child that has come of age', async () => {
    const { clock, guest, withToken } = at();
    clock.set('2037-01-01T12:00:00Z');
    const { token } = await guest().account.signIn({ username: 'anna.kowalska', password: PASSWORD });
    const anna = withToken(token);
    expect((await anna.patients.list()).map(({ name }) => name)).toEqual(['Anna', 'Helena']);
    await expectRefusal(anna.declarations.forPatient({ patientId: 'patient-1003' }), 'NOT_FOUND');
    clock.set(START);
  });
});
