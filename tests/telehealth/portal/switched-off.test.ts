import { expect, it } from 'vitest';
import { bookingStories } from '#provider/seed/stories.ts';
import { preparedFolder } from '#tests/support/portal-stores.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { signedInAt } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

it('while they are off, one that is booked is read, and nothing says from when it can be joined', async () => {
  const nth = bookingStories.findIndex(
    ({ availability, days }) => availability.startsWith('tele-int') && days > 0,
  );
  const path = `/bookings/AMMS/booking-${3001 + nth}`;
  const partOf = async (settings: object) => {
    const portal = await startPortal({ dataDirectory: await preparedFolder({ settings }) });
    try {
      const stanislaw = await signedInAt(portal.origin, 'stanislaw.wojcik');
      const { status, page } = await stanislaw.get(path);
      const text = page.querySelector('main')?.text ?? '';
      return {
        status,
        isOff: text.includes(say('bookings:details.cannotCancel.TELEHEALTH_OFF')),
        saysWhen: text.includes(say('telehealth:join.hours', { from: '|', until: '' }).split('|')[0] ?? '|'),
      };
    } finally {
      await portal.stop();
    }
  };
  expect(await partOf({})).toEqual({ status: 200, isOff: false, saysWhen: true });
  expect(await partOf({ amtsEnabled: false })).toEqual({ status: 200, isOff: true, saysWhen: false });
});
