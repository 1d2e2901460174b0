import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

export const flows: readonly Flow[] = [
  {
    name: 'documents',
    title: 'a document of the record and its notes',
    account: 'jan.nowak',
    steps: [
      {
        open: '/benefits/clinicaldocuments',
        hears: [`${say('clinical-documents:title')} – `],
        within: 9,
      },
      ...skipToContent,
      ...follow(/^Karta informacyjna z leczenia/u, {
        hears: ['Karta informacyjna z leczenia – '],
        within: 9,
      }),
      ...skipToContent,
      ...follow(/^Notatki do tego dokumentu/u, {
        hears: [`${say('clinical-documents:notes.title')} – `],
        within: 9,
      }),
    ],
  },
];
