import { test } from '#tests/support/fixtures.ts';
import { inLynx } from '#tests/support/in-lynx.ts';
import { literal, say } from '#tests/support/words.ts';
import { payPathOf } from '#tests/payments/scene.ts';

const REF = 'FV/10/2026/0103';

test('an invoice is paid in lynx, at the bank too', async ({ portal }) => {
  const at = { origin: portal.origin, path: payPathOf(REF), username: 'jan.nowak' };
  await inLynx(at, async (lynx) => {
    await lynx.isAt(say('payments:pay.title'));
    await lynx.press(say('payments:pay.how.submit', { amount: '0,01 zł' }));
    await lynx.isAt(/Bank testowy.*/u);
    await lynx.choose('Płacę');
    await lynx.press(/BUTTON\) Dalej/u);
    // The bank tells of it when the browser is back, or a moment later.
    const states = [say('payments:state.PENDING'), say('payments:state.COMPLETED')].join('|');
    await lynx.isAt(new RegExp(`(?:${states}): Wyrównanie zaokrąglenia`, 'u'));
    await lynx.until(new RegExp(literal(say('payments:payment.steps')), 'u'));
    await lynx.press(say('payments:tabs.history'));
    await lynx.isAt(say('payments:history.title'));
    await lynx.press(say('lists:refresh'));
    await lynx.until(new RegExp(`${literal(REF)}\\s+Pacjent: Jan Nowak\\s+(?:${states})`, 'u'));
  });
});
