import { expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree, freeTimes, type TestAvailability } from '#tests/support/slots.ts';

const JAN = 'patient-1001';
const ANNA = 'patient-1002';

describeEachProvider(
  'making and canceling a booking',
  (at) => {
    /** Holds the first free time from that day on, as the wizard does. */
    const held = async ({
      username = 'jan.nowak',
      patientId = JAN,
      availabilityId,
      from,
    }: {
      username?: string;
      patientId?: string;
      availabilityId: TestAvailability;
      from: string;
    }) => {
      const client = await at().as(username);
      const slot = await firstFree({ client, patientId, availabilityId, from });
      await client.timeSlots.block({ timeSlotId: slot.id, patientId });
      return { client, slot, order: { timeSlotId: slot.id, patientId, availabilityId } };
    };

    it('books the held time: booking, end of the hold, audit and mail at once', async () => {
      const { client, slot, order } = await held({ availabilityId: 'int-sikora', from: '2026-11-02' });
      const booking = await client.bookings.make(order);
      expect(booking).toMatchObject({
        system: 'AMMS',
        status: 'SCHEDULED',
        patient: { id: JAN },
        service: { code: 'INT' },
        practitioner: { employee: { id: 'doctor-sikora' } },
        dateFrom: slot.dateFrom,
        dateTo: slot.dateTo,
      });
      expect(await client.bookings.get({ system: 'AMMS', id: booking.systemId })).toEqual(booking);
      expect(await client.timeSlots.currentHold()).toEqual({});
      await expectRefusal(client.timeSlots.block({ timeSlotId: slot.id, patientId: JAN }), 'SLOT_TAKEN');

      const { db } = at().provider;
      const audit = db.selectFrom('audit').selectAll().where('object', '=', booking.systemId);
      expect(await audit.where('action', '=', 'bookings.make').execute()).toMatchObject([
        { account_id: 'account-2001', patient_id: JAN },
      ]);
      const mails = await db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', 'jan.nowak@example.com')
        .execute();
      expect(mails).toMatchObject([
        { channel: 'EMAIL', link: `https://portal.example/bookings/AMMS/${booking.systemId}` },
      ]);
      expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/internist|Sikora|Poradnia|lekarz/i);
    });

    it('writes to whom the account is, in its language', async () => {
      const { client, order } = await held({
        username: 'oleksandr.kovalenko',
        patientId: 'patient-1008',
        availabilityId: 'limit-pawlak',
        from: '2026-11-02',
      });
      await client.bookings.make(order);
      const [mail] = await at()
        .provider.db.selectFrom('outbox')
        .selectAll()
        .where('recipient', 'like', 'oleksandr%')
        .execute();
      const { settings } = await client.account.get();
      expect(mail?.subject).toMatch(
        settings.language === 'en' ? /^Booking accepted/ : /^Wizyta zarezerwowana/,
      );
    });

    it('needs a live hold of this time for this patient', async () => {
      const { client, slot, order } = await held({ availabilityId: 'int-sikora', from: '2026-11-03' });
      const others = await freeTimes({
        client,
        patientId: JAN,
        availabilityId: 'int-sikora',
        dateFrom: slot.dateFrom.slice(0, 10),
      });
      const other = others.find(({ id }) => id !== slot.id);
      await expectRefusal(
        client.bookings.make({ ...order, timeSlotId: other?.id ?? 'none' }),
        'HOLD_EXPIRED',
      );

      at().clock.advance('PT15M');
      await expectRefusal(client.bookings.make(order), 'HOLD_EXPIRED');
      at().clock.set(START);
    });

    it('leaves the decision on a slot to the store', async () => {
      const { client, slot, order } = await held({ availabilityId: 'int-sikora', from: '2026-11-04' });
      const { db } = at().provider;
      const model = await db
        .selectFrom('bookings')
        .selectAll()
        .where('system_id', '=', 'booking-3001')
        .executeTakeFirstOrThrow();
      const startsAt = Date.parse(slot.dateFrom);
      await db
        .insertInto('bookings')
        .values({
          ...model,
          system_id: 'by-staff',
          patient_id: 'patient-1006',
          practitioner_id: 'doctor-sikora',
          starts_at: startsAt,
          ends_at: Date.parse(slot.dateTo),
        })
        .execute();
      await expectRefusal(client.bookings.make(order), 'SLOT_TAKEN');
      expect(await client.timeSlots.currentHold()).toEqual({});
      const bookings = await client.bookings.list({ dateFrom: '2026-11-04', dateTo: '2026-11-04' });
      expect(bookings.some(({ dateFrom }) => dateFrom === slot.dateFrom)).toBe(false);
    });

    it('refuses a visit beside another, unless the service allows it', async () => {
      const first = await held({ availabilityId: 'int-sikora', from: '2026-11-13' });
      await first.client.bookings.make(first.order);
      const day = first.slot.dateFrom.slice(0, 10);
      const beside = await freeTimes({
        client: first.client,
        patientId: JAN,
        availabilityId: 'int-duty',
        dateFrom: day,
      });
      const same = beside.find(({ dateFrom }) => dateFrom === first.slot.dateFrom);
      const order = { timeSlotId: same?.id ?? '', patientId: JAN, availabilityId: 'int-duty' };
      await first.client.timeSlots.block(order);
      await expectRefusal(first.client.bookings.make(order), 'PARALLEL_BOOKING');

      const from = localMinute(first.slot.dateFrom);
      const to = localMinute(first.slot.dateTo);
      const ask = (dateFrom: string, dateTo: string) =>
        first.client.bookings.firstForPatient({ patientId: JAN, dateFrom, dateTo });
      expect((await ask(from, to)).booking?.dateFrom).toBe(first.slot.dateFrom);
      expect((await ask(to, `${day} 23:59`)).booking).toBeUndefined();
      await expect(ask('2026-02-30 10:00', to)).rejects.toMatchObject({ code: 'BAD_REQUEST' });

      const allowed = { client: first.client, patientId: JAN, availabilityId: 'limit-pawlak' } as const;
      const injection = await freeTimes({ ...allowed, dateFrom: day }).then((times) =>
        times.find(({ dateFrom, dateTo }) => dateFrom < first.slot.dateTo && dateTo > first.slot.dateFrom),
      );
      const parallel = { timeSlotId: injection?.id ?? '', patientId: JAN, availabilityId: 'limit-pawlak' };
      await first.client.timeSlots.block(parallel);
      await expect(first.client.bookings.make(parallel)).resolves.toMatchObject({ status: 'SCHEDULED' });
    });

    it('asks for the declaration of choice that the service needs', async () => {
      const { client, order } = await held({
        username: 'piotr.zielinski',
        patientId: 'patient-1005',
        availabilityId: 'int-sikora',
        from: '2026-11-10',
      });
      await expectRefusal(client.bookings.make(order), 'DECLARATION_REQUIRED', { declarationType: 'L' });
    });

    it('checks the patient again, and says every reason', async () => {
      const { client, order } = await held({ availabilityId: 'gin-rutkowska', from: '2026-11-09' });
      const errors = [{ code: '101' }];
      const { timeSlotId: x, patientId, availabilityId } = order;
      expect(await client.bookings.prebooking({ x, patientId, availabilityId })).toEqual({ errors });
      await expectRefusal(client.bookings.make(order), 'BOOKING_VALIDATION', { errors });

      const young = { username: 'anna.kowalska', patientId: ANNA, availabilityId: 'ger-gorecka' } as const;
      const anna = await held({ ...young, from: '2026-11-09' });
      await expectRefusal(anna.client.bookings.make(anna.order), 'BOOKING_VALIDATION', {
        errors: [{ code: '102', params: { age: 65 } }],
      });
    });

    it('makes no booking that only the staff makes, the hospital refuses, or nobody knows', async () => {
      const jan = await at().as('jan.nowak');
      const base = { patientId: JAN };
      const locked = await firstFree({
        client: jan,
        ...base,
        availabilityId: 'blok-gorecka',
        from: '2026-11-09',
      });
      const order = { ...base, timeSlotId: locked.id, availabilityId: 'blok-gorecka' };
      await expectRefusal(jan.bookings.make(order), 'NOT_POSSIBLE');

      const hospital = { ...base, timeSlotId: 'his-lis_20261109T0900', availabilityId: 'his-lis' };
      const time = await firstFree({ client: jan, ...base, availabilityId: 'ubezp-lis', from: '2026-11-09' });
      const timeSlotId = time.id.replace('ubezp', 'his');
      await expectRefusal(jan.bookings.make({ ...hospital, timeSlotId }), 'HIS_ERROR');
      await expectRefusal(jan.bookings.make({ ...order, timeSlotId: 'x_1' }), 'NOT_FOUND');
      await expectRefusal(jan.bookings.make({ ...order, availabilityId: 'int-duty' }), 'NOT_FOUND');
    });

    it('makes no booking for a patient whose record the staff has locked, until it takes the lock off', async () => {
      const { order } = await held({ availabilityId: 'int-sikora', from: '2026-11-24' });
      const make = async () => (await at().as('jan.nowak')).bookings.make(order);
      const { db } = at().provider;
      const lock = (since: number | null) =>
        db.updateTable('patients').set({ booking_locked_at: since }).where('id', '=', JAN).execute();
      await lock(Date.parse(START));
      await expectRefusal(make(), 'NOT_POSSIBLE');
      await lock(null);
      await expect(make()).resolves.toMatchObject({ status: 'SCHEDULED' });
    });

    it('cancels until the start, once, and frees the time', async () => {
      const { client, slot, order } = await held({ availabilityId: 'int-sikora', from: '2026-11-16' });
      const { system, systemId: id } = await client.bookings.make(order);
      expect((await client.bookings.cancel({ system, id })).status).toBe('CANCELED');
      expect((await client.bookings.get({ system, id })).status).toBe('CANCELED');
      await expectRefusal(client.bookings.cancel({ system, id }), 'CONFLICT', { errorCode: 'WRONG_STATUS' });
      await expect(client.timeSlots.block({ timeSlotId: slot.id, patientId: JAN })).resolves.toBeDefined();

      const { bookings } = await at().as('jan.nowak');
      const list = await bookings.list({ patientId: JAN, dateFrom: '2026-01-01', dateTo: '2026-12-31' });
      const past = list.find(({ status, dateFrom }) => status === 'SCHEDULED' && dateFrom < START);
      const refused = bookings.cancel({ system, id: past?.systemId ?? '' });
      await expectRefusal(refused, 'CONFLICT', { errorCode: 'TOO_LATE' });
      const registered = list.find(({ orderStatus }) => orderStatus === 'GTRE');
      const canceled = await bookings.cancel({ system, id: registered?.systemId ?? '' });
      expect(canceled.status).toBe('CANCELED');
    });

    it('tells of a cancellation by mail: when, and nothing of what for (S-45)', async () => {
      const { provider } = at();
      const { client, order } = await held({ availabilityId: 'int-sikora', from: '2026-11-23' });
      const { system, systemId: id, service, organizationUnit } = await client.bookings.make(order);
      await provider.db.deleteFrom('outbox').execute();
      await client.bookings.cancel({ system, id });
      const mails = await provider.db.selectFrom('outbox').selectAll().execute();
      expect(mails).toMatchObject([
        {
          channel: 'EMAIL',
          subject: expect.stringMatching(
            /^Wizyta odwołana: poniedziałek 23 listopada 2026, \d\d:\d\d$/,
          ) as unknown,
          link: `https://portal.example/bookings/${system}/${id}`,
        },
      ]);
      for (const word of [service.name, organizationUnit.name]) expect(mails[0]?.text).not.toContain(word);

      await client.bookings.cancel({ system, id }).catch(() => undefined);
      expect(await provider.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    });
  },
  { limits: ROOMY },
);

const WARSAW = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});
const localMinute = (instant: string) => WARSAW.format(new Date(instant));
