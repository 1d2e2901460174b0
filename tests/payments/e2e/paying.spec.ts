import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';
import { payPathOf } from '#tests/payments/scene.ts';

const REF = 'FV/10/2026/0104';

test(
  'an invoice is paid at the bank: first refused there, then paid; Back after that begins nothing',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto('/paymentsnav/invoicestopay');
    await signIn(page, 'jan.nowak', '/paymentsnav/invoicestopay');
    await expect(page).toBePage(say('payments:invoices.title'));
    await page.getByRole('link', { name: REF }).first().press('Enter');
    await expect(page).toBePage(say('payments:pay.title'));
    const button = page.getByRole('button', { name: /18,00/ });
    await button.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${portal.benchOrigin}/bank/pay/`));
    await page.getByLabel('Bank odmawia').check();
    await page.getByLabel('Kiedy bank powie portalowi').selectOption('FIRST');
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page).toBePage(`${say('payments:state.REJECTED')}: Wypis z karty`);

    await page.getByRole('link', { name: say('payments:payment.tryAgain') }).press('Enter');
    await expect(page).toBePage(say('payments:pay.title'));
    await button.press('Enter');
    await page.getByLabel('Płacę', { exact: true }).check();
    await page.getByLabel('Kiedy bank powie portalowi').selectOption('FIRST');
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page).toBePage(`${say('payments:state.COMPLETED')}: Wypis z karty`);

    await page.goto(payPathOf(REF));
    await expect(page).toBePage(say('payments:pay.paidTitle'));
    await expect(page.getByRole('button', { name: /18,00/ })).toHaveCount(0);
  },
);
