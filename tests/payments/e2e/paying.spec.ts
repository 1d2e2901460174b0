import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';
import { payPathOf } from '#tests/payments/scene.ts';

const REF = 'FV/10/2026/0104';
const WHAT = 'Wypis z karty';
const ASKS = `${WHAT} ${say('payments:pay.title', { amount: '18,00 zł' })}`;

test(
  'an invoice is paid at the bank: first refused there, then paid; Back after that begins nothing',
  { tag: '@area' },
  async ({ page, portal }) => {
    await page.goto('/paymentsnav/invoicestopay');
    await signIn(page, 'jan.nowak', '/paymentsnav/invoicestopay');
    await expect(page).toBePage(say('payments:invoices.title'));
    await page.getByRole('link', { name: REF }).first().press('Enter');
    await expect(page).toBePage(ASKS);
    const button = page.getByRole('button', { name: /18,00/ });
    await button.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${portal.benchOrigin}/bank/pay/`));
    await page.getByLabel('Bank odmawia').check();
    await page.getByLabel('Kiedy bank powie portalowi').selectOption('FIRST');
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page).toBePage(`${WHAT} ${say('payments:state.REJECTED')}: 18,00 zł`);

    await page.getByRole('link', { name: say('payments:payment.tryAgain') }).press('Enter');
    await expect(page).toBePage(ASKS);
    await button.press('Enter');
    await page.getByLabel('Płacę', { exact: true }).check();
    await page.getByLabel('Kiedy bank powie portalowi').selectOption('FIRST');
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page).toBePage(`${WHAT} ${say('payments:payment.paid', { amount: '18,00 zł' })}`);

    await page.goto(payPathOf(REF));
    await expect(page).toBePage(`${WHAT} ${say('payments:pay.paidTitle')}`);
    await expect(page.getByRole('button', { name: /18,00/ })).toHaveCount(0);
  },
);

test(
  'back from the bank before it has answered: nothing to pay, and the page comes anew with the outcome',
  { tag: '@scripts' },
  async ({ page, portal, hasScripts }) => {
    const path = payPathOf('FV/10/2026/0108');
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(path);
    await signIn(page, 'jan.nowak', path);
    await page.getByRole('button', { name: /160,00/ }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${portal.benchOrigin}/bank/pay/`));
    const bank = page.url();
    await page.getByLabel('Wracam bez decyzji').check();
    await page.getByRole('button', { name: 'Dalej' }).press('Enter');
    await expect(page).toBePage(`Konsultacja dietetyka ${say('payments:payment.awaited')}: 160,00 zł`);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(0);
    if (hasScripts) await expect(page.getByText(say('page:awaited.soon'))).toBeVisible();

    await fetch(bank, {
      method: 'POST',
      body: new URLSearchParams({ act: 'CLOSE', when: 'FIRST', fault: 'NONE' }),
      headers: { origin: portal.benchOrigin },
    });
    if (!hasScripts) await page.getByRole('button', { name: say('payments:payment.ask') }).press('Enter');
    await expect(page).toBePage(
      `Konsultacja dietetyka ${say('payments:payment.paid', { amount: '160,00 zł' })}`,
    );
    if (hasScripts) await expect(title).toBeFocused();
  },
);
