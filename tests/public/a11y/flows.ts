import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill } from '#tests/house/screen-reader/steps.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const title = say('public:login.title');
const username = say('public:login.username.label');
const password = say('public:login.password.label');
const wrong = /Uwaga: niepoprawny login i\/lub hasło – Zaloguj się – /u;

export const flows: readonly Flow[] = [
  {
    name: 'sign-in',
    title: 'signing in by typing, first with a wrong password',
    steps: [
      { open: '/login', hears: [`${title} – `], within: 8 },
      ...fill(username, 'jan.nowak'),
      { press: 'Tab', until: password, hears: [password], within: 4 },
      { type: 'Nie-to-haslo-2026', isSecret: true },
      { press: 'Return', hears: [wrong, say('form:summary.failed')], within: 8, once: [wrong] },
      { press: 'Tab', until: username, hears: [username, 'jan.nowak'], within: 4 },
      { press: 'Tab', until: password, hears: [password], within: 4 },
      { type: PASSWORD, isSecret: true },
      { press: 'Return', hears: [`${say('start:greeting')} Jan Nowak – `], within: 9, never: ['Błąd'] },
    ],
  },
];
