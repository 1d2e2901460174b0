import type { Booking } from '#contract/bookings/schemas/bookings.ts';

type Paid = Pick<NonNullable<Booking['payment']>, 'isPaid' | 'isUnderWay'>;

/** C-91: nothing is due for a cancelled visit; what a payment under way has still taken comes back. */
export const paymentStateOf = (
  { status }: Pick<Booking, 'status'>,
  { isPaid, isUnderWay }: Paid,
): 'paid' | 'underWay' | 'notDue' | 'unpaid' => {
  if (isPaid) return 'paid';
  if (isUnderWay) return 'underWay';
  return status === 'CANCELED' ? 'notDue' : 'unpaid';
};
