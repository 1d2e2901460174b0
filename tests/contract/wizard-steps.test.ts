import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';

const PIOTR = 'patient-1005';
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
