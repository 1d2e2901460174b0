import type { RunningPortal } from '#tests/support/running-portal.ts';
import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';
import { ENTRIES, PASSWORD_OF_GUEST, peselOfGuest } from '#tests/registration/walk.ts';

const DIGITS = [0, 1, 2, 3, 4] as const;
const next = say('wizard:next');
const sum = /Ile to jest (\S+) dodać (\S+) dodać (\S+)\?/u;

/** The answer to the sum, as whoever hears it works it out. */
function sumHeard(heard: readonly string[]) {
  const words = sum.exec(heard.findLast((line) => sum.test(line)) ?? '')?.slice(1) ?? [];
  const digits = words.map((word) =>
    DIGITS.find((digit) => say(`registration:sum.digits.${digit}`) === word),
  );
  return String(digits.reduce<number>((all, digit) => all + (digit ?? NaN), 0));
}

/** The code of the message that has come. */
let code = '';
async function readCode(portal: RunningPortal) {
  code = (await portal.outbox()).find((message) => message.code)?.code ?? '';
}

const titled = (title: string) => [`${say('registration:over.PATIENT')} ${title} – `];

export const flows: readonly Flow[] = [
  {
    name: 'guest-registers',
    title: 'a guest registers, answers the sum as it is heard, and proves the number by its code',
    steps: [
      { open: ENTRIES.PATIENT, hears: [say('registration:title.person.PATIENT')], within: 9 },
      ...skipToContent,
      ...fill(say('people:edit.name'), 'Irena'),
      ...fill(say('people:edit.lastName'), 'Wolska'),
      // The question before it is left open: a number that is typed answers it.
      { press: 'Tab', until: /^PESEL/mu, hears: [say('enrolment:pesel.hint')], within: 6 },
      { type: peselOfGuest('PATIENT', 340) },
      ...follow(next, {
        hears: titled(say('registration:title.contact.PATIENT')),
        within: 9,
        never: ['Błąd'],
      }),
      ...skipToContent,
      ...fill(say('booking-wizard:contactdata.label'), '608555'),
      ...follow(next, { hears: ['Błąd: 2 pola do poprawy – '], within: 9 }),
      { press: 'Tab', until: say('booking-wizard:contactdata.fault.tooShort'), atMost: 2 },
      {
        press: 'Return',
        hears: [say('booking-wizard:contactdata.label'), say('booking-wizard:contactdata.fault.tooShort')],
      },
      { press: 'ctrl+a' },
      { type: '608555640' },
      ...fill(say('public:email.label'), 'irena.wolska@poczta.example'),
      ...follow(next, { hears: titled(say('registration:title.consents')), within: 9, never: ['Błąd'] }),
      ...skipToContent,
      {
        press: 'Tab',
        until: say('registration:consents.patient'),
        hears: [say('registration:consents.patient'), say('registration:consents.isNeeded')],
      },
      { press: 'space', hears: ['zaznaczony'], within: 4 },
      { press: 'Tab', hears: [say('registration:consents.isNeeded')], within: 4 },
      { press: 'space', hears: ['zaznaczony'], within: 4 },
      { press: 'Tab', until: sum, hears: [sum, say('registration:sum.hint')], within: 6 },
      { type: sumHeard },
      ...follow(next, { hears: titled(say('registration:title.files')), within: 9, never: ['Błąd'] }),
      ...skipToContent,
      ...follow(next, { hears: titled(say('registration:title.review')), within: 9, never: ['Błąd'] }),
      ...skipToContent,
      {
        press: 'Tab',
        until: say('public:newPassword.label'),
        hears: [say('public:newPassword.label'), say('public:newPassword.hint')],
        within: 6,
      },
      { type: PASSWORD_OF_GUEST, isSecret: true },
      ...follow(say('registration:review.submit'), {
        hears: titled(say('bookings:code.title')),
        within: 12,
        never: ['Błąd'],
      }),
      { meanwhile: readCode, shown: 'the message with the code comes' },
      ...fill(say('bookings:code.label'), () => code, [say('bookings:code.hint')]),
      ...follow(say('account:phone.confirm'), {
        hears: [/Gotowe: numer telefonu został potwierdzony – Nowe konto dla siebie Konto jest gotowe – /u],
        within: 12,
        never: ['Błąd'],
      }),
      { press: 'Tab', until: say('registration:summary.signIn') },
    ],
  },
  {
    name: 'guest-registers-a-child',
    title: 'a guest begins to register, and looks for the form of a child',
    steps: [
      { open: ENTRIES.PATIENT, hears: [say('registration:title.person.PATIENT')], within: 9 },
      ...skipToContent,
      ...follow(say('registration:first.others.CHILD'), {
        hears: [say('registration:title.guardian')],
        within: 12,
      }),
    ],
  },
];
