import { expect, it } from 'vitest';
import type { QuestionnaireFulfillment } from '#contract/questionnaires/schemas.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';

const JAN = 'patient-1001';
const REHA = { patientId: JAN, availabilityId: 'reha-jaworski' } as const;
const YEAR = { dateFrom: '2026-01-01', dateTo: '2027-12-31' };

const answer = (orderNumber: number, format: string, value: string) => ({ orderNumber, format, value });
const RIGHT = [
  answer(1, 'CHOICE', '1'),
  answer(1, 'CHOICE', '5'),
  answer(2, 'NUMERIC', '4.5'),
  answer(3, 'DATE', '2026-03-07'),
  answer(4, 'CHOICE', '2'),
  answer(5, 'TEXT', 'Po ćwiczeniach\nkręci mi się w głowie'),
];
const filled = (...answers: QuestionnaireFulfillment['answers']) => ({
  questionnaireId: 'questionnaire-reha',
  answers,
});
/** The right answers, with others in place of those to one question. */
const but = (orderNumber: number, ...others: QuestionnaireFulfillment['answers']) =>
  filled(...RIGHT.filter((one) => one.orderNumber !== orderNumber), ...others);

describeEachProvider('questionnaires of services', (at) => {
  it('are there for KARD and REHA, with every format', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.questionnaires.settings()).toEqual({ medicalInterviewsModule: true });
    expect(await jan.questionnaires.existsForBookings({ serviceCode: 'REHA' })).toEqual({ value: true });
    await expectRefusal(jan.questionnaires.existsForBookings({ serviceCode: 'UBEZP' }), 'NOT_FOUND');
    await expectRefusal(jan.questionnaires.forBookings({ serviceCode: 'none' }), 'NOT_FOUND');

    const { sections } = await jan.questionnaires.forBookings({ serviceCode: 'KARD' });
    const questions = sections.flatMap((section) => section.questions);
    expect(questions.length).toBeGreaterThanOrEqual(14);
    expect(questions.map(({ orderNumber }) => orderNumber)).toEqual(questions.map((_, index) => index + 1));
    expect(new Set(questions.map(({ format }) => format))).toEqual(
      new Set(['TEXT', 'CHOICE', 'DATE', 'NUMERIC']),
    );
  });

  it('are not there while the module is off', async () => {
    const { provider } = at();
    const set = (medicalInterviewsModule: boolean) =>
      provider.db
        .updateTable('settings')
        .set({ value: JSON.stringify({ medicalInterviewsModule }) })
        .where('key', '=', 'questionnaires')
        .execute();
    await set(false);
    const jan = await at().as('jan.nowak');
    expect(await jan.questionnaires.settings()).toEqual({ medicalInterviewsModule: false });
    await expectRefusal(jan.questionnaires.existsForBookings({ serviceCode: 'REHA' }), 'NOT_FOUND');
    await set(true);
  });
});

describeEachProvider('the questionnaire of a booking', (at) => {
  it('is needed for it, checked against its questions, kept, and stays when the booking is moved', async () => {
    const jan = await at().as('jan.nowak');
    const slot = await firstFree({ client: jan, ...REHA, from: '2026-11-09' });
    const order = { ...REHA, timeSlotId: slot.id };
    await jan.timeSlots.block(order);
    const make = (questionnaireFulfillment?: QuestionnaireFulfillment) =>
      jan.bookings.make({ ...order, questionnaireFulfillment });

    const wrong: (QuestionnaireFulfillment | undefined)[] = [
      undefined,
      filled(),
      { ...filled(...RIGHT), questionnaireId: 'questionnaire-kard' },
      but(1),
      but(1, answer(1, 'CHOICE', '1'), answer(1, 'CHOICE', '1')),
      but(1, answer(1, 'CHOICE', '99')),
      but(2, answer(2, 'NUMERIC', '10.1')),
      but(2, answer(2, 'NUMERIC', '-0.1')),
      but(2, answer(2, 'NUMERIC', '1.25')),
      but(2, answer(2, 'NUMERIC', '4,5')),
      but(2, answer(2, 'TEXT', '4')),
      but(3, answer(3, 'DATE', '2027-02-29')),
      but(4, answer(4, 'CHOICE', '1'), answer(4, 'CHOICE', '2')),
      but(5, answer(5, 'TEXT', 'x'.repeat(501))),
      but(5, answer(5, 'TEXT', ' ')),
      but(5, answer(6, 'TEXT', 'o nic nie pytano')),
    ];
    for (const one of wrong) await expectRefusal(make(one), 'QUESTIONNAIRE_REQUIRED');
    await expect(make(but(5, answer(5, 'TEXT', 'a\u0000')))).rejects.toMatchObject({ code: 'BAD_REQUEST' });

    const { systemId: id } = await make(filled(...RIGHT));
    expect((await jan.questionnaires.ofBooking({ id })).fulfillment).toMatchObject(filled(...RIGHT));
    expect(await jan.questionnaires.isFulfilled({ bookingId: id, systemRoot: 'AMMS' })).toEqual({
      value: true,
    });

    const later = await firstFree({ client: jan, ...REHA, from: '2026-11-16' });
    await jan.timeSlots.block({ ...REHA, timeSlotId: later.id });
    await jan.bookings.modify({ ...REHA, timeSlotId: later.id, hisBookingId: id });
    expect((await jan.questionnaires.ofBooking({ id })).fulfillment).toMatchObject(filled(...RIGHT));
  });

  it('is filled in later by either call, and can be changed while the booking is SCHEDULED', async () => {
    const { as, provider } = at();
    const anna = await as('anna.kowalska');
    const list = await anna.bookings.list(YEAR);
    const [visit] = list.filter(({ service, status }) => service.code === 'REHA' && status === 'SCHEDULED');
    const id = visit?.systemId ?? '';
    expect(await anna.questionnaires.ofBooking({ id })).toEqual({});
    expect((await anna.questionnaires.byBookingId({ id })).id).toBe('questionnaire-reha');

    await anna.questionnaires.fulfillForBooking({ a: 'AMMS', b: id, ...filled(...RIGHT) });
    const changed = but(3);
    const save = (questionnaireFulfillment: QuestionnaireFulfillment) =>
      anna.questionnaires.saveForBooking({ system: 'AMMS', id, questionnaireFulfillment });
    await save(changed);
    expect((await anna.questionnaires.ofBooking({ id })).fulfillment?.answers).toEqual(changed.answers);
    await expectRefusal(save(but(1)), 'QUESTIONNAIRE_INVALID');

    const audit = provider.db.selectFrom('audit').selectAll().where('action', '=', 'questionnaires.save');
    expect(await audit.execute()).toHaveLength(2);

    const set = (order_status: string | null) =>
      provider.db.updateTable('bookings').set({ order_status }).where('system_id', '=', id).execute();
    await set('GTRE');
    await expectRefusal(save(changed), 'CONFLICT');
    expect((await anna.questionnaires.ofBooking({ id })).fulfillment?.answers).toEqual(changed.answers);
    await set(null);
  });

  it('is none of a service without one, and the one that was answered when the service has another now', async () => {
    const { as, provider } = at();
    const jan = await as('jan.nowak');
    await expectRefusal(jan.questionnaires.byBookingId({ id: 'booking-3001' }), 'NOT_FOUND');
    const [visit] = (await jan.bookings.list(YEAR)).filter(({ service }) => service.code === 'KARD');
    const id = visit?.systemId ?? '';
    const before = await jan.questionnaires.byBookingId({ id });

    const { db } = provider;
    const move = (service_code: string) =>
      db.updateTable('questionnaires').set({ service_code }).where('id', '=', 'questionnaire-kard').execute();
    await move('INT');
    const other = { id: 'questionnaire-new', service_code: 'KARD', name: 'Nowa', sections: '[]' };
    await db.insertInto('questionnaires').values(other).execute();
    expect(await jan.questionnaires.byBookingId({ id })).toEqual(before);
    await db.deleteFrom('questionnaires').where('id', '=', other.id).execute();
    await move('KARD');
  });
});
