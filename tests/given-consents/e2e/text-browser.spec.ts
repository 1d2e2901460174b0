import { test } from '#tests/support/fixtures.ts';
import { inLynx } from '#tests/support/in-lynx.ts';
import { literal, say } from '#tests/support/words.ts';

test('a consent is given and taken back in lynx', async ({ portal }) => {
  const at = { origin: portal.origin, path: '/newconsent', username: 'jan.nowak' };
  await inLynx(at, async (lynx) => {
    await lynx.isAt(say('consent-wizard:kind.title'));
    await lynx.choose(say('given-consents:kind.INFO'));
    await lynx.press(say('wizard:next'));
    await lynx.isAt(say('consent-wizard:dates.title'));
    await lynx.press(say('wizard:next'));
    await lynx.isAt(say('consent-wizard:review.title'));
    await lynx.press(say('consent-wizard:review.submit'));
    await lynx.isAt(new RegExp(`Gotowe: .+ – ${literal(say('consent-wizard:saved.title'))}`, 'u'));
    await lynx.until(new RegExp(literal(say('consent-wizard:saved.state.IN_FORCE')), 'u'));

    await lynx.press(say('consent-wizard:saved.details'));
    await lynx.isAt(say('given-consents:kind.INFO'));
    await lynx.press(say('given-consents:details.cancel'));
    await lynx.isAt(say('given-consents:cancel.title'));
    await lynx.press(say('given-consents:cancel.submit'));
    await lynx.isAt(/Gotowe: zgoda jest wycofana.*/u);
  });
});
