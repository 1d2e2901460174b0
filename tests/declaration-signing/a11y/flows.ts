import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { ANNAS, signPathOf } from '#tests/declaration-signing/unsigned.ts';
import { say } from '#tests/support/words.ts';

export const flows: readonly Flow[] = [
  {
    name: 'declaration-signed',
    title: 'a declaration of choice is signed at the service of signatures',
    account: 'anna.kowalska',
    steps: [
      { open: signPathOf(ANNAS), hears: [`${say('signing:DECLARATION.title')} – `], within: 9 },
      ...skipToContent,
      ...follow(say('signing:how.submit'), { within: 9 }),
      // The service's page is another's: here the staff's desk, where one is chosen who signs.
      { press: 'Tab', until: 'Kto podpisuje' },
      { press: 'Down', until: 'Anna Kowalska' },
      { press: 'space', hears: ['wybrany'], within: 4 },
      { press: 'Tab', until: /^Dalej/ },
      {
        press: 'Return',
        hears: [
          `${say('signing:DECLARATION.signedTitle')} – `,
          say('page:notice.success'),
          say('signing:DECLARATION.signed'),
        ],
        within: 12,
      },
    ],
  },
];
