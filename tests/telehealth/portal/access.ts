import { belowBooking, notForGuests, ofAnother, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  ...belowBooking(['notes', 'chat', 'recording'], ofAnother),
  ...belowBooking(['printout.pdf', 'recording.wav', 'recording.vtt'], notForGuests(404, 404)),
};
