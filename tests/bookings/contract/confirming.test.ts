import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const key = (id: string) => ({ system: 'AMMS', id: `booking-${id}` });
const WRONG_STATUS = { errorCode: 'WRONG_STATUS' };

describeEachProvider('confirming', (at) => {
  it('makes a SCHEDULED booking to come REGISTERED, once', async () => {
    const { as, provider } = at();
    const jan = await as('jan.nowak');
    expect(await jan.bookings.confirm(key('3001'))).toMatchObject({ status: 'REGISTERED', sequence: 0 });
    expect(await jan.bookings.get(key('3001'))).toMatchObject({ status: 'REGISTERED' });
    await expectRefusal(jan.bookings.confirm(key('3001')), 'CONFLICT', WRONG_STATUS);

    const entries = await provider.db
      .selectFrom('audit')
      .select(['account_id', 'patient_id', 'object'])
      .where('action', '=', 'bookings.confirm')
      .execute();
    expect(entries).toEqual([
      { account_id: 'account-2001', patient_id: 'patient-1001', object: 'booking-3001' },
    ]);
  });

  it.each(['3002', '3003', '3005'])('refuses what is not SCHEDULED: booking-%s', async (id) => {
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.bookings.confirm(key(id)), 'CONFLICT', WRONG_STATUS);
  });

  it('refuses what has begun', async () => {
    const jan = await at().as('jan.nowak');
    await expectRefusal(jan.bookings.confirm(key('3004')), 'CONFLICT', { errorCode: 'TOO_LATE' });
  });

  it('of two at the same moment only one confirms', async () => {
    const anna = await at().as('anna.kowalska');
    const both = await Promise.allSettled([
      anna.bookings.confirm(key('3010')),
      anna.bookings.confirm(key('3010')),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
