import { expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { firstFree, queryFor } from '#tests/support/slots.ts';

const SLOT = { timeSlotId: 'ubezp-lis_20261109T0900', availabilityId: 'ubezp-lis' };
const DAYS = { dateFrom: '2026-11-01', dateTo: '2026-11-30' };
const QUERY = { ...queryFor['ubezp-lis'], availabilityId: 'ubezp-lis', ...DAYS };

const ANSWERS = { questionnaireId: 'questionnaire-reha', answers: [] };

type Call = (client: ProviderClient, patientId: string) => Promise<unknown>;

/** Every call that names a patient. */
const CALLS_FOR_PATIENT: Record<string, Call> = {
  'bookings.list': (client, patientId) => client.bookings.list({ patientId, ...DAYS }),
  'bookings.make': (client, patientId) => client.bookings.make({ patientId, ...SLOT }),
  'bookings.possibility': (client, x) => client.bookings.possibility({ x }),
  'bookings.prebooking': (client, patientId) =>
    client.bookings.prebooking({ x: SLOT.timeSlotId, availabilityId: SLOT.availabilityId, patientId }),
  'bookings.firstForPatient': (client, patientId) =>
    client.bookings.firstForPatient({
      patientId,
      dateFrom: '2026-11-01 10:00',
      dateTo: '2026-11-01 11:00',
    }),
  'bookings.frequentlyTakenDrugs': (client, b) => client.bookings.frequentlyTakenDrugs({ a: 'AMMS', b }),
  'catalog.forPatient': (client, patientId) => client.catalog.forPatient({ patientId }),
  'declarations.forPatient': (client, patientId) => client.declarations.forPatient({ patientId }),
  'declarations.hospitalForPatient': (client, patientId) =>
    client.declarations.hospitalForPatient({ patientId }),
  'patients.update': (client, id) =>
    client.patients.update({ id, address: { houseNumber: '5', postalCode: '20-012', city: 'Lublin' } }),
  'timeSlots.list': (client, patientId) => client.timeSlots.list({ patientId, ...QUERY }),
  'timeSlots.nearest': (client, patientId) => client.timeSlots.nearest({ patientId, ...QUERY }),
  'timeSlots.prices': (client, patientId) =>
    client.timeSlots.prices({ patientId, ...QUERY, timeSlotId: SLOT.timeSlotId, system: 'AMMS' }),
  'timeSlots.block': (client, patientId) =>
    client.timeSlots.block({ patientId, timeSlotId: SLOT.timeSlotId }),
};

const attachmentOf = (bookingId: string) => ({ system: 'AMMS', bookingId, id: 'none' });

/** Every call that names a booking. */
const CALLS_FOR_BOOKING: Record<string, Call> = {
  'bookings.get': (client, id) => client.bookings.get({ system: 'AMMS', id }),
  'bookings.addAttachment': (client, id) =>
    client.bookings.addAttachment({
      system: 'AMMS',
      id,
      kind: 'BOOKING',
      filename: 'a.pdf',
      file: fileOf(pdf(), 'a.pdf'),
    }),
  'bookings.attachment': (client, id) => client.bookings.attachment(attachmentOf(id)),
  'bookings.referralAttachment': (client, id) => client.bookings.referralAttachment(attachmentOf(id)),
  'bookings.removeAttachment': (client, id) => client.bookings.removeAttachment(attachmentOf(id)),
  'bookings.removeReferralAttachment': (client, id) =>
    client.bookings.removeReferralAttachment(attachmentOf(id)),
  'bookings.confirm': (client, id) => client.bookings.confirm({ system: 'AMMS', id }),
  'bookings.confirmationCode': (client, id) => client.bookings.confirmationCode({ system: 'AMMS', id }),
  'bookings.sendConfirmationCode': (client, id) =>
    client.bookings.sendConfirmationCode({ system: 'AMMS', id }),
  'telehealth.printout': (client, id) => client.telehealth.printout({ system: 'AMMS', id }),
  'bookings.cancel': (client, id) => client.bookings.cancel({ system: 'AMMS', id }),
  'questionnaires.byBookingId': (client, id) => client.questionnaires.byBookingId({ id }),
  'questionnaires.ofBooking': (client, id) => client.questionnaires.ofBooking({ id }),
  'questionnaires.isFulfilled': (client, bookingId) =>
    client.questionnaires.isFulfilled({ bookingId, systemRoot: 'AMMS' }),
  'questionnaires.fulfillForBooking': (client, b) =>
    client.questionnaires.fulfillForBooking({ a: 'AMMS', b, ...ANSWERS }),
  'questionnaires.saveForBooking': (client, id) =>
    client.questionnaires.saveForBooking({ system: 'AMMS', id, questionnaireFulfillment: ANSWERS }),
  'bookings.modify': (client, hisBookingId) =>
    client.bookings.modify({ hisBookingId, patientId: 'patient-1001', ...SLOT }),
};

describeEachProvider('access', (at) => {
  it.each(Object.keys(CALLS_FOR_PATIENT))(
    '%s: another account’s patient and a missing one are the same NOT_FOUND',
    async (name) => {
      const call = CALLS_FOR_PATIENT[name] as Call;
      const jan = await at().as('jan.nowak');
      const answers = [];
      for (const patientId of ['patient-1002', 'no-such-patient']) {
        const refusal = await refusalOf(call(jan, patientId));
        answers.push(refusal.toJSON());
      }
      expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', status: 404, defined: true });
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  it.each(Object.keys(CALLS_FOR_BOOKING))(
    '%s: another account’s booking and a missing one are the same NOT_FOUND',
    async (name) => {
      const call = CALLS_FOR_BOOKING[name] as Call;
      const [foreign] = await (
        await at().as('anna.kowalska')
      ).bookings.list({
        dateFrom: '2026-10-20',
        dateTo: '2027-10-20',
      });
      const jan = await at().as('jan.nowak');
      const answers = [];
      for (const id of [foreign?.systemId ?? '', 'no-such-booking']) {
        answers.push((await refusalOf(call(jan, id))).toJSON());
      }
      expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', status: 404, defined: true });
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  it('gives a link that is not confirmed no reach', async () => {
    const anna = await at().as('anna.kowalska');
    await expectRefusal(anna.declarations.forPatient({ patientId: 'patient-1007' }), 'NOT_FOUND');
  });

  it('ends with the link all that came from it, a hold too', async () => {
    const { as, provider } = at();
    const anna = await as('anna.kowalska');
    const patientId = 'patient-1003';
    const asked = { client: anna, patientId, availabilityId: 'ubezp-lis' } as const;
    const slot = await firstFree({ ...asked, from: '2026-11-09' });
    await anna.timeSlots.block({ timeSlotId: slot.id, patientId });

    const setLink = (state: 'C' | 'J') =>
      provider.db
        .updateTable('account_patients')
        .set({ link_state: state })
        .where('patient_id', '=', patientId)
        .execute();
    await setLink('J');
    const later = await as('anna.kowalska');
    expect(await later.timeSlots.currentHold()).toEqual({});
    await expectRefusal(later.timeSlots.extendHold(), 'HOLD_EXPIRED');
    await expectRefusal(
      later.bookings.make({ timeSlotId: slot.id, patientId, availabilityId: 'ubezp-lis' }),
      'NOT_FOUND',
    );
    expect((await later.patients.list()).map(({ id }) => id)).not.toContain(patientId);
    await setLink('C');
  });
});
