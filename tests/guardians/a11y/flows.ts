import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const name = 'Anna Kowalska';

export const flows: readonly Flow[] = [
  {
    name: 'guardian-confirmed',
    title: 'a guardian is confirmed by the link of a mail',
    account: 'stanislaw.wojcik',
    steps: [
      {
        open: '/ward/confirm/patient-1007/account-2002',
        hears: [`${say('guardians:confirm.title', { name })} – `],
        within: 9,
      },
      ...skipToContent,
      ...follow(say('guardians:confirm.yes'), {
        hears: [say('page:notice.success'), say('guardians:act.confirm.done', { name })],
        within: 9,
      }),
    ],
  },
];
