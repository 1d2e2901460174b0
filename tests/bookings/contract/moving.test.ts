import { expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree, freeTimes, type TestAvailability } from '#tests/support/slots.ts';

const JAN = 'patient-1001';
const ANNA = 'patient-1002';

describeEachProvider(
  'moving a booking',
  (at) => {
    type Wish = { username?: string; patientId?: string; availabilityId: TestAvailability; from: string };

    /** Holds the first free time from that day on, as the wizard does. */
    const held = async ({ username = 'jan.nowak', patientId = JAN, availabilityId, from }: Wish) => {
      const client = await at().as(username);
      const slot = await firstFree({ client, patientId, availabilityId, from });
      await client.timeSlots.block({ timeSlotId: slot.id, patientId });
      return { client, slot, order: { timeSlotId: slot.id, patientId, availabilityId } };
    };
    const booked = async (wish: Wish) => {
      const { client, order } = await held(wish);
      return client.bookings.make(order);
    };
    const isFree = async (wish: Wish, dateFrom: string) => {
      const { username = 'maria.wisniewska', availabilityId } = wish;
      const client = await at().as(username);
      const [patient] = await client.patients.list();
      const day = dateFrom.slice(0, 10);
      const times = await freeTimes({ client, patientId: patient?.id ?? '', availabilityId, dateFrom: day });
      return times.some((time) => time.dateFrom === dateFrom);
    };

    const UBEZP = { availabilityId: 'ubezp-lis' } as const;

    it('gives up the old time with taking the new one: same booking, end of the hold, audit and mail', async () => {
      const old = await booked({ ...UBEZP, from: '2026-11-02' });
      const { client, slot, order } = await held({ ...UBEZP, from: '2026-11-03' });
      const moved = await client.bookings.modify({ ...order, hisBookingId: old.systemId });

      expect(moved).toEqual({
        ...old,
        dateFrom: slot.dateFrom,
        dateTo: slot.dateTo,
        sequence: old.sequence + 1,
      });
      expect(await client.bookings.get({ system: 'AMMS', id: old.systemId })).toEqual(moved);
      expect(await client.timeSlots.currentHold()).toEqual({});
      expect(await isFree({ ...UBEZP, from: '' }, old.dateFrom)).toBe(true);
      expect(await isFree({ ...UBEZP, from: '' }, slot.dateFrom)).toBe(false);

      const { db } = at().provider;
      const audit = db.selectFrom('audit').selectAll().where('object', '=', old.systemId);
      expect(await audit.where('action', '=', 'bookings.modify').execute()).toMatchObject([
        { account_id: 'account-2001', patient_id: JAN },
      ]);
      const [mail, ...more] = await db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', 'jan.nowak@example.com')
        .where('subject', 'like', 'Wizyta przełożona: %')
        .execute();
      expect(more).toEqual([]);
      expect(mail?.subject).toContain(inWords(slot.dateFrom));
      expect(mail?.text).toContain(inWords(old.dateFrom));
      expect(mail?.link).toBe(`https://portal.example/bookings/AMMS/${old.systemId}`);
      expect(mail?.text).not.toContain('/bookings/confirm/');
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/ubezpiecz|\bLis\b|Poradnia|lekarz|\{\{/);
    });

    it('moves nothing of a patient whose record the staff has locked', async () => {
      const old = await booked({ ...UBEZP, from: '2026-11-04' });
      const { order } = await held({ ...UBEZP, from: '2026-11-05' });
      const { db } = at().provider;
      const lock = (since: number | null) =>
        db.updateTable('patients').set({ booking_locked_at: since }).where('id', '=', JAN).execute();
      await lock(Date.parse(START));
      const client = await at().as('jan.nowak');
      await expectRefusal(client.bookings.modify({ ...order, hisBookingId: old.systemId }), 'NOT_POSSIBLE');
      await lock(null);
      expect(await client.bookings.get({ system: 'AMMS', id: old.systemId })).toEqual(old);
    });

    it('leads to the confirmation too, while that is awaited of a visit that the staff made', async () => {
      const { db } = at().provider;
      const wish = { username: 'stanislaw.wojcik', patientId: 'patient-1007' } as const;
      const { client, order } = await held({ ...wish, availabilityId: 'tel-sikora', from: '2026-11-04' });
      const listed = await client.bookings.list({ dateFrom: '2026-10-01', dateTo: '2026-12-31' });
      const systemId = listed.find((one) => one.confirmationAwaited)?.systemId ?? '';
      await client.bookings.modify({ ...order, hisBookingId: systemId });

      const { text } = await db
        .selectFrom('outbox')
        .selectAll()
        .where('link', '=', `https://portal.example/bookings/AMMS/${systemId}`)
        .executeTakeFirstOrThrow();
      const confirmLink = `https://portal.example/bookings/confirm/AMMS/${systemId}`;
      expect(text).toContain(`po zalogowaniu:\n${confirmLink}\n\nSzczegóły `);
      expect(text).not.toMatch(/\{\{|null/);
    });

    it('carries what a new booking does; what it does not carry stays as it was given', async () => {
      const asked = (prescriptionVisitReason: string) => ({
        bookingPrescription: { prescriptionVisitReason, bookingPrescriptionDrugs: [{ name: 'Magnez' }] },
      });
      const rec = { availabilityId: 'rec-bielecka' } as const;
      const first = await held({ ...rec, from: '2026-11-16' });
      const old = await first.client.bookings.make({ ...first.order, ...asked('stałe leki') });
      const { client, order } = await held({ ...rec, from: '2026-11-17' });
      const move = { ...order, hisBookingId: old.systemId };
      expect(await client.bookings.modify(move)).toMatchObject(asked('stałe leki'));

      const again = await held({ ...rec, from: '2026-11-18' });
      const moved = await client.bookings.modify({ ...move, ...again.order, ...asked('nowe leki') });
      expect(moved).toMatchObject(asked('nowe leki'));
    });

    it('keeps the old time when the new one is not held, or no longer', async () => {
      const old = await booked({ ...UBEZP, from: '2026-11-04' });
      const { client, order } = await held({ ...UBEZP, from: '2026-11-05' });
      const move = { ...order, hisBookingId: old.systemId };
      at().clock.advance('PT15M');
      await expectRefusal(client.bookings.modify(move), 'HOLD_EXPIRED');
      at().clock.set(START);
      await client.timeSlots.releaseHold();
      await expectRefusal(client.bookings.modify(move), 'HOLD_EXPIRED');
      expect(await client.bookings.get({ system: 'AMMS', id: old.systemId })).toEqual(old);
      expect(await isFree({ ...UBEZP, from: '' }, old.dateFrom)).toBe(false);
    });

    it('keeps the old time when the store gives the new one to somebody else', async () => {
      const old = await booked({ ...UBEZP, from: '2026-11-06' });
      const { client, slot, order } = await held({ ...UBEZP, from: '2026-11-09' });
      const { db } = at().provider;
      const row = db.selectFrom('bookings').selectAll().where('system_id', '=', old.systemId);
      await db
        .insertInto('bookings')
        .values({
          ...(await row.executeTakeFirstOrThrow()),
          system_id: 'by-staff',
          patient_id: 'patient-1006',
          starts_at: Date.parse(slot.dateFrom),
          ends_at: Date.parse(slot.dateTo),
        })
        .execute();
      await expectRefusal(client.bookings.modify({ ...order, hisBookingId: old.systemId }), 'SLOT_TAKEN');
      expect(await client.timeSlots.currentHold()).toEqual({});
      expect(await client.bookings.get({ system: 'AMMS', id: old.systemId })).toEqual(old);
    });

    it('is done once, however often it is asked for', async () => {
      const old = await booked({ ...UBEZP, from: '2026-11-10' });
      const { client, order } = await held({ ...UBEZP, from: '2026-11-12' });
      const move = { ...order, hisBookingId: old.systemId };
      const answers = await Promise.allSettled([
        client.bookings.modify(move),
        client.bookings.modify(move),
        client.bookings.modify(move),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expectRefusal(client.bookings.modify(move), 'HOLD_EXPIRED');
      const now = await client.bookings.get({ system: 'AMMS', id: old.systemId });
      expect(now.sequence).toBe(old.sequence + 1);
    });

    it('two who want the same time: one moves, the other keeps the old time', async () => {
      const anna = { ...UBEZP, username: 'anna.kowalska', patientId: ANNA };
      const movers = [
        {
          client: await at().as('jan.nowak'),
          patientId: JAN,
          old: await booked({ ...UBEZP, from: '2026-11-13' }),
        },
        {
          client: await at().as('anna.kowalska'),
          patientId: ANNA,
          old: await booked({ ...anna, from: '2026-11-16' }),
        },
      ];
      const wanted = await firstFree({
        ...UBEZP,
        client: movers[0]!.client,
        patientId: JAN,
        from: '2026-11-17',
      });
      const outcomes = await Promise.all(
        movers.map(async ({ client, patientId, old }) => {
          const order = { timeSlotId: wanted.id, patientId, availabilityId: UBEZP.availabilityId };
          const isMoved = await client.timeSlots
            .block(order)
            .then(() => client.bookings.modify({ ...order, hisBookingId: old.systemId }))
            .then(
              () => true,
              () => false,
            );
          const { dateFrom } = await client.bookings.get({ system: 'AMMS', id: old.systemId });
          expect(dateFrom).toBe(isMoved ? wanted.dateFrom : old.dateFrom);
          return isMoved;
        }),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });

    it('against a cancellation at the same moment: the booking is canceled, and both times are free', async () => {
      for (const [from, to] of [
        ['2026-11-18', '2026-11-23'],
        ['2026-11-19', '2026-11-24'],
        ['2026-11-20', '2026-11-25'],
      ] as const) {
        const old = await booked({ ...UBEZP, from });
        const { client, slot, order } = await held({ ...UBEZP, from: to });
        const key = { system: 'AMMS', id: old.systemId };
        const [moved, canceled] = await Promise.allSettled([
          client.bookings.modify({ ...order, hisBookingId: old.systemId }),
          client.bookings.cancel(key),
        ]);
        expect(canceled.status).toBe('fulfilled');
        if (moved.status === 'rejected') expect(moved.reason).toMatchObject({ code: 'CONFLICT' });
        const now = await client.bookings.get(key);
        expect(now).toMatchObject({ status: 'CANCELED', sequence: moved.status === 'fulfilled' ? 2 : 1 });
        await client.timeSlots.releaseHold();
        expect(await isFree({ ...UBEZP, from: '' }, old.dateFrom)).toBe(true);
        expect(await isFree({ ...UBEZP, from: '' }, slot.dateFrom)).toBe(true);
      }
    });

    it('only what is SCHEDULED and ahead can be moved', async () => {
      const { client, order } = await held({ ...UBEZP, from: '2026-11-26' });
      const { db } = at().provider;
      const asked = (hisBookingId: string) => client.bookings.modify({ ...order, hisBookingId });
      const old = await db
        .selectFrom('bookings')
        .selectAll()
        .where('system_id', '=', 'booking-3001')
        .executeTakeFirstOrThrow();
      const copy = async (system_id: string, changed: Partial<typeof old>) => {
        const starts_at = Date.parse(START) + 30 * 60_000;
        const place = { availability_id: 'ubezp-lis', service_code: 'UBEZP', unit_id: 'unit-specialists' };
        const times = { starts_at, ends_at: starts_at + 1 };
        await db
          .insertInto('bookings')
          .values({ ...old, ...place, ...times, system_id, practitioner_id: 'doctor-lis', ...changed })
          .execute();
        return asked(system_id);
      };
      await expectRefusal(copy('m-1', { order_status: 'GTRE' }), 'CONFLICT', { errorCode: 'WRONG_STATUS' });
      await expectRefusal(copy('m-2', { status: 'CANCELED' }), 'CONFLICT', { errorCode: 'WRONG_STATUS' });
      const past = Date.parse(START) - 60_000;
      await expectRefusal(copy('m-3', { starts_at: past }), 'CONFLICT', { errorCode: 'TOO_LATE' });
      await db.deleteFrom('bookings').where('system_id', 'like', 'm-%').execute();
    });

    it('stays within the booking’s patient, service and unit', async () => {
      const old = await booked({ ...UBEZP, from: '2026-11-30' });
      const { client, order } = await held({ ...UBEZP, from: '2026-12-01' });
      const hisBookingId = old.systemId;
      await expectRefusal(client.bookings.modify({ ...order, hisBookingId, patientId: ANNA }), 'NOT_FOUND');

      const other = await held({ availabilityId: 'ger-gorecka', from: '2026-12-01' });
      await expectRefusal(client.bookings.modify({ ...other.order, hisBookingId }), 'NOT_FOUND');

      const { db } = at().provider;
      const inUnit = (unit_id: string) =>
        db.updateTable('bookings').set({ unit_id }).where('system_id', '=', hisBookingId).execute();
      await inUnit('unit-women');
      await expectRefusal(client.bookings.modify({ ...order, hisBookingId }), 'UNIT_UNAVAILABLE');
      await inUnit('unit-specialists');
    });

    it('does not count the booking itself: beside it, within the interval, among the most that there may be', async () => {
      const old = await booked({ availabilityId: 'int-sikora', from: '2026-12-02' });
      const { client, order } = await held({ availabilityId: 'int-duty', from: old.dateFrom.slice(0, 10) });
      const hisBookingId = old.systemId;
      const day = old.dateFrom.slice(0, 10);
      const beside = await freeTimes({ client, patientId: JAN, availabilityId: 'int-duty', dateFrom: day });
      const same = beside.find(({ dateFrom }) => dateFrom === old.dateFrom);
      const parallel = { ...order, timeSlotId: same?.id ?? '' };
      await client.timeSlots.block(parallel);
      await expectRefusal(client.bookings.make(parallel), 'PARALLEL_BOOKING');
      const period = { patientId: JAN, dateFrom: `${day} 00:00`, dateTo: `${day} 23:59` };
      expect((await client.bookings.firstForPatient(period)).booking?.systemId).toBe(hisBookingId);
      expect(await client.bookings.firstForPatient({ ...period, hisBookingId })).toEqual({});
      expect((await client.bookings.modify({ ...parallel, hisBookingId })).dateFrom).toBe(old.dateFrom);

      const anna = await at().as('anna.kowalska');
      const list = await anna.bookings.list({
        patientId: ANNA,
        dateFrom: '2026-10-20',
        dateTo: '2026-11-20',
      });
      const rehabilitation = list.find(({ service }) => service.code === 'REHA');
      const reha = {
        medicalServiceCode: 'REHA',
        organizationUnitId: 'unit-physiotherapy',
        availabilityId: rehabilitation?.availabilityId ?? '',
        patientId: ANNA,
      };
      const { timeSlot } = await anna.timeSlots.nearest({ ...reha, dateFrom: '2026-11-02' });
      const asked = { x: timeSlot?.id ?? '', patientId: ANNA, availabilityId: reha.availabilityId };
      expect(await anna.bookings.prebooking(asked)).toEqual({
        errors: [{ code: '205', params: { count: 2 } }],
      });
      const moving = { ...asked, hisBookingId: rehabilitation?.systemId ?? '' };
      expect(await anna.bookings.prebooking(moving)).toEqual({ errors: [] });
      const { x: timeSlotId, ...move } = moving;
      await anna.timeSlots.block({ timeSlotId, patientId: ANNA });
      expect((await anna.bookings.modify({ ...move, timeSlotId })).dateFrom).toBe(timeSlot?.dateFrom);
    });

    it('a cancellation makes the sequence grow, too', async () => {
      const { system, systemId: id, sequence } = await booked({ ...UBEZP, from: '2026-12-07' });
      const client = await at().as('jan.nowak');
      expect((await client.bookings.cancel({ system, id })).sequence).toBe(sequence + 1);
      expect((await client.bookings.get({ system, id })).sequence).toBe(sequence + 1);
    });
  },
  { limits: ROOMY },
);

/** "środa 4 listopada 2026", without the comma of Intl. */
const inWords = (instant: string) =>
  new Intl.DateTimeFormat('pl-PL', { dateStyle: 'full', timeZone: 'Europe/Warsaw' })
    .format(new Date(instant))
    .replace(',', '');
