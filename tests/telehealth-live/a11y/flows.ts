import type { Flow } from '#tests/house/screen-reader/flow.ts';
import { fill, follow, skipToContent } from '#tests/house/screen-reader/steps.ts';
import { say } from '#tests/support/words.ts';
import { doctorDoes, sceneOf } from '#tests/telehealth-live/staff.ts';

/** Which one it is, once the staff has added it. */
let id = '';
const LINE = 'Boli mnie kolano';
const ANSWER = 'Od kiedy boli';
const chat = say('telehealth-live:type.C.label');
const here = say('telehealth-live:room.here');
/** The line that was sent, folded as soon as a newer one is there. */
const earlier = `${say('telehealth-live:chat.earlier')} 1`;
const refresh = say('telehealth-live:chat.refresh');

/** The title says what was done, with a small letter first. */
const left = /Gotowe: nie czekasz już w poczekalni ani w rozmowie – /u;

export const flows: readonly Flow[] = [
  {
    name: 'live-chat',
    title: 'a live teleconsultation by chat without scripts, left and come back to, until the doctor ends it',
    account: 'jan.nowak',
    isWithoutScripts: true,
    before: async (portal) => {
      id = await sceneOf(portal, 'jan-now');
    },
    steps: [
      { open: '/bookings', hears: [`${say('bookings:list.title')} – `], within: 9 },
      ...skipToContent,
      ...follow(say('telehealth:join.link'), {
        hears: [`${say('telehealth-live:type.title')} – `],
        within: 9,
      }),
      ...skipToContent,
      { press: 'Tab', until: chat, hears: [chat], within: 4 },
      { press: 'space', hears: ['wybrany'], within: 4 },
      ...follow(say('telehealth-live:type.submit'), {
        hears: [`${say('telehealth-live:room.title')} `],
        within: 9,
        never: ['Błąd'],
      }),
      { meanwhile: (portal) => doctorDoes(portal, id, 'come'), shown: 'the doctor comes' },
      ...skipToContent,
      ...follow(here, { hears: [`${say('telehealth-live:room.titleIn')} `], within: 9 }),
      ...skipToContent,
      ...follow(say('telehealth-live:room.enter'), {
        hears: [`${say('telehealth-live:call.title')} `],
        within: 9,
      }),
      ...skipToContent,
      ...fill(say('telehealth-live:chat.label'), LINE),
      ...follow(say('telehealth-live:chat.send'), {
        hears: [`${say('telehealth-live:call.title')} `],
        within: 9,
        never: ['Błąd'],
      }),
      {
        meanwhile: (portal) => doctorDoes(portal, id, 'write', { text: ANSWER }),
        shown: 'the doctor answers',
      },
      { press: 'Tab', until: refresh, hears: [refresh] },
      { press: 'Return', hears: [`${say('telehealth-live:call.title')} `], within: 9 },
      { press: 'Down', until: earlier, hears: [earlier], atMost: 60 },
      { press: 'Down', until: ANSWER, hears: [ANSWER] },
      // Beside the title, before the chat.
      { press: 'shift+Tab', until: say('telehealth-live:leave.link') },
      { press: 'Return', hears: [`${say('telehealth-live:leave.title')} – `], within: 9 },
      ...skipToContent,
      ...follow(say('telehealth-live:leave.submit'), { hears: [left], within: 9, once: [left] }),
      ...follow(say('telehealth:join.link'), {
        hears: [`${say('telehealth-live:room.titleIn')} `],
        within: 9,
      }),
      { meanwhile: (portal) => doctorDoes(portal, id, 'end'), shown: 'the doctor ends it' },
      ...skipToContent,
      ...follow(here, { hears: [`${say('telehealth-live:ended.title')} – `], within: 9 }),
    ],
  },
];
