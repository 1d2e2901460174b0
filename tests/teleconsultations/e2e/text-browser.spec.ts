import { test } from '#tests/support/fixtures.ts';
import { inLynx } from '#tests/support/in-lynx.ts';
import { literal, say } from '#tests/support/words.ts';

const words = (text: string) => new RegExp(literal(text), 'u');

test('a doctor is asked for now in lynx', async ({ portal }) => {
  const at = { origin: portal.origin, path: '/newteleconsultation', username: 'jan.nowak' };
  await inLynx(at, async (lynx) => {
    await lynx.isAt(say('teleconsultation:services.title'));
    await lynx.until(words(say('teleconsultation:now.waiting', { count: 4 })));
    await lynx.press(say('teleconsultation:services.onDuty'));

    await lynx.isAt(say('medical-cases:choose.title'));
    await lynx.choose(say('medical-cases:choose.new'));
    // The name that the page proposes stays.
    await lynx.press(say('wizard:next'));
    await lynx.isAt(say('medical-cases:description.title'));
    await lynx.press(say('wizard:next'));

    await lynx.isAt(say('teleconsultation-summary:title'));
    await lynx.until(words(say('teleconsultation-summary:noDescription')));
    await lynx.press(say('teleconsultation-summary:submit.now'));
    await lynx.until(words(say('teleconsultation-summary:now.registered')));
  });
});
