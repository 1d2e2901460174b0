import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

export const flows: readonly Flow[] = [
  {
    name: 'address-of-a-ward',
    title: 'the address of a ward, with a wrong postal code first',
    account: 'anna.kowalska',
    steps: [
      { open: '/account/ward', hears: [`${say('people:wards.title')} – `], within: 9 },
      ...skipToContent,
      ...follow('Helena Kowalska', { hears: ['Helena Kowalska – '], within: 9 }),
      ...skipToContent,
      ...follow(say('people:ways.edit'), { hears: [say('people:edit.title')], within: 9 }),
      ...skipToContent,
      ...fill(say('booking-wizard:personaldata.postalCode.label'), '20', [
        say('booking-wizard:personaldata.postalCode.hint'),
      ]),
      ...follow(say('people:edit.submit'), {
        hears: ['Błąd: 1 pole do poprawy – ', say('form:summary.title', { count: 1 })],
        within: 20,
        once: ['Błąd: 1 pole do poprawy'],
      }),
    ],
  },
];
