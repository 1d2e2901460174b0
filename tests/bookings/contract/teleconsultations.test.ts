import { expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachProvider, START, type TestProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { freeTimes } from '#tests/support/slots.ts';
import {
  ANNA,
  askedNow,
  booked,
  caseOf,
  DRAFT,
  HELENA,
  held,
  JAN,
  moving,
  planned,
  registering,
} from './teleconsultation-scene.ts';

const UNKNOWN = 'none';

const rowsOf = async ({ provider: { db } }: TestProvider, id: string) => {
  const consultation = await db
    .selectFrom('teleconsultations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const booking = await db
    .selectFrom('bookings')
    .selectAll()
    .where('system_id', '=', consultation.system_id)
    .executeTakeFirstOrThrow();
  return { consultation, booking };
};

const countOf = async ({ provider: { db } }: TestProvider) => {
  const { count } = await db
    .selectFrom('teleconsultations')
    .select(db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

describeEachProvider(
  'teleconsultations',
  (at) => {
    it('are listed for guests and patients, planned ones apart from those given now', async () => {
      const guest = at().guest();
      const jan = await at().as('jan.nowak');
      const anna = await at().as('anna.kowalska');
      const all = await guest.teleconsultationCatalog.planned({});
      expect(all.map(({ availabilityId }) => availabilityId)).toEqual([
        'tele-int-bielecka',
        'tele-int-lis',
        'tele-int-majewska',
      ]);
      expect(all.some(({ forSelectedPatient }) => forSelectedPatient)).toBe(false);
      const ofZofia = await anna.teleconsultationCatalog.planned({ patientId: 'patient-1003' });
      expect(
        ofZofia.filter((entry) => !entry.forSelectedPatient).map((entry) => entry.availabilityId),
      ).toEqual(['tele-int-lis']);
      const now = await guest.teleconsultationCatalog.unplanned();
      expect(now.map(({ nowSlotId }) => nowSlotId)).toEqual(['tele-now-duty_now']);
      // Two answer; the own entries of one do not show the duty (C-100).
      const answering = now.flatMap(({ consultants = [] }) => consultants.map(({ employee }) => employee.id));
      expect(answering).toEqual(['doctor-sikora']);
      const ofJan = await jan.teleconsultationCatalog.unplannedForPatient({ patientId: JAN.x });
      expect(ofJan.map(({ forSelectedPatient }) => forSelectedPatient)).toEqual([true]);
      await expectRefusal(jan.teleconsultationCatalog.planned({ patientId: ANNA.x }), 'NOT_FOUND');
    });

    it('stand with all that was sent, under the id of the hold; the same again answers the same', async () => {
      const jan = await at().as('jan.nowak');
      const time = await held(jan, JAN, { from: '2026-11-02' });
      const caseId = await caseOf(jan, JAN);
      const note = await jan.medicalCases.addNote({
        accountId: JAN.accountId,
        patientId: JAN.x,
        caseId,
        note: 'Od tygodnia rano 150/95.',
        key: DRAFT,
      });
      const request = {
        ...planned(JAN, { ...time, caseId }),
        noteId: note.id,
        measurementAttachment: { isAddMeasurement: true, dateFromMeasurement: '2026-10-01' },
      };
      const before = await countOf(at());
      const made = await jan.teleconsultations.make(request);
      expect(made.booking).toMatchObject({
        systemId: time.hisBookingId,
        status: 'SCHEDULED',
        dateFrom: time.slot.dateFrom,
        teleconsultationId: made.teleconsultationId,
        medicalCaseId: caseId,
        isNow: false,
        measurementAttachment: { isAddMeasurement: true, dateFromMeasurement: '2026-10-01' },
      });
      expect(await jan.teleconsultations.make(request)).toEqual(made);
      expect(await countOf(at())).toBe(before + 1);
      expect((await rowsOf(at(), made.teleconsultationId)).consultation).toMatchObject({
        title: 'Nadciśnienie',
        state: 'WAITING',
        practitioner_id: 'doctor-majewska',
        warden_id: null,
      });
      const kept = await jan.telehealth.attachments({
        accountId: JAN.accountId,
        patient: JAN.x,
        case: caseId,
        consultation: made.teleconsultationId,
      });
      expect(kept.map(({ text }) => text)).toEqual(['Od tygodnia rano 150/95.']);
      expect(await jan.timeSlots.currentHold()).toEqual({});
      const day = { patientId: JAN.x, dateFrom: '2026-11-02', dateTo: '2026-11-02' };
      const listed = (await jan.bookings.list(day)).find(({ systemId }) => systemId === time.hisBookingId);
      expect(listed?.teleconsultationId).toBe(made.teleconsultationId);
      expect([listed?.measurementsAwaited, made.booking?.measurementsAwaited]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it('are refused as one to whoever says what is not so, and nothing is made', async () => {
      const anna = await at().as('anna.kowalska');
      const caseId = await caseOf(anna, HELENA);
      const time = await held(anna, HELENA, { from: '2026-11-04' });
      const right = planned(HELENA, { ...time, caseId, warden: ANNA.x });
      const before = await countOf(at());
      const { timeSlot, systemIds } = right;
      for (const wrong of [
        { accountId: JAN.accountId },
        { x: JAN.x },
        { x: UNKNOWN },
        { patientWarden: undefined },
        { patientWarden: HELENA.x },
        { context: { patientId: HELENA.x } },
        { context: { patientId: ANNA.x, wardenId: ANNA.x } },
        { medicalCaseId: 'case-6501' },
        { medicalCaseId: UNKNOWN },
        { attachmentsIds: ['case-file-6601'] },
        { noteId: UNKNOWN },
        { timeSlot: { ...timeSlot, id: UNKNOWN } },
        { timeSlot: { ...timeSlot, availabilityId: 'tele-int-lis' } },
        { timeSlot: { ...timeSlot, system: UNKNOWN } },
        { scheduledDate: START },
        { scheduledDate: undefined },
        { consultantId: 'doctor-lis' },
        { systemIds: { ...systemIds, serviceId: 'INT' } },
        { medServiceCode: 'INT' },
        { adhoc: true },
      ])
        await expectRefusal(anna.teleconsultations.make({ ...right, ...wrong }), 'NOT_FOUND');
      await expectRefusal(anna.teleconsultations.make({ ...right, hisBookingId: UNKNOWN }), 'HOLD_EXPIRED');
      expect(await countOf(at())).toBe(before);
      const made = await anna.teleconsultations.make(right);
      expect((await rowsOf(at(), made.teleconsultationId)).consultation.warden_id).toBe(ANNA.x);
    });

    it('need a consent that stands and of which the telehealth system was told', async () => {
      const anna = await at().as('anna.kowalska');
      const { teleconsultations } = anna;
      const consentOf = () => teleconsultations.consent({ patientId: ANNA.x });
      expect(await consentOf()).toEqual({ stands: false, isTold: false, isAwaited: false });
      const caseId = await caseOf(anna, ANNA);
      const time = await held(anna, ANNA, { from: '2026-11-05' });
      const request = planned(ANNA, { ...time, caseId });
      await expectRefusal(teleconsultations.make(request), 'NO_CONSENT');
      await anna.givenConsents.give({ patientId: ANNA.x, consentType: 'CTEL', key: DRAFT });
      expect(await consentOf()).toMatchObject({ stands: true, isTold: false });
      await expectRefusal(teleconsultations.make(request), 'CONSENT_UNTOLD');
      const { accountId, x: patientId } = ANNA;
      const told = { accountId, patientId, consentType: 'CTEL', consentStatus: 'REGISTERED' } as const;
      await anna.telehealthConsents.put(told);
      await teleconsultations.make(request);
      const jan = await at().as('jan.nowak');
      expect(await jan.teleconsultations.consent({ patientId: JAN.x })).toMatchObject({
        value: 'C',
        isTold: true,
      });
    });

    it('are not booked while they are off, by an unconfirmed account, or as visits', async () => {
      const jan = await at().as('jan.nowak');
      const time = await held(jan, JAN, { from: '2026-11-09' });
      const caseId = await caseOf(jan, JAN);
      const order = { timeSlotId: time.slot.id, availabilityId: time.slot.availabilityId, patientId: JAN.x };
      await expectRefusal(jan.bookings.make(order), 'NOT_FOUND');
      const { db } = at().provider;
      const setting = db.selectFrom('settings').select('value').where('key', '=', 'application');
      const { value } = await setting.executeTakeFirstOrThrow();
      const put = (next: string) =>
        db.updateTable('settings').set({ value: next }).where('key', '=', 'application').execute();
      await put(JSON.stringify({ ...(JSON.parse(value) as object), amtsEnabled: false }));
      const request = planned(JAN, { ...time, caseId });
      await expectRefusal(jan.teleconsultations.make(request), 'SWITCHED_OFF');
      await put(value);
      const piotr = await at().as('piotr.zielinski');
      const asPiotr = { ...request, accountId: 'account-2003', x: 'patient-1005' };
      await expectRefusal(piotr.teleconsultations.make(asPiotr), 'ACCOUNT_UNCONFIRMED');
      await jan.timeSlots.releaseHold();
    });

    it('given now have one id a draft and are registered once, with what the draft said last', async () => {
      const jan = await at().as('jan.nowak');
      const caseId = await caseOf(jan, JAN);
      const asked = await jan.teleconsultations.make(askedNow(JAN, { caseId }));
      expect(asked).toEqual({ teleconsultationId: asked.teleconsultationId, isOffline: false });
      const again = { ...askedNow(JAN, { caseId }), title: 'Gorączka i kaszel' };
      expect(await jan.teleconsultations.make(again)).toEqual(asked);
      const { teleconsultationId } = asked;
      const request = registering(JAN, { teleconsultationId, caseId });
      const anna = await at().as('anna.kowalska');
      for (const wrong of [
        { medicalCaseId: UNKNOWN },
        { patientId: ANNA.x },
        { teleconsultationId: UNKNOWN },
      ])
        await expectRefusal(jan.teleconsultations.unplanned({ ...request, ...wrong }), 'NOT_FOUND');
      await expectRefusal(anna.teleconsultations.unplanned({ ...request, ...HELENA }), 'NOT_FOUND');
      const first = await jan.teleconsultations.unplanned(request);
      expect(first.booking).toMatchObject({ status: 'REGISTERED', isNow: true, isOffline: false });
      expect(first.booking.practitioner).toBeUndefined();
      expect(await jan.teleconsultations.unplanned(request)).toEqual(first);
      expect((await rowsOf(at(), teleconsultationId)).consultation.title).toBe('Gorączka i kaszel');
      const time = await held(jan, JAN, { from: '2026-11-10' });
      const move = moving(JAN, { ...first, slot: time.slot });
      await expectRefusal(jan.teleconsultations.change(move), 'CONFLICT', { errorCode: 'IS_NOW' });
      const canceled = await jan.teleconsultations.cancel({ ...JAN, teleconsultationId });
      expect(canceled.booking.status).toBe('CANCELED');
      await jan.timeSlots.releaseHold();
    });

    it('given now are one at a time for a patient, whoever asks; after the first another one', async () => {
      const jan = await at().as('jan.nowak');
      const caseId = await caseOf(jan, JAN);
      const asked = (key: string) => jan.teleconsultations.make(askedNow(JAN, { caseId, key }));
      const ids = await Promise.all(['draft-of-one-tab', 'draft-of-another'].map(asked));
      const orders = ids.map(({ teleconsultationId }) => registering(JAN, { teleconsultationId, caseId }));
      const both = await Promise.allSettled(
        orders.map(async (order) => jan.teleconsultations.unplanned(order)),
      );
      const stands = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      expect([stands.length, refused.length]).toEqual([1, 1]);
      const [first] = stands;
      expect(refused[0]).toMatchObject({
        code: 'NOW_EXISTS',
        data: { booking: { system: first?.booking.system, id: first?.booking.systemId } },
      });

      const { teleconsultationId = '' } = first ?? {};
      const order = orders.find((one) => one.teleconsultationId !== teleconsultationId) ?? expect.fail();
      await jan.teleconsultations.cancel({ ...JAN, teleconsultationId });
      const second = await jan.teleconsultations.unplanned(order);
      expect(second.booking.status).toBe('REGISTERED');

      // One that nobody has taken until its hours were over stands in nobody's way.
      const third = await asked('draft-of-a-third');
      const late = registering(JAN, { teleconsultationId: third.teleconsultationId, caseId });
      await expectRefusal(jan.teleconsultations.unplanned(late), 'NOW_EXISTS');
      const { db } = at().provider;
      const DAY = 86_400_000;
      await db
        .updateTable('teleconsultations')
        .set({ registered_at: Date.parse(START) - 2 * DAY })
        .where('id', '=', second.teleconsultationId)
        .execute();
      const duties = await db.selectFrom('telehealth_consultants').selectAll().execute();
      await db
        .updateTable('telehealth_consultants')
        .set({ duty_until: Date.parse(START) - DAY })
        .execute();
      const later = await jan.teleconsultations.unplanned(late);
      expect(later.booking.status).toBe('REGISTERED');
      for (const { practitioner_id, service_code, duty_until } of duties)
        await db
          .updateTable('telehealth_consultants')
          .set({ duty_until })
          .where('practitioner_id', '=', practitioner_id)
          .where('service_code', '=', service_code)
          .execute();
      for (const one of [second, later])
        await jan.teleconsultations.cancel({ ...JAN, teleconsultationId: one.teleconsultationId });
    });

    it('given now tell at the registration whether somebody is on duty', async () => {
      const jan = await at().as('jan.nowak');
      const caseId = await caseOf(jan, JAN);
      const key = 'draft-of-the-test-2';
      const { teleconsultationId } = await jan.teleconsultations.make(askedNow(JAN, { caseId, key }));
      const { db } = at().provider;
      const away = { status: 0, duty_from: Date.parse('2026-10-21T06:00:00.000Z') };
      await db
        .updateTable('telehealth_consultants')
        .set(away)
        .where('service_code', '=', 'TELE-NOW')
        .execute();
      const made = await jan.teleconsultations.unplanned(registering(JAN, { teleconsultationId, caseId }));
      expect(made.isOffline).toBe(true);
      expect(made.booking).toMatchObject({ isOffline: true, dateTo: '2026-10-21T06:20:00.000Z' });
      await db
        .updateTable('telehealth_consultants')
        .set({ status: 1 })
        .where('practitioner_id', '=', 'doctor-sikora')
        .execute();
    });

    /** The number of times that each mail of a booking says by whose clock its times are. */
    const polishTimesOf = async (hisBookingId: string) => {
      const mails = await at()
        .provider.db.selectFrom('outbox')
        .select('text')
        .where('link', 'like', `%/${hisBookingId}`)
        .execute();
      return mails.map(({ text }) => text.split(/\d:\d\d czasu polskiego/).length - 1).sort();
    };

    it('move with their booking, once, and keep what belongs to them', async () => {
      const jan = await at().as('jan.nowak');
      const made = await booked(jan, JAN, { from: '2026-11-11' });
      const before = made.booking ?? expect.fail();
      const from = { booking: before, teleconsultationId: made.teleconsultationId };
      const { slot } = await held(jan, JAN, { from: '2026-11-16' });
      const move = moving(JAN, { ...from, slot });
      for (const wrong of [
        { x: ANNA.x },
        { patientId: ANNA.x },
        { teleconsultationId: 'teleconsultation-6001' },
      ])
        await expectRefusal(jan.teleconsultations.change({ ...move, ...wrong }), 'NOT_FOUND');
      const stale = { ...move, oldDateFrom: START };
      await expectRefusal(jan.teleconsultations.change(stale), 'CONFLICT', { errorCode: 'MOVED' });
      const moved = await jan.teleconsultations.change(move);
      expect(moved.booking).toMatchObject({
        systemId: made.hisBookingId,
        dateFrom: slot.dateFrom,
        sequence: 1,
        medicalCaseId: made.caseId,
      });
      expect(await jan.teleconsultations.change(move)).toEqual(moved);
      expect(await polishTimesOf(made.hisBookingId)).toEqual([1, 2]);
      const order = { timeSlotId: slot.id, availabilityId: slot.availabilityId, patientId: JAN.x };
      await expectRefusal(jan.bookings.modify({ ...order, hisBookingId: made.hisBookingId }), 'NOT_FOUND');
    });

    it('are cancelled with their booking, whichever of both is asked for', async () => {
      const jan = await at().as('jan.nowak');
      const one = await booked(jan, JAN, { from: '2026-11-18' });
      const key = { ...JAN, teleconsultationId: one.teleconsultationId };
      await expectRefusal(jan.teleconsultations.cancel({ ...key, x: ANNA.x }), 'NOT_FOUND');
      const canceled = await jan.teleconsultations.cancel(key);
      expect(canceled.booking).toMatchObject({ status: 'CANCELED', sequence: 1 });
      expect(await jan.teleconsultations.cancel(key)).toEqual(canceled);
      expect(await polishTimesOf(one.hisBookingId)).toEqual([1, 1]);
      expect((await rowsOf(at(), one.teleconsultationId)).consultation.state).toBe('CANCELED');

      const other = await booked(jan, JAN, { from: '2026-11-20' });
      await jan.bookings.cancel({ system: 'AMMS', id: other.hisBookingId });
      expect((await rowsOf(at(), other.teleconsultationId)).consultation.state).toBe('CANCELED');

      const late = await booked(jan, JAN, { from: '2026-11-23' });
      await at()
        .provider.db.updateTable('bookings')
        .set({ starts_at: Date.parse(START) })
        .where('system_id', '=', late.hisBookingId)
        .execute();
      const begun = { ...JAN, teleconsultationId: late.teleconsultationId };
      await expectRefusal(jan.teleconsultations.cancel(begun), 'CONFLICT', { errorCode: 'TOO_LATE' });
    });

    it('that are REGISTERED are cancelled only where the hospital lets patients', async () => {
      const jan = await at().as('jan.nowak');
      const { teleconsultationId, hisBookingId } = await booked(jan, JAN, { from: '2026-11-25' });
      await jan.bookings.confirm({ system: 'AMMS', id: hisBookingId });
      const { db } = at().provider;
      const no = { key: 'teleconsultations', value: JSON.stringify({ cancelRegistered: false }) };
      await db.insertInto('settings').values(no).execute();
      const call = jan.teleconsultations.cancel({ ...JAN, teleconsultationId });
      await expectRefusal(call, 'CONFLICT', { errorCode: 'BY_PHONE' });
      await expectRefusal(jan.bookings.cancel({ system: 'AMMS', id: hisBookingId }), 'CONFLICT');
      const day = { patientId: JAN.x, dateFrom: '2026-11-25', dateTo: '2026-11-25' };
      const listed = async () =>
        (await jan.bookings.list(day)).find(({ systemId }) => systemId === hisBookingId);
      const read = async () => [await listed(), await jan.bookings.get({ system: 'AMMS', id: hisBookingId })];
      for (const booking of await read())
        expect(booking).toMatchObject({ cancelByPhone: true, measurementsAwaited: true });
      await db.deleteFrom('settings').where('key', '=', no.key).execute();
      for (const booking of await read()) expect(booking?.cancelByPhone).toBeUndefined();
      expect((await jan.teleconsultations.cancel({ ...JAN, teleconsultationId })).booking.status).toBe(
        'CANCELED',
      );
    });

    it('share one hold an account with visits, whose bookings get its id as well', async () => {
      const jan = await at().as('jan.nowak');
      const remote = await held(jan, JAN, { from: '2026-12-01' });
      const [visit] = await freeTimes({
        client: jan,
        patientId: JAN.x,
        availabilityId: 'ubezp-lis',
        dateFrom: '2026-12-02',
      });
      if (!visit) return expect.fail();
      const order = { timeSlotId: visit.id, availabilityId: visit.availabilityId, patientId: JAN.x };
      const { hisBookingId } = await jan.timeSlots.block(order);
      expect(hisBookingId).not.toBe(remote.hisBookingId);
      const caseId = await caseOf(jan, JAN);
      await expectRefusal(jan.teleconsultations.make(planned(JAN, { ...remote, caseId })), 'HOLD_EXPIRED');
      expect((await jan.bookings.make(order)).systemId).toBe(hisBookingId);
      const first = await held(jan, JAN, { from: '2026-12-01' });
      at().clock.advance('PT16M');
      const second = await held(jan, JAN, { from: '2026-12-01' });
      expect(second.slot.id).toBe(first.slot.id);
      expect(second.hisBookingId).not.toBe(first.hisBookingId);
      at().clock.set(START);
      await jan.timeSlots.releaseHold();
    });
  },
  { limits: ROOMY },
);
