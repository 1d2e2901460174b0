import { expect, it } from 'vitest';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree, freeTimes, queryFor } from '#tests/support/slots.ts';

const JAN = 'patient-1001';
const MARIA = 'patient-1006';
const availabilityId = 'ubezp-lis' as const;

describeEachProvider('free times and holds', (at) => {
  const janFrom = async (from: string) => {
    const jan = await at().as('jan.nowak');
    return { jan, slot: await firstFree({ client: jan, patientId: JAN, availabilityId, from }) };
  };

  it('lists free times from now on, earliest first', async () => {
    const jan = await at().as('jan.nowak');
    const times = await freeTimes({
      client: jan,
      patientId: JAN,
      availabilityId,
      dateFrom: '2026-10-01',
      dateTo: '2026-11-30',
    });
    const starts = times.map(({ dateFrom }) => dateFrom);
    expect(starts.length).toBeGreaterThan(100);
    expect(starts).toEqual([...starts].sort());
    expect(starts.every((start) => start > START)).toBe(true);
    expect(starts.some((start) => start.startsWith('2026-11-11'))).toBe(false);

    const query = { ...queryFor[availabilityId], availabilityId, patientId: JAN, dateFrom: '2026-10-01' };
    expect((await jan.timeSlots.nearest(query)).timeSlot).toEqual(times[0]);
    const tooLate = { ...query, dateFrom: '2029-01-01' };
    expect(await jan.timeSlots.nearest(tooLate)).toEqual({});
  });

  it('knows no times of what is booked by phone or given now, and of a query that contradicts itself', async () => {
    const jan = await at().as('jan.nowak');
    const days = { patientId: JAN, dateFrom: '2026-11-02', dateTo: '2026-11-03' };
    const base = { ...queryFor[availabilityId], availabilityId, ...days };
    await expectRefusal(jan.timeSlots.list({ ...base, medicalServiceCode: 'INT' }), 'NOT_FOUND');
    await expectRefusal(jan.timeSlots.list({ ...base, employeeId: 'doctor-urban' }), 'NOT_FOUND');
    await expectRefusal(jan.timeSlots.list({ ...base, availabilityId: 'none' }), 'NOT_FOUND');
    const ofFamily = { ...base, organizationUnitId: 'unit-family' };
    const now = { ...ofFamily, medicalServiceCode: 'TELE-NOW', availabilityId: 'tele-now-duty' };
    await expectRefusal(jan.timeSlots.list(now), 'NOT_FOUND');
    const block = { timeSlotId: 'tele-now-duty_now', patientId: JAN };
    await expectRefusal(jan.timeSlots.block(block), 'NOT_FOUND');
    const remote = { ...ofFamily, medicalServiceCode: 'TELE-INT', availabilityId: 'tele-int-majewska' };
    await expect(jan.timeSlots.list(remote)).resolves.not.toHaveLength(0);
    const setModule = async (module_status: string) => {
      const { db } = at().provider;
      const entry = db.updateTable('availabilities').set({ module_status });
      await entry.where('id', '=', 'tele-int-majewska').execute();
      at().clock.advance('PT11S');
    };
    await setModule('N');
    await expectRefusal(jan.timeSlots.list(remote), 'NOT_FOUND');
    await setModule('T');
    at().clock.set(START);
    await expect(jan.timeSlots.list({ ...base, employeeId: 'doctor-lis' })).resolves.not.toHaveLength(0);
  });

  it('answers HIS_ERROR where the hospital system gives no times', async () => {
    const jan = await at().as('jan.nowak');
    const asked = { client: jan, patientId: JAN, availabilityId: 'his-lis' as const };
    await expectRefusal(freeTimes({ ...asked, dateFrom: '2026-11-02' }), 'HIS_ERROR');
    await expectRefusal(firstFree({ ...asked, from: '2026-11-02' }), 'HIS_ERROR');
  });

  it('holds a time for 15 minutes: others do not see it, the holder does', async () => {
    const { jan, slot } = await janFrom('2026-11-02');
    const maria = await at().as('maria.wisniewska');
    const hold = await jan.timeSlots.block({ timeSlotId: slot.id, patientId: JAN });
    expect(hold).toEqual({
      timeSlotId: slot.id,
      hisBookingId: hold.hisBookingId,
      patientId: JAN,
      until: '2026-10-20T06:15:00.000Z',
      extensionsLeft: 2,
    });
    expect(await jan.timeSlots.currentHold()).toEqual({ hold });

    const day = { availabilityId, dateFrom: '2026-11-02' } as const;
    const seenBy = async (client: typeof jan, patientId: string) =>
      (await freeTimes({ client, patientId, ...day })).map(({ id }) => id);
    expect(await seenBy(jan, JAN)).toContain(slot.id);
    expect(await seenBy(maria, MARIA)).not.toContain(slot.id);
    await expectRefusal(maria.timeSlots.block({ timeSlotId: slot.id, patientId: MARIA }), 'SLOT_TAKEN');

    await jan.timeSlots.releaseHold();
    expect(await jan.timeSlots.currentHold()).toEqual({});
    expect(await seenBy(maria, MARIA)).toContain(slot.id);
    expect(await jan.timeSlots.releaseHold()).toEqual({ released: true });
  });

  it('keeps one hold an account: a new one releases the old, a refused one leaves it', async () => {
    const { jan, slot } = await janFrom('2026-11-03');
    const dateFrom = slot.dateFrom.slice(0, 10);
    const times = await freeTimes({ client: jan, patientId: JAN, availabilityId, dateFrom });
    const other = times[1]?.id ?? '';
    const maria = await at().as('maria.wisniewska');
    await maria.timeSlots.block({ timeSlotId: slot.id, patientId: MARIA });
    await jan.timeSlots.block({ timeSlotId: other, patientId: JAN });
    await expectRefusal(jan.timeSlots.block({ timeSlotId: slot.id, patientId: JAN }), 'SLOT_TAKEN');
    expect((await jan.timeSlots.currentHold()).hold?.timeSlotId).toBe(other);

    await maria.timeSlots.block({ timeSlotId: times[2]?.id ?? '', patientId: MARIA });
    await jan.timeSlots.block({ timeSlotId: slot.id, patientId: JAN });
    expect((await jan.timeSlots.currentHold()).hold?.timeSlotId).toBe(slot.id);
  });

  it('extends a hold twice, a quarter of an hour each time', async () => {
    const { jan, slot } = await janFrom('2026-11-04');
    const { clock } = at();
    await jan.timeSlots.block({ timeSlotId: slot.id, patientId: JAN });
    clock.advance('PT10M');
    expect(await jan.timeSlots.extendHold()).toMatchObject({
      until: '2026-10-20T06:30:00.000Z',
      extensionsLeft: 1,
    });
    expect(await jan.timeSlots.extendHold()).toMatchObject({ extensionsLeft: 0 });
    await expectRefusal(jan.timeSlots.extendHold(), 'NO_EXTENSION_LEFT');
    clock.set(START);
  });

  it('ends a hold by itself, and lets others have the time', async () => {
    const { jan, slot } = await janFrom('2026-11-05');
    const { clock, as } = at();
    await jan.timeSlots.block({ timeSlotId: slot.id, patientId: JAN });
    clock.advance('PT15M');
    expect(await jan.timeSlots.currentHold()).toEqual({});
    await expectRefusal(jan.timeSlots.extendHold(), 'HOLD_EXPIRED');
    const maria = await as('maria.wisniewska');
    await expect(maria.timeSlots.block({ timeSlotId: slot.id, patientId: MARIA })).resolves.toBeDefined();
    clock.set(START);
  });

  it('gives a time by duty to each who is on duty, then no more', async () => {
    const { as } = at();
    const jan = await as('jan.nowak');
    const anna = await as('anna.kowalska');
    const day = { availabilityId: 'int-duty', dateFrom: '2026-11-06' } as const;
    const [time] = await freeTimes({ client: jan, patientId: JAN, ...day });
    const timeSlotId = time?.id ?? '';
    expect(time?.practitioner?.employee.id, 'who would serve it now').toMatch(/^doctor-/);

    const accounts = [jan, anna, await as('maria.wisniewska'), await as('stanislaw.wojcik')];
    const patients = [JAN, 'patient-1002', MARIA, 'patient-1007'];
    const held: string[] = [];
    for (const [index, client] of accounts.entries()) {
      const patientId = patients[index] ?? '';
      const isFree = (await freeTimes({ client, patientId, ...day })).some(({ id }) => id === timeSlotId);
      const placed = await client.timeSlots.block({ timeSlotId, patientId }).then(
        () => true,
        () => false,
      );
      expect(placed).toBe(isFree);
      if (placed) held.push(patientId);
    }
    const rows = await at().provider.db.selectFrom('slot_holds').select('practitioner_id').execute();
    expect(new Set(rows.map((row) => row.practitioner_id)).size).toBe(rows.length);
    expect(held.length).toBeGreaterThan(0);
    for (const client of accounts) await client.timeSlots.releaseHold();
  });

  it('tells by duty who serves a time now: whoever then holds it is served by that one', async () => {
    const jan = await at().as('jan.nowak');
    const maria = await at().as('maria.wisniewska');
    const day = { availabilityId: 'int-duty', dateFrom: '2026-11-06' } as const;
    const timeFor = async (client: typeof jan, patientId: string, id: string) =>
      (await freeTimes({ client, patientId, ...day })).find((time) => time.id === id);
    const times = await freeTimes({ client: jan, patientId: JAN, ...day });
    const servedBy = async () =>
      (await at().provider.db.selectFrom('slot_holds').select('practitioner_id').execute()).map(
        (row) => row.practitioner_id,
      );

    for (const { id, practitioner } of times.slice(0, 12)) {
      await jan.timeSlots.block({ timeSlotId: id, patientId: JAN });
      expect(await servedBy()).toEqual([practitioner?.employee.id]);
      const other = await timeFor(maria, MARIA, id);
      expect(other?.practitioner?.employee.id).not.toBe(practitioner?.employee.id);
    }
    await jan.timeSlots.releaseHold();
  });

  it('names as the nearest a time at which the patient is free, or may have two visits', async () => {
    const jan = await at().as('jan.nowak');
    const { db } = at().provider;
    const visit = { system: 'AMMS', id: 'booking-3001' };
    const before = await jan.bookings.get(visit);
    const lies = (span: { dateFrom: string; dateTo: string }) =>
      db
        .updateTable('bookings')
        .set({ starts_at: Date.parse(span.dateFrom), ends_at: Date.parse(span.dateTo) })
        .where('system_id', '=', visit.id)
        .execute();
    const nearestOf = async (id: 'ubezp-lis' | 'limit-pawlak', hisBookingId?: string) => {
      const query = { ...queryFor[id], availabilityId: id, patientId: JAN, dateFrom: '2026-11-02' };
      return (await jan.timeSlots.nearest({ ...query, hisBookingId })).timeSlot;
    };
    const time = await nearestOf('ubezp-lis');
    const vaccination = await nearestOf('limit-pawlak');
    if (!time || !vaccination) throw new Error('no free times');

    await lies({ dateFrom: time.dateFrom, dateTo: new Date(Date.parse(time.dateTo) + 1).toISOString() });
    const later = await nearestOf('ubezp-lis');
    expect(Date.parse(later?.dateFrom ?? '')).toBeGreaterThan(Date.parse(time.dateTo));
    expect(await nearestOf('ubezp-lis', visit.id), 'the visit itself is moved').toEqual(time);
    const listed = await freeTimes({
      client: jan,
      patientId: JAN,
      availabilityId,
      dateFrom: time.dateFrom.slice(0, 10),
    });
    expect(listed, 'it stays in the list').toContainEqual(time);

    await lies(vaccination);
    expect(await nearestOf('limit-pawlak')).toEqual(vaccination);
    await lies(before);
    expect(await nearestOf('ubezp-lis')).toEqual(time);
  });

  it.each([
    ['201', 'jan.nowak', JAN, 'kontr-lis'],
    ['203', 'anna.kowalska', 'patient-1002', 'kontr-lis'],
    ['204', 'jan.nowak', JAN, 'kontr-gorecka'],
    ['202', 'anna.kowalska', 'patient-1004', 'reha-jaworski'],
    ['102', 'anna.kowalska', 'patient-1002', 'ger-gorecka'],
  ] as const)('names as the nearest no time that %s refuses', async (code, username, patientId, id) => {
    const client = await at().as(username);
    const query = { ...queryFor[id], availabilityId: id, patientId };
    const [earliest] = await client.timeSlots.list({
      ...query,
      dateFrom: '2026-11-02',
      dateTo: '2026-11-13',
    });
    const codesAt = async (x: string | undefined) => {
      if (x === undefined) return [];
      const { errors } = await client.bookings.prebooking({ x, patientId, availabilityId: id });
      return errors.map((error) => error.code);
    };
    expect(await codesAt(earliest?.id), 'it is listed, and refused').toContain(code);
    const { timeSlot } = await client.timeSlots.nearest({ ...query, dateFrom: '2026-11-02' });
    expect(await codesAt(timeSlot?.id)).not.toContain(code);
    if (code === '201') expect(timeSlot, 'it is free again after some days').toBeDefined();
    else expect(timeSlot).toBeUndefined();
  });

  it('refuses times that are past, malformed, outside the hours or not to be held', async () => {
    const { as, clock } = at();
    const jan = await as('jan.nowak');
    const block = (timeSlotId: string) => jan.timeSlots.block({ timeSlotId, patientId: JAN });
    const duty = { client: jan, patientId: JAN, availabilityId: 'int-duty' } as const;
    const today = await firstFree({ ...duty, from: '2026-10-20' });
    clock.set(today.dateFrom);
    await expectRefusal(block(today.id), 'SLOT_PAST');
    clock.set(START);

    const none = ['x', 'ubezp-lis_20261332T0700', 'ubezp-lis_20261103T0301', 'none_20261103T0900'];
    for (const id of none) await expectRefusal(block(id), 'NOT_FOUND');
    const locked = await firstFree({
      client: jan,
      patientId: JAN,
      availabilityId: 'blok-gorecka',
      from: '2026-11-02',
    });
    await expectRefusal(block(locked.id), 'NOT_FOUND');
  });
});
