import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('messages', () => {
  test(
    'are found, read with their conversation, and counted until then',
    { tag: '@area' },
    async ({ page }) => {
      await signIn(page, 'jan.nowak');
      await page
        .getByRole('navigation', { name: say('page:navigation.main') })
        .getByRole('link', { name: say('messages:unread', { count: 3 }) })
        .click();
      await expect(page).toBePage(say('messages:box.inbox.title'));
      await expect(page.getByText(say('messages:standing.unread'), { exact: true })).toHaveCount(3);
      await page.getByRole('link', { name: 'Wynik potasu: prosimy o telefon' }).click();
      await expect(page).toBePage(/Wynik potasu: prosimy o telefon$/);
      await page.getByRole('link', { name: say('messages:back.inbox') }).click();
      await expect(page.getByText(say('messages:standing.unread'), { exact: true })).toHaveCount(2);

      await page.getByText(say('messages:filter.open')).click();
      await page.getByLabel(say('messages:filter.title.label')).fill('lek na');
      await page.getByLabel(say('messages:filter.sender.label')).fill('majewska');
      await page.getByRole('button', { name: say('lists:submit') }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: /w tytule „lek na”, od: „majewska”$/ }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Znalezione: 1–4 z 4' })).toBeVisible();
      await page.getByRole('link', { name: 'Odp: Lek na ciśnienie' }).first().click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(9);
      await page.getByRole('link', { name: say('messages:print.linkThread') }).click();
      await page.getByRole('link', { name: say('messages:print.back') }).click();
      await page.getByRole('link', { name: say('messages:box.outbox.tab') }).click();
      await expect(page).toBePage(say('messages:box.outbox.title'));
      await page.getByRole('link', { name: /^Pokaż 7 następnych$/ }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7);
    },
  );

  test('have files to take home', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    await page.goto('/messages/message-8302');
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Pobierz plik dzienniczek\.pdf/ }).click();
    expect((await coming).suggestedFilename()).toBe('dzienniczek.pdf');
  });
});
