import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const title = say('messages:new.titleLabel');
const content = say('messages:new.content');
const sent = 'Gotowe: wiadomość została wysłana – ';
const isSent = { hears: [sent, say('messages:send.done')], within: 9, once: [sent] };

export const flows: readonly Flow[] = [
  {
    name: 'message',
    title: 'writing a message, first without its text',
    account: 'anna.kowalska',
    steps: [
      { open: '/messages/new', hears: [`${say('messages:new.title')} – `], within: 9 },
      ...skipToContent,
      { press: 'Tab', until: 'Poradnia Lekarza Rodzinnego', hears: ['Poradnia Lekarza Rodzinnego'] },
      { press: 'space' },
      ...fill(title, 'Dawka leku', ['Najwyżej']),
      ...follow(say('messages:new.submit'), {
        hears: ['Błąd: 1 pole do poprawy – ', say('form:summary.title', { count: 1 })],
        within: 9,
      }),
      ...follow(say('messages:fault.content.empty'), {
        hears: [content, say('messages:fault.content.empty'), 'Najwyżej'],
        within: 6,
      }),
      { type: 'Ile tabletek mam brac?' },
      ...follow(say('messages:new.submit'), isSent),
    ],
  },
  {
    name: 'answer',
    title: 'reading a message and answering it',
    account: 'jan.nowak',
    steps: [
      { open: '/messages', hears: [`${say('messages:box.inbox.title')} – `], within: 9 },
      ...skipToContent,
      ...follow('Dzienniczek pomiarów ciśnienia', {
        hears: ['Dzienniczek pomiarów ciśnienia – '],
        within: 9,
      }),
      ...skipToContent,
      ...follow(say('messages:reply.link'), { hears: [`${say('messages:reply.title')} – `], within: 9 }),
      ...skipToContent,
      ...fill(content, 'Dziekuje, wydrukuje go.', ['Najwyżej']),
      ...follow(say('messages:new.submit'), isSent),
    ],
  },
];
