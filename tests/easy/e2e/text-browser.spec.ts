import { openTextBrowser } from '#tests/support/text-browser.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { literal, say } from '#tests/support/words.ts';
import { expect, test } from '#tests/support/fixtures.ts';

test('easy words lead through sign-in in lynx, and pictures say nothing twice', async ({ portal }) => {
  const lynx = openTextBrowser(`${portal.origin}/easy-to-read`);
  try {
    await lynx.isAt(say('easy:area'));
    await lynx.press(say('easy:guide.title'));
    await lynx.isAt(say('easy:guide.title'));
    const [screen] = await lynx.until(/[\s\S]*/);
    for (const line of say('easy:guide.start.text').split('\n')) {
      expect(screen.match(new RegExp(literal(line), 'gu')), line).toHaveLength(1);
    }
    expect(screen).not.toMatch(/\[INLINE\]|\[IMAGE\]|\.svg/i);

    await lynx.press(say('easy:area'));
    await lynx.isAt(say('easy:area'));
    await lynx.press(say('easy:enter'));
    await lynx.isAt(`${say('easy:signIn.title')} – ${say('easy:area')}`);
    await lynx.fill(lastWordOf(say('easy:signIn.username.hint')), 'jan.nowak');
    await lynx.fill(lastWordOf(say('easy:signIn.password.hint')), PASSWORD);
    await lynx.press(say('public:login.submit'));
    await lynx.isAt(say('easy:area'));
    await lynx.press(say('easy:cancelling.title'));
    await lynx.press(say('easy:cancelling.list'));
    await lynx.isAt(say('bookings:list.title'));
  } finally {
    await lynx.close();
  }
});

/** A hint stands between a label and its field. */
const lastWordOf = (hint: string) => hint.split(' ').at(-1) ?? '';
