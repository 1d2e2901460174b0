import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

export const flows: readonly Flow[] = [
  {
    name: 'outage',
    title: 'a list that the clinic’s system does not give',
    account: 'halina.mazur',
    steps: [
      { open: '/bookings', hears: [`${say('bookings:list.title')} – `], within: 9 },
      ...skipToContent,
      { press: 'h', until: say('page:outage.title'), hears: [say('page:outage.title')], atMost: 4 },
      {
        press: 'Down',
        until: say('page:outage.system', { system: say('bookings:list.system') }),
        hears: [say('page:outage.system', { system: say('bookings:list.system') })],
        atMost: 3,
      },
      { press: 'Tab', until: say('page:outage.retry'), hears: [say('page:outage.retry')] },
      { press: 'Return', hears: [`${say('bookings:list.title')} – `], within: 9 },
    ],
  },
];
