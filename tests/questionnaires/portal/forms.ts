import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sends } from '#tests/house/portal/forms/successes.ts';
import { day, oneOf, text } from '#tests/house/portal/forms/texts.ts';

const answers = { q1: oneOf('1', '7'), q2: text, q3: day, q4: oneOf('1', '3'), q5: text };
const cameBack = { typed: ['q2', 'q3'], chosen: ['q1', 'q4'] };

export const forms: FormRows = {
  'the questionnaire of a booking': {
    route: '/bookings/questionnaire/:systemRoot/:accountId/:bookingId',
    open: async ({ as }) => ({
      known: answers,
      send: (await as('anna.kowalska')).posts('/bookings/questionnaire/AMMS/account-2002/booking-3010'),
      ...cameBack,
    }),
    success: sends('anna.kowalska', '/bookings/questionnaire/AMMS/account-2002/booking-3010', {
      q1: ['1', '5'],
      q2: '4,5',
      q4: '2',
      q5: 'Kręci mi się w głowie',
    }),
  },
};
