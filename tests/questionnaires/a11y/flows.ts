import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const pain = '2. Jak silny jest ból';
const fault = say('questionnaires:fault.outside', { number: 2, minimum: '0', maximum: '10' });
const saved = 'Gotowe: ankieta została zarejestrowana – ';

export const flows: readonly Flow[] = [
  {
    name: 'questionnaire',
    title: 'the questionnaire of a visit: a number out of its bounds, mended',
    account: 'anna.kowalska',
    steps: [
      { open: '/bookings/AMMS/booking-3010' },
      ...skipToContent,
      ...follow(say('questionnaires:section.fill'), { hears: ['Ankieta do wizyty: '], within: 9 }),
      ...skipToContent,
      { press: 'Tab', until: 'Kręgosłup', hears: ['1. ', 'Kręgosłup'] },
      { press: 'space' },
      ...fill(pain, '11'),
      { press: 'Tab', until: '4. ', hears: ['4. Czy ma Pan/Pani', 'Tak'], atMost: 2 },
      { press: 'space' },
      ...follow(say('questionnaires:booking.submit'), {
        hears: ['Błąd: 1 pole do poprawy – ', say('form:summary.title', { count: 1 })],
        within: 9,
      }),
      ...follow(fault, { hears: [pain, fault], within: 6 }),
      { press: 'ctrl+a' },
      { type: '7' },
      ...follow(say('questionnaires:booking.submit'), {
        hears: [saved, say('questionnaires:saved')],
        within: 9,
        once: [saved],
      }),
    ],
  },
];
