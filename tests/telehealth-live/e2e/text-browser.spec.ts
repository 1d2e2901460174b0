import { joinPath } from '#app/domain/telehealth/paths.ts';
import { test } from '#tests/support/fixtures.ts';
import { inLynx } from '#tests/support/in-lynx.ts';
import { literal, say } from '#tests/support/words.ts';
import { doctorDoes, sceneOf } from '#tests/telehealth-live/staff.ts';

const words = (text: string) => new RegExp(literal(text), 'u');
/** A title that goes on with the doctor's name. */
const beginning = (text: string) => new RegExp(`${literal(text)} .+`, 'u');
const LINE = 'Boli mnie kolano';
const ANSWER = 'Od kiedy boli';

test('a chat from its type to its end in lynx', async ({ portal }) => {
  const id = await sceneOf(portal, 'jan-now');
  await inLynx({ origin: portal.origin, path: joinPath(id), username: 'jan.nowak' }, async (lynx) => {
    await lynx.isAt(say('telehealth-live:type.title'));
    await lynx.choose(say('telehealth-live:type.C.label'));
    await lynx.press(say('telehealth-live:type.submit'));

    await lynx.isAt(beginning(say('telehealth-live:room.title')));
    await lynx.until(words(say('telehealth-live:room.doctor.away')));
    await doctorDoes(portal, id, 'come');
    await lynx.press(say('telehealth-live:room.here'));
    await lynx.until(words(say('telehealth-live:room.doctor.in')));
    await lynx.press(say('telehealth-live:room.enter'));

    await lynx.isAt(beginning(say('telehealth-live:call.title')));
    await lynx.write(say('telehealth-live:chat.label'), LINE);
    await lynx.press(say('telehealth-live:chat.sendBeside'));
    await lynx.until(words(LINE));
    await doctorDoes(portal, id, 'write', { text: ANSWER });
    await lynx.press(say('telehealth-live:chat.refresh'));
    await lynx.until(words(ANSWER));

    await lynx.press(say('telehealth-live:leave.link'));
    await lynx.isAt(say('telehealth-live:leave.title'));
    await lynx.press(say('telehealth-live:leave.submit'));
    await lynx.press(say('telehealth:join.link'));
    await lynx.isAt(beginning(say('telehealth-live:room.titleIn')));
    await lynx.press(say('telehealth-live:room.enter'));
    await lynx.isAt(beginning(say('telehealth-live:call.title')));
    await lynx.until(words(ANSWER));

    await doctorDoes(portal, id, 'end');
    await lynx.press(say('telehealth-live:chat.refresh'));
    await lynx.isAt(say('telehealth-live:ended.title'));
  });
});
