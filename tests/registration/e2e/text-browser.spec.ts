import { test } from '#tests/support/fixtures.ts';
import { newPesel } from '#tests/enrolment/walk.ts';
import { PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { openTextBrowser } from '#tests/support/text-browser.ts';
import { literal, say } from '#tests/support/words.ts';

/** A registration in lynx, from the first page to a confirmed account: no scripts, no styles, no pictures. */

const DIGITS = [0, 1, 2, 3, 4] as const;
const done = (of: string) => new RegExp(`Gotowe: .*${literal(of)}.*`, 'u');

type Lynx = ReturnType<typeof openTextBrowser>;

/** The label of the sum says its three digits in words. */
async function solve(lynx: Lynx) {
  const words = DIGITS.map((digit) => say(`registration:sum.digits.${digit}`));
  const one = `(${words.map(literal).join('|')})`;
  const [, ...found] = await lynx.until(new RegExp(`${one} \\S+ ${one} \\S+ ${one}`, 'u'));
  return String(found.reduce((sum, word) => sum + words.indexOf(word), 0));
}

test('a ward is registered in lynx: the code is typed, the login is told', async ({ portal }) => {
  const lynx = openTextBrowser(`${portal.origin}/registrationward`);
  const phone = '608555131';
  await lynx.until(/Imię/u);
  await lynx.fill(say('people:edit.name'), 'Elżbieta');
  await lynx.fill(say('people:edit.lastName'), 'Wolska');
  await lynx.press(say('wizard:next'));
  await lynx.until(/PESEL/u);
  await lynx.fill(say('people:edit.name'), 'Antonina');
  await lynx.fill(say('people:edit.lastName'), 'Wolska');
  await lynx.fill('PESEL', newPesel('1950-05-05', 371));
  await lynx.press(say('wizard:next'));
  await lynx.until(new RegExp(literal(say('booking-wizard:contactdata.label')), 'u'));
  await lynx.fill(say('booking-wizard:contactdata.label'), phone);
  await lynx.fill(say('public:email.label'), 'wolska@poczta.example');
  await lynx.press(say('wizard:next'));
  const sum = await solve(lynx);
  await lynx.press(/\[ \] Zgadzam się na przetwarzanie/u);
  await lynx.press(/\[ \] Znam regulamin/u);
  await lynx.fill('automat.', sum);
  await lynx.press(say('wizard:next'));
  await lynx.until(/Dodane pliki/u);
  await lynx.press(say('wizard:next'));
  await lynx.until(new RegExp(literal(say('registration:review.submit')), 'u'));
  await lynx.fill('w środku.', PASSWORD_OF_GUEST);
  await lynx.press(say('registration:review.submit'));
  await lynx.until(/cyfr/u);
  const code = (await portal.outbox()).find(({ to }) => to.endsWith(phone))?.code ?? '';
  await lynx.fill('cyfr', code);
  await lynx.press(say('account:phone.confirm'));
  await lynx.isAt(done('telefonu został potwierdzony'));
  await lynx.until(/Login do portalu: ewolska/u);
  await lynx.close();
});
