import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const name = 'karta-pobytu.pdf';

export const flows: readonly Flow[] = [
  {
    name: 'person-file-removed',
    title: 'a file of a person is removed after a question',
    account: 'oleksandr.kovalenko',
    steps: [
      {
        open: '/account/patients/patient-1008/attachments/person-file-9501/delete',
        hears: [`${say('attachments:delete.title', { name })} – `],
        within: 9,
      },
      ...skipToContent,
      ...follow(say('attachments:delete.submit'), {
        hears: [say('page:notice.success'), say('attachments:delete.done')],
        within: 9,
      }),
    ],
  },
];
