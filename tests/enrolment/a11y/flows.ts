import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { ENTRY } from '#tests/enrolment/walk.ts';
import { say } from '#tests/support/words.ts';

export const flows: readonly Flow[] = [
  {
    name: 'child-registered',
    title: 'the registration of a child begins',
    account: 'anna.kowalska',
    steps: [
      { open: ENTRY, hears: [`${say('enrolment:choice.title')} – `], within: 9 },
      ...skipToContent,
      ...follow(say('enrolment:choice.CHILD'), {
        hears: [say('enrolment:title.CHILD')],
        within: 9,
      }),
    ],
  },
];
