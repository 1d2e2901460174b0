import type { Flow, Step } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';

const INTERNIST = 'Konsultacja internistyczna';
const CARDIOLOGIST = 'Konsultacja kardiologiczna';
const next = say('wizard:next');
const referral = say('referrals:electronic.label');
const fault = say('referrals:fault.refENumber');
const canceled = 'Gotowe: rezerwacja została anulowana – ';
/** A button of an hour; the page's title begins likewise. */
const hour = /^Wybierz .*\d:\d\d/u;

const atDates = { hears: [`${say('booking-wizard:dates.title')} – `], within: 9 };

/** Steps to the free times of a service; a service that is given at one place alone does not ask where. */
const toDates = ({ service, place }: { service: string; place?: string }): readonly Step[] => [
  { open: '/newbooking', hears: [`${say('booking-wizard:services.title')} – `], within: 9 },
  ...skipToContent,
  ...(place
    ? [
        ...follow(service, { hears: [`${say('booking-wizard:services.choose')} – `], within: 9 }),
        ...skipToContent,
        ...follow(place, atDates),
      ]
    : follow(service, atDates)),
  ...skipToContent,
];

export const flows: readonly Flow[] = [
  {
    name: 'booking',
    title: 'booking a visit at the nearest free time',
    account: 'jan.nowak',
    steps: [
      ...toDates({ service: INTERNIST, place: 'Magdalena Bielecka-Zając' }),
      ...follow(hour, { hears: [`${say('booking-wizard:summary.title')} – `], within: 9 }),
      { press: 'h', hears: [say('booking-wizard:summary.title')], within: 3 },
      ...follow(say('booking-wizard:summary.submit'), {
        hears: [`${say('booking-wizard:result.title')} – `],
        within: 9,
        never: ['Błąd'],
      }),
      // What was done has the focus; the heading after it says when the visit is.
      { press: 'h', hears: [/^(?:dziś|jutro|pojutrze|za \d).*\d:\d\d/u], within: 1 },
    ],
  },
  {
    name: 'cancelling',
    title: 'cancelling a visit, from the list to the list',
    account: 'jan.nowak',
    steps: [
      { open: '/bookings', hears: [`${say('bookings:list.title')} – `], within: 9 },
      ...skipToContent,
      ...follow(/^Odwołaj wizytę/u, { hears: ['Czy odwołać wizytę: '], within: 9 }),
      { press: 'h', hears: ['Czy odwołać wizytę: '], within: 3 },
      { press: 'Down', until: /\d:\d\d/u, hears: [/\p{L} \d{1,2}:\d\d/u], atMost: 8 },
      {
        press: 'Down',
        until: 'Odwołania nie można cofnąć',
        hears: ['Odwołania nie można cofnąć'],
        atMost: 16,
      },
      { press: 'Tab', until: say('bookings:cancel.keep'), hears: [say('bookings:cancel.keep')] },
      ...follow(say('bookings:cancel.submit'), {
        hears: [canceled, say('bookings:cancel.done')],
        within: 9,
        once: [canceled],
      }),
    ],
  },
  {
    name: 'referral',
    title: 'a referral with errors, and mended',
    account: 'jan.nowak',
    steps: [
      ...toDates({ service: CARDIOLOGIST }),
      ...follow(hour, { hears: [`${say('referrals:title')} – `], within: 9 }),
      ...skipToContent,
      ...fill(referral, '12', ['4 cyfry kodu dostępu']),
      ...follow(next, {
        hears: ['Błąd: 1 pole do poprawy – ', say('form:summary.title', { count: 1 })],
        within: 9,
        once: ['Błąd: 1 pole do poprawy'],
      }),
      ...follow(fault, { hears: [referral, fault, '4 cyfry kodu dostępu'], within: 6 }),
      { press: 'ctrl+a' },
      { type: '1234' },
      ...follow(next, { hears: [' – '], within: 9, never: ['Błąd'] }),
    ],
  },
];
