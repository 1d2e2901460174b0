import { test } from '#tests/support/fixtures.ts';
import { inLynx } from '#tests/support/in-lynx.ts';
import { say } from '#tests/support/words.ts';

test('a payout is asked for in lynx', async ({ portal }) => {
  const at = { origin: portal.origin, path: '/newdeposit?patientId=patient-1004', username: 'anna.kowalska' };
  await inLynx(at, async (lynx) => {
    await lynx.isAt(`Helena Kowalska ${say('deposits:new.title')}`);
    await lynx.fill(say('deposits:new.amount.label'), '120,50');
    await lynx.press(say('deposits:new.submit'));
    await lynx.isAt(say('deposits:summary.title'));
    await lynx.until(/120,50/u);
    await lynx.press(say('deposits:summary.submit'));
    await lynx.isAt(/Gotowe: wniosek został zarejestrowany.*/u);
  });
});
