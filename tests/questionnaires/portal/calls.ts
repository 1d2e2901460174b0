import { type CallRows, BOOKING } from '#tests/house/portal/calls/row.ts';

const ANSWERS = { questionnaireId: 'questionnaire-reha', answers: [] };

export const calls: CallRows = {
  'questionnaires.settings': { kind: 'own account' },
  'questionnaires.existsForBookings': { kind: 'own account', input: { serviceCode: 'REHA' } },
  'questionnaires.forBookings': { kind: 'own account', input: { serviceCode: 'REHA' } },
  'questionnaires.byBookingId': { kind: 'booking', input: { id: BOOKING.id } },
  'questionnaires.isFulfilled': {
    kind: 'booking',
    input: { bookingId: BOOKING.id, systemRoot: BOOKING.system },
  },
  'questionnaires.ofBooking': { kind: 'booking', input: { id: BOOKING.id } },
  'questionnaires.fulfillForBooking': {
    kind: 'booking',
    input: { a: BOOKING.system, b: BOOKING.id, ...ANSWERS },
  },
  'questionnaires.saveForBooking': {
    kind: 'booking',
    input: { ...BOOKING, questionnaireFulfillment: ANSWERS },
  },
};
