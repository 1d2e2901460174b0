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
      // Orca 43 leaves the summary for the page's first select as soon as it comes: docs/accessibility/screen-reader.md says why. The focus stays.
      ...follow(say('people:edit.submit'), {
        hears: [say('people:edit.document.countryLabel'), say('form:select.choose')],
        within: 20,
      }),
      { press: 'Tab', hears: [say('booking-wizard:personaldata.postalCode.invalid')], within: 6 },
      {
        press: 'Return',
        hears: [
          say('booking-wizard:personaldata.postalCode.label'),
          say('booking-wizard:personaldata.postalCode.invalid'),
        ],
        within: 12,
      },
    ],
  },
];
