import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const accepted = 'Gotowe: wniosek został zarejestrowany – ';

export const flows: readonly Flow[] = [
  {
    name: 'payout',
    title: 'a payout of a ward’s deposit, first with an amount that is none',
    account: 'anna.kowalska',
    steps: [
      {
        open: '/newdeposit?patientId=patient-1004',
        hears: [`Helena Kowalska ${say('deposits:new.title')} – `],
        within: 9,
      },
      ...skipToContent,
      ...fill(say('deposits:new.amount.label'), '1e3', [say('deposits:new.amount.hint')]),
      ...follow(say('deposits:new.submit'), {
        hears: ['Błąd: 1 pole do poprawy – ', say('form:summary.title', { count: 1 })],
        within: 9,
      }),
      ...follow(say('fields:amount.malformed'), {
        hears: [say('deposits:new.amount.label'), say('fields:amount.malformed')],
        within: 6,
      }),
      { press: 'ctrl+a' },
      { type: '120,50' },
      ...follow(say('deposits:new.submit'), { hears: [`${say('deposits:summary.title')} – `], within: 9 }),
      ...skipToContent,
      ...follow(say('deposits:summary.submit'), {
        hears: [accepted, say('deposits:accepted')],
        within: 9,
        once: [accepted],
      }),
    ],
  },
];
