import fc from 'fast-check';

const dateBetween = ({ from, to }: { from: string; to: string }) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true });

/** Days as the portal may meet them, from a birth in 1900 to a far booking. */
export const anyDay = dateBetween({ from: '1900-01-01', to: '2099-12-31' }).map((date) =>
  date.toISOString().slice(0, 10),
);

/** Moments of the time in which bookings can lie. */
export const anyInstant = dateBetween({ from: '2006-01-01', to: '2047-01-01' });
