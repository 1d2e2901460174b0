import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

export const flows: readonly Flow[] = [
  {
    name: 'correction-withdrawn',
    title: 'a request to correct data is withdrawn',
    account: 'jan.nowak',
    steps: [
      {
        open: '/account/patients/patient-1001/correction/correction-9601/withdraw',
        hears: ['Czy wycofać prośbę z '],
        within: 9,
      },
      ...skipToContent,
      {
        press: 'Down',
        until: say('applications:withdraw.consequence'),
        hears: [say('applications:withdraw.consequence')],
      },
      ...follow(say('applications:withdraw.submit'), {
        hears: [say('page:notice.success'), say('applications:withdraw.done')],
        within: 9,
      }),
    ],
  },
];
