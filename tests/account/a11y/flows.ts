import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const wrong = 'Prawdopodobnie kod potwierdzenia jest błędny';

export const flows: readonly Flow[] = [
  {
    name: 'own-phone',
    title: 'another phone, with a wrong code',
    account: 'jan.nowak',
    steps: [
      { open: '/account/phone', hears: [`${say('account:ownPhone.title')} – `], within: 9 },
      ...skipToContent,
      ...fill(say('booking-wizard:contactdata.label'), '511222333', ['601 234 567']),
      ...follow(say('account:phone.send'), {
        hears: [`${say('bookings:code.title')} – `, say('bookings:code.sent')],
        within: 9,
      }),
      ...skipToContent,
      ...fill(say('bookings:code.label'), '000000', [say('bookings:code.hint')]),
      ...follow(say('account:phone.confirm'), {
        hears: ['Błąd: 1 pole do poprawy – ', say('form:summary.title', { count: 1 })],
        within: 9,
        once: ['Błąd: 1 pole do poprawy'],
      }),
      ...follow(wrong, { hears: [say('bookings:code.label'), wrong, '4 razy'], within: 6 }),
    ],
  },
];
