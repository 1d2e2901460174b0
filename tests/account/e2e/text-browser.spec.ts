import { expect, test } from '#tests/support/fixtures.ts';
import { inLynx } from '#tests/support/in-lynx.ts';
import { wrong } from '#tests/support/sms.ts';
import { literal, say } from '#tests/support/words.ts';

/** An act that cannot be taken back, in lynx: no scripts, no styles, no pointer. */

test('an account is deleted in lynx', async ({ portal }) => {
  const at = { origin: portal.origin, path: '/account', username: 'ewa.dabrowska' };
  await inLynx(at, async (lynx) => {
    await lynx.isAt(say('account:konto.title'));
    await lynx.press(say('account:konto.delete'));
    await lynx.isAt(say('account:delete.title'));
    await lynx.press(say('account:delete.keep'));
    await lynx.isAt(say('account:konto.title'));
    await lynx.press(say('account:konto.delete'));
    await lynx.isAt(say('account:delete.title'));
    await lynx.press(say('account:delete.submit'));
    await lynx.isAt(/Gotowe: konto zostało usunięte.*/u);
  });
  expect((await portal.outbox()).map(({ to }) => to)).toEqual(['ewa.dabrowska@example.com']);
});

test('a phone is changed in lynx, with a wrong code first', async ({ portal }) => {
  const at = { origin: portal.origin, path: '/account/phone', username: 'jan.nowak' };
  await inLynx(at, async (lynx) => {
    await lynx.isAt(say('account:ownPhone.title'));
    await lynx.fill(say('booking-wizard:contactdata.label'), '511222333');
    await lynx.press(say('account:phone.send'));
    await lynx.isAt(new RegExp(`Gotowe: .+ – ${literal(say('bookings:code.title'))}`, 'u'));
    const [sms] = await portal.outbox();
    const code = sms?.code ?? '';
    await lynx.fill('cyfr', wrong(code));
    await lynx.press(say('account:phone.confirm'));
    await lynx.isAt(new RegExp(`Błąd: .+ – ${literal(say('bookings:code.title'))}`, 'u'));
    await lynx.until(new RegExp(literal(say('bookings:code.wrong', { count: 4 })), 'u'));
    await lynx.fill('cyfr', code);
    await lynx.press(say('account:phone.confirm'));
    await lynx.isAt(/Gotowe: numer telefonu został potwierdzony.*/u);
  });
});
