import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sentBy } from '#tests/house/portal/forms/successes.ts';
import { oneOf, text } from '#tests/house/portal/forms/texts.ts';

export const forms: FormRows = {
  'a page that somebody cannot use': {
    route: '/legal/inaccessible',
    open: async ({ guest }) => ({
      known: {
        page: oneOf('/bookings', '//other.example', 'Wizyty'),
        problem: text,
        wanted: text,
        isDemand: oneOf('on'),
        alternative: text,
        name: text,
        attempt: text,
        channel: oneOf('EMAIL', 'PHONE', 'SMS', 'LETTER', 'NONE'),
        email: oneOf('jan.nowak@example.com'),
        phone: oneOf('600 100 101'),
        address: text,
      },
      send: (await guest()).posts('/legal/inaccessible?page=%2Fbookings'),
      typed: ['page', 'problem', 'wanted', 'alternative', 'name', 'email', 'phone', 'address'],
      chosen: ['channel'],
    }),
    success: (scene) =>
      sentBy(scene.guest(), '/legal/inaccessible?page=%2Fbookings', {
        problem: 'Nie słychać nazwy przycisku',
        channel: 'EMAIL',
        email: 'jan.nowak@example.com',
      }),
  },
};
