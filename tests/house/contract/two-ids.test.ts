import { expect, it } from 'vitest';
import { fileOf, pdf } from '#tests/support/files.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

/** Each id of these is one's own; together they name no file. Those of results and of visits lie with their areas. */
describeEachProvider('a file that an address names with two ids', (at) => {
  it('of a booking is of that booking and of no other', async () => {
    const { bookings } = await at().as('jan.nowak');
    const [one, other] = ['booking-3001', 'booking-3002'];
    for (const kind of ['BOOKING', 'REFERRAL'] as const) {
      const filename = `${kind}.pdf`;
      const asked = { system: 'AMMS', kind, filename, file: fileOf(pdf(), filename) } as const;
      const { id } = await bookings.addAttachment({ ...asked, id: one });
      const read = kind === 'BOOKING' ? bookings.attachment : bookings.referralAttachment;
      const remove = kind === 'BOOKING' ? bookings.removeAttachment : bookings.removeReferralAttachment;
      const of = (bookingId: string, system = 'AMMS') => ({ system, bookingId, id });
      await expectRefusal(read(of(other)), 'NOT_FOUND');
      await expectRefusal(read(of(one, 'OTHER')), 'NOT_FOUND');
      await expectRefusal(remove(of(other)), 'NOT_FOUND');
      expect((await read(of(one))).name).toBe(filename);
    }
  });

  it('of a message is of that message and of no other', async () => {
    const { messages } = await at().as('anna.kowalska');
    const id = 'file-8611';
    expect((await messages.attachment({ messageId: 'message-8601', id })).type).toBe('image/png');
    await expectRefusal(messages.attachment({ messageId: 'message-8303', id }), 'NOT_FOUND');
  });
});
