import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test(
  'somebody takes a copy of their data, and then deletes the account',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto('/account');
    await fillSignIn(page, 'ewa.dabrowska');
    await page.getByRole('link', { name: say('account:konto.delete') }).click();
    await expect(page).toBePage(say('account:delete.title'));
    await page.getByRole('link', { name: say('account:delete.copyFirst') }).click();
    await expect(page).toBePage(say('account:copy.title'));
    await expect(page.getByRole('main')).toContainText('ewa.dabrowska@example.com');
    const link = page.getByRole('link', { name: /Otwórz kopię danych \(PDF, \d+ kB\)/ });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');

    await page.goto('/account/delete');
    await page.getByRole('link', { name: say('account:delete.keep') }).click();
    await expect(page).toHaveURL('/account');
    await page.getByRole('link', { name: say('account:konto.delete') }).click();
    await page.getByRole('button', { name: say('account:delete.submit') }).click();
    await expect(page).toHaveURL('/login');
    await expect(noticeOf(page, 'Konto zostało usunięte')).toBeVisible();
    expect((await portal.outbox()).map(({ to }) => to)).toEqual(['ewa.dabrowska@example.com']);

    await page.goto('/account');
    await fillSignIn(page, 'ewa.dabrowska');
    await expect(page).toShowErrors(['Niepoprawny login i/lub hasło.']);
  },
);
