import { belowBooking, ofAnother, type AccessRows } from '#tests/house/portal/access/row.ts';

export const access: AccessRows = {
  ...belowBooking(
    ['notes', 'chat', 'recording', 'printout.pdf', 'recording.wav', 'recording.vtt'],
    ofAnother,
  ),
};
