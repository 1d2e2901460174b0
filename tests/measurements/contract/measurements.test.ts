import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree, type TestAvailability } from '#tests/support/slots.ts';

const JAN = 'patient-1001';
const bookingPrescription = {
  prescriptionVisitReason: 'stałe leki',
  bookingPrescriptionDrugs: [{ name: 'Witamina D' }],
};
const since = (dateFromMeasurement?: string, isAddMeasurement = true) => ({
  measurementAttachment: { isAddMeasurement, dateFromMeasurement },
});

describeEachProvider('measurements with a booking', (at) => {
  const orderOf = async (availabilityId: TestAvailability, from: string) => {
    const jan = await at().as('jan.nowak');
    const { id: timeSlotId } = await firstFree({ client: jan, patientId: JAN, availabilityId, from });
    await jan.timeSlots.block({ timeSlotId, patientId: JAN });
    const order = { timeSlotId, patientId: JAN, availabilityId, bookingPrescription };
    return { jan, order };
  };

  it('are attached from a day that is not to come, and stay with the booking', async () => {
    const { jan, order } = await orderOf('rec-bielecka', '2026-11-09');
    await expectRefusal(jan.bookings.make({ ...order, ...since('2026-10-21') }), 'MEASUREMENT_DATE');
    await expectRefusal(jan.bookings.make({ ...order, ...since() }), 'MEASUREMENT_DATE');

    const { systemId } = await jan.bookings.make({ ...order, ...since('2026-10-20') });
    const booking = await jan.bookings.get({ system: 'AMMS', id: systemId });
    expect(booking).toMatchObject(since('2026-10-20'));
  });

  it('are not attached without a tick, nor to a service that takes none', async () => {
    for (const [availabilityId, attached] of [
      ['rec-bielecka', since('2026-10-20', false)],
      ['ubezp-lis', since('2026-10-20')],
    ] as const) {
      const { jan, order } = await orderOf(availabilityId, '2026-11-16');
      const { systemId } = await jan.bookings.make({ ...order, ...attached });
      const booking = await jan.bookings.get({ system: 'AMMS', id: systemId });
      expect(booking.measurementAttachment).toBeUndefined();
    }
  });
});
