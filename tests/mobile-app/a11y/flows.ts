import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const title = say('mobile-app:title');

export const flows: readonly Flow[] = [
  {
    name: 'mobile-pin',
    title: 'a PIN for a child’s mobile application',
    account: 'anna.kowalska',
    steps: [
      { open: '/account/patients/patient-1003/mobile', hears: [`Zofia Kowalska ${title} – `], within: 9 },
      ...skipToContent,
      ...follow(say('mobile-app:register.submit'), {
        hears: [`Zofia Kowalska ${title} – `, say('mobile-app:made')],
        within: 9,
      }),
      { press: 'h', until: say('mobile-app:pin.title'), hears: [say('mobile-app:pin.title')] },
      { press: 'Down', hears: [/\d\d \d\d \d\d \d\d/], within: 2 },
      { press: 'Down', hears: [/Działa do/], within: 2 },
    ],
  },
];
