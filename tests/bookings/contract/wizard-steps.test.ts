import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree, queryFor } from '#tests/support/slots.ts';

const PIOTR = 'patient-1005';
const JAN = 'patient-1001';
const ADDRESS = { street: 'ul. Polna', houseNumber: '22', postalCode: '20-400', city: 'Lublin' };

describeEachProvider('the address of a patient', (at) => {
  it('is needed for a booking, saved with the record, and noted in the audit', async () => {
    const piotr = await at().as('piotr.zielinski');
    const place = { client: piotr, patientId: PIOTR, availabilityId: 'ubezp-lis' } as const;
    const slot = await firstFree({ ...place, from: '2026-11-09' });
    const order = { timeSlotId: slot.id, patientId: PIOTR, availabilityId: 'ubezp-lis' };
    await piotr.timeSlots.block(order);
    await expectRefusal(piotr.bookings.make(order), 'ADDRESS_REQUIRED');

    const saved = await piotr.patients.update({ id: PIOTR, address: ADDRESS });
    expect(saved.address).toEqual({ ...ADDRESS, countryCode: 'PL' });
    const later = await at().as('piotr.zielinski');
    expect((await later.patients.list())[0]?.address).toEqual(saved.address);
    await expect(later.bookings.make(order)).resolves.toMatchObject({ status: 'SCHEDULED' });

    const audit = at().provider.db.selectFrom('audit').selectAll().where('action', '=', 'patients.update');
    expect(await audit.execute()).toMatchObject([{ account_id: 'account-2003', patient_id: PIOTR }]);
  });

  it('has a postal code of its country, and no control characters', async () => {
    const piotr = await at().as('piotr.zielinski');
    const update = (change: object) =>
      piotr.patients.update({ id: PIOTR, address: { ...ADDRESS, ...change } });
    await expectRefusal(update({ postalCode: '20400' }), 'POSTAL_CODE');
    await expect(update({ city: 'Lub\u0000lin' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    await expect(update({ city: '' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describeEachProvider('the price of a commercial service', (at) => {
  const pricesOf = async (availabilityId: 'derm-urban' | 'derm2-urban' | 'his-lis' | 'ubezp-lis') => {
    const jan = await at().as('jan.nowak');
    const place = { client: jan, patientId: JAN, availabilityId } as const;
    const timeSlotId =
      availabilityId === 'his-lis'
        ? (await firstFree({ ...place, availabilityId: 'ubezp-lis', from: '2026-11-09' })).id.replace(
            'ubezp',
            'his',
          )
        : (await firstFree({ ...place, from: '2026-11-09' })).id;
    const query = { ...queryFor[availabilityId], availabilityId, patientId: JAN, timeSlotId, system: 'AMMS' };
    return { jan, timeSlotId, prices: jan.timeSlots.prices(query) };
  };

  it('is one of the current list: three for DERM, none for DERM2, nothing for what is free of charge', async () => {
    expect((await (await pricesOf('derm-urban')).prices).map(({ amount }) => amount)).toEqual([
      220_00, 290_00, 150_00,
    ]);
    expect(await (await pricesOf('derm2-urban')).prices).toEqual([]);
    expect(await (await pricesOf('ubezp-lis')).prices).toEqual([]);
    await expectRefusal((await pricesOf('his-lis')).prices, 'HIS_INTEGRATION_SERVICE_ERROR');
  });

  it('is needed for the booking, which keeps it as it was', async () => {
    const { jan, timeSlotId, prices } = await pricesOf('derm-urban');
    const order = { timeSlotId, patientId: JAN, availabilityId: 'derm-urban' };
    await jan.timeSlots.block(order);
    await expectRefusal(jan.bookings.make(order), 'PRICE_REQUIRED');
    await expectRefusal(
      jan.bookings.make({ ...order, payment: { priceId: 'price-7004' } }),
      'PRICE_REQUIRED',
    );

    const [, price] = await prices;
    const booking = await jan.bookings.make({ ...order, payment: { priceId: price?.id ?? '' } });
    const payment = { name: price?.name, amount: 290_00, currency: 'PLN', isPaid: false };
    expect(booking.payment).toMatchObject(payment);
    await at().provider.db.updateTable('prices').set({ amount: 1 }).execute();
    expect((await jan.bookings.get({ system: 'AMMS', id: booking.systemId })).payment).toMatchObject(payment);
  });
});

describeEachProvider('a prescription', (at) => {
  const REC = { patientId: JAN, availabilityId: 'rec-bielecka' } as const;
  const ramipryl = { id: 'drug-1', name: 'Ramipryl, tabletki, 5 mg' };
  const prescription = (...bookingPrescriptionDrugs: { id?: string; name: string }[]) => ({
    bookingPrescription: { prescriptionVisitReason: 'stałe leki', bookingPrescriptionDrugs },
  });

  it('can be asked for at times that allow it', async () => {
    const jan = await at().as('jan.nowak');
    const { id: c } = await firstFree({ client: jan, ...REC, from: '2026-11-09' });
    const ask = (a: string, b: string) => jan.bookings.createPrescriptions({ a, b, c });
    expect(await ask('REC', 'unit-family')).toEqual({ allowed: true });
    await expectRefusal(ask('REC', 'unit-specialists'), 'NOT_FOUND');
    const other = await firstFree({
      client: jan,
      patientId: JAN,
      availabilityId: 'ubezp-lis',
      from: '2026-11-09',
    });
    const unit = { a: 'UBEZP', b: 'unit-specialists', c: other.id };
    expect(await jan.bookings.createPrescriptions(unit)).toEqual({ allowed: false });
  });

  it('is for drugs that the patient takes often, and for others', async () => {
    const jan = await at().as('jan.nowak');
    const drugs = await jan.bookings.frequentlyTakenDrugs({ a: 'AMMS', b: JAN });
    expect(drugs.map(({ name }) => name)).toEqual(['Ramipryl', 'Atorwastatyna', 'Metformina']);

    const slot = await firstFree({ client: jan, ...REC, from: '2026-11-09' });
    const order = { ...REC, timeSlotId: slot.id };
    await jan.timeSlots.block(order);
    await expectRefusal(jan.bookings.make(order), 'PRESCRIPTION_REQUIRED');
    const ofHelena = prescription({ id: 'drug-4', name: 'Bisoprolol' });
    await expectRefusal(jan.bookings.make({ ...order, ...ofHelena }), 'PRESCRIPTION_REQUIRED');
    await expect(jan.bookings.make({ ...order, ...prescription() })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });

    const { systemId } = await jan.bookings.make({
      ...order,
      ...prescription(ramipryl, { name: 'Witamina D' }),
    });
    const kept = at().provider.db.selectFrom('booking_prescriptions').selectAll();
    expect(await kept.execute()).toEqual([
      {
        system: 'AMMS',
        system_id: systemId,
        reason: 'stałe leki',
        drugs: JSON.stringify([ramipryl, { name: 'Witamina D' }]),
      },
    ]);
    const booking = await jan.bookings.get({ system: 'AMMS', id: systemId });
    expect(booking).toMatchObject(prescription(ramipryl, { name: 'Witamina D' }));
  });

  it('is not kept for a time that does not allow it', async () => {
    const jan = await at().as('jan.nowak');
    const place = { patientId: JAN, availabilityId: 'ubezp-lis' } as const;
    const slot = await firstFree({ client: jan, ...place, from: '2026-11-16' });
    const order = { ...place, timeSlotId: slot.id };
    await jan.timeSlots.block(order);
    await jan.bookings.make({ ...order, ...prescription(ramipryl) });
    const kept = at().provider.db.selectFrom('booking_prescriptions').selectAll();
    expect(await kept.execute()).toHaveLength(1);
  });
});
