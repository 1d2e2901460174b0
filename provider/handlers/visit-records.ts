import { os } from '#provider/context.ts';
import { bookingPrintout } from '#provider/printouts/booking.ts';
import { bookingDetails } from './booking-details.ts';

const printout = os.visitRecords.printout.handler(async ({ input, context }) => {
  const { row, patient } = await context.access.booking({ ...input, action: 'visitRecords.printout' });
  const booking = await bookingDetails({ context, row, patient });
  const bytes = await bookingPrintout({ booking, language: context.language, at: context.clock.now() });
  return new File([bytes], `${row.system_id}.pdf`, { type: 'application/pdf' });
});

export const visitRecords = { printout };
