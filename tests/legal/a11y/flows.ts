import { statusOf } from '#app/domain/legal/status.ts';
import { proof } from '#app/domain/legal/proof.ts';
import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const title = say('inaccessible:title');
const channel = say('inaccessible:channel.label');
const fault = say('inaccessible:channel.required');
const statement = say('accessibility-statement:title');
const statusTitle = say('accessibility-statement:status.title');
/** As far as it stands in one line of the page. */
const STATUS_BEGINNING = 40;
const status = say(`accessibility-statement:status.${statusOf(proof)}`).slice(0, STATUS_BEGINNING);

export const flows: readonly Flow[] = [
  {
    name: 'inaccessible',
    title: 'a page that cannot be used is reported, first without a way of the answer',
    steps: [
      { open: '/legal/inaccessible?page=%2Fbookings', hears: [`${title} – `], within: 9 },
      ...skipToContent,
      {
        press: 'Tab',
        until: say('inaccessible:page.label'),
        hears: [say('inaccessible:page.label'), '/bookings', say('inaccessible:page.hint')],
        within: 6,
      },
      ...fill(say('inaccessible:problem.label'), 'Nie slysze, ktore godziny sa wolne.', [
        say('inaccessible:problem.hint'),
      ]),
      ...follow(say('inaccessible:submit'), {
        hears: ['Błąd: 1 pole do poprawy – ', say('form:summary.title', { count: 1 })],
        within: 9,
        once: ['Błąd: 1 pole do poprawy'],
      }),
      ...follow(fault, { hears: [channel, say('inaccessible:channel.EMAIL'), fault], within: 8 }),
      { press: 'space' },
      ...fill(say('inaccessible:email.label'), 'wanda@example.com', [say('inaccessible:email.hint')]),
      ...follow(say('inaccessible:submit'), {
        hears: [`${say('inaccessible:sent.title')} D-`, say('inaccessible:sent.done').split('.')[0] ?? ''],
        within: 9,
        never: ['Błąd'],
      }),
      {
        press: 'h',
        until: say('inaccessible:sent.whenTitle'),
        hears: [say('inaccessible:sent.whenTitle')],
        atMost: 4,
      },
      { press: 'Down', until: '(7 dni)', hears: [/Odpowiemy do \d/u, '(7 dni)'], atMost: 2 },
      { press: 'Down', until: '(2 miesiące)', hears: ['(2 miesiące)'], atMost: 2 },
    ],
  },
  {
    name: 'declaration',
    title: 'the declaration of accessibility: its title and its status',
    steps: [
      { open: '/legal/declaration-of-availability', hears: [`${statement} – `], within: 9 },
      { press: 'h', until: statement, hears: [statement], atMost: 2 },
      { press: 'h', until: statusTitle, hears: [statusTitle], atMost: 4 },
      { press: 'Down', until: status, hears: [status], atMost: 2 },
    ],
  },
];
