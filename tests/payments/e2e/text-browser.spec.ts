import { expect, test } from '#tests/support/fixtures.ts';
import { inLynx } from '#tests/support/in-lynx.ts';
import { signedInAt } from '#tests/support/visitor.ts';
import { literal, say } from '#tests/support/words.ts';
import { payPathOf } from '#tests/payments/scene.ts';

const REF = 'FV/10/2026/0103';

async function isDue(origin: string) {
  const jan = await signedInAt(origin, 'jan.nowak');
  return (await jan.get('/paymentsnav/invoicestopay')).html.includes(encodeURIComponent(REF));
}

test('an invoice is paid in lynx, at the bank too', async ({ portal }) => {
  const at = { origin: portal.origin, path: payPathOf(REF), username: 'jan.nowak' };
  await inLynx(at, async (lynx) => {
    await lynx.isAt(`Wyrównanie zaokrąglenia ${say('payments:pay.title', { amount: '0,01 zł' })}`);
    await lynx.press(say('payments:pay.how.submit', { amount: '0,01 zł' }));
    await lynx.isAt(/Bank testowy.*/u);
    await lynx.choose('Płacę');
    await lynx.press(/BUTTON\) Dalej/u);
    // The bank tells of it when the browser is back, or a moment later.
    const states = [say('payments:payment.awaited'), say('payments:state.COMPLETED')].join('|');
    await lynx.isAt(new RegExp(`Wyrównanie zaokrąglenia (?:${states}):? 0,01 zł`, 'u'));
    await lynx.until(new RegExp(literal(say('payments:payment.steps')), 'u'));
    // lynx shows its own copy of a page that it has: the history is opened once the bank has told of it.
    await expect.poll(() => isDue(portal.origin)).toBe(false);
    await lynx.press(say('payments:tabs.history'));
    await lynx.isAt(say('payments:history.title'));
    await lynx.until(
      new RegExp(`${literal(REF)}\\s+Pacjent: Jan Nowak\\s+${say('payments:state.COMPLETED')}`, 'u'),
    );
  });
});
