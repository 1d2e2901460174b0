import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

export const flows: readonly Flow[] = [
  {
    name: 'results',
    title: 'a test result in words',
    account: 'jan.nowak',
    steps: [
      { open: '/benefits/encounters', hears: [`${say('benefits:tabs.encounters')} – `], within: 9 },
      ...follow(/^Wyniki/u, { hears: [`${say('results:title')} – `], within: 9 }),
      ...skipToContent,
      ...follow(/^Elektrolity i glukoza/u, {
        hears: [/\d{4} Elektrolity i glukoza – /u],
        within: 9,
      }),
      { press: 'h', hears: ['Elektrolity i glukoza'], within: 3 },
      { press: 'h', until: say('results:criticalTitle'), hears: [say('results:criticalTitle')], atMost: 4 },
      { press: 'Down' },
      { press: 'h', until: 'Potas', hears: ['Potas'], atMost: 6 },
      {
        press: 'Down',
        until: /dużo powyżej zakresu/iu,
        hears: [/dużo powyżej zakresu/iu],
        atMost: 4,
      },
    ],
  },
];
