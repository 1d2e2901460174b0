import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const next = say('wizard:next');
const extend = say('wizard:held.extend');
const kept = say('wizard:held.extended', { time: '' });
const password = say('public:login.password.label');
const description = say('medical-cases:description.label');
/** A button of an hour; the page's title begins likewise. */
const hour = /^Wybierz .*\d:\d\d/u;

export const flows: readonly Flow[] = [
  {
    name: 'teleconsultation',
    title:
      'a teleconsultation of a known case, from a guest to booked, whose time is kept for longer on the way',
    steps: [
      {
        open: '/newteleconsultation/services',
        hears: [`${say('teleconsultation:services.title')} – `],
        within: 9,
      },
      ...skipToContent,
      ...follow(/Majewska/u, { hears: [`${say('public:login.title')} – `], within: 9 }),
      ...fill(say('public:login.username.label'), 'jan.nowak'),
      { press: 'Tab', until: password, hears: [password], within: 4 },
      { type: PASSWORD, isSecret: true },
      { press: 'Return', hears: [`${say('booking-wizard:dates.title')} – `], within: 9, never: ['Błąd'] },
      ...skipToContent,
      ...follow(hour, { hears: [`${say('medical-cases:choose.title')} – `], within: 9 }),
      ...skipToContent,
      // The button says how often it can be pressed; what it has done is heard once, and first.
      ...follow(extend, { hears: [kept], within: 9, once: [kept], never: ['Błąd'] }),
      { press: 'Tab', until: extend, hears: [extend] },
      { press: 'Tab', until: 'Nadciśnienie', hears: ['Nadciśnienie'] },
      { press: 'space', hears: ['wybrany'], within: 4 },
      ...follow(next, { hears: [/Opisz, co się dzieje/u], within: 9, never: ['Błąd'] }),
      ...skipToContent,
      { press: 'Tab', until: extend, hears: [extend] },
      ...fill(description, 'Boli od tygodnia'),
      ...follow(next, { hears: [`${say('teleconsultation-summary:title')} – `], within: 9, never: ['Błąd'] }),
      ...follow(say('teleconsultation-summary:submit.book'), {
        hears: [`${say('teleconsultation-summary:result.title')} – `],
        within: 9,
        never: ['Błąd'],
      }),
    ],
  },
];
