import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const [CONSEQUENCE = ''] = say('applications:withdraw.consequence').split(/(?<=się) /u);

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
        // A line of the screen at a time: the first one of the consequence.
        until: CONSEQUENCE,
        hears: [CONSEQUENCE],
      },
      ...follow(say('applications:withdraw.submit'), {
        hears: [say('page:notice.success'), say('applications:withdraw.done')],
        within: 9,
      }),
    ],
  },
];
