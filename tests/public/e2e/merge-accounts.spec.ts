import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test('two accounts become one, and the wanted page is there', { tag: '@area' }, async ({ page, portal }) => {
  await page.goto('/bookings?status=CANCELED&filtered=1');
  await fillSignIn(page, 'zofia.kozlowska');
  await expect(page).toBePage(say('public:merge.title'));
  await expect(page.getByRole('main')).toContainText('z•••@example.com');
  await page.getByRole('button', { name: say('public:merge.submit') }).click();

  await expect(page).toBePage(say('public:merge.code.title'));
  const [mail] = await portal.outbox();
  await page.getByLabel(say('public:merge.code.label')).fill('000000');
  await page.getByRole('button', { name: say('public:merge.code.submit') }).click();
  await expect(page).toShowErrors([say('bookings:code.wrong', { count: 4 })]);
  await page.getByLabel(say('public:merge.code.label')).fill(mail?.code ?? '');
  await page.getByRole('button', { name: say('public:merge.code.submit') }).click();

  await expect(page).toHaveURL('/bookings?status=CANCELED&filtered=1');
  await expect(noticeOf(page, say('public:merge.done'))).toBeVisible();
});

test('what cannot be merged says so in the specification’s words, with a phone', async ({ page, portal }) => {
  portal.change('provider', "update accounts set state = 'USER_BLOCKED' where username = 'z.kozlowska'");
  await page.goto('/login');
  await fillSignIn(page, 'zofia.kozlowska');
  await expect(noticeOf(page, 'Scalenie podanych kont nie jest możliwe')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '81 555 01 00' })).toBeVisible();
});
