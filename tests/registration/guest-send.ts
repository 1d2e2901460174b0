import type { Page } from '@playwright/test';
import { expect } from '#tests/support/fixtures.ts';
import { PASSWORD_OF_GUEST } from '#tests/registration/walk.ts';
import { say } from '#tests/support/words.ts';

/** Sends the review with a password; whoever is too quick for a person is asked to send it once more. */
export async function sendReview(page: Page) {
  const password = page.getByLabel(say('public:newPassword.label'));
  const again = page.getByRole('button', { name: say('registration:robot.again') });
  const summary = page.locator('#code-code');
  await password.fill(PASSWORD_OF_GUEST);
  await page.getByRole('button', { name: say('registration:review.submit') }).click();
  await expect(again.or(summary)).toBeVisible();
  if (await again.isVisible()) {
    await password.fill(PASSWORD_OF_GUEST);
    await again.click();
  }
  await expect(page).toHaveURL(/\/registration\/summary\?draft=/);
}
