import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';
import { ENTRIES } from '#tests/registration/walk.ts';

export const flows: readonly Flow[] = [
  {
    name: 'guest-registers',
    title: 'a guest begins to register, and looks for the form of a child',
    steps: [
      { open: ENTRIES.PATIENT, hears: [say('registration:title.person.PATIENT')], within: 9 },
      ...skipToContent,
      ...follow(say('registration:first.others.CHILD'), {
        hears: [say('registration:title.guardian')],
        within: 12,
      }),
    ],
  },
];
