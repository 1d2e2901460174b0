import { expect, fillSignIn, noticeOf, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test(
  'a payout is asked for, paid out by the staff, and another one refused with its reason',
  { tag: '@area' },
  async ({ page, portal }) => {
    const ask = async (amount: string) => {
      await page.goto('/newdeposit?patientId=patient-1004');
      await page.getByLabel(say('deposits:new.amount.label')).fill(amount);
      await page.getByRole('button', { name: say('deposits:new.submit') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('deposits:summary.title'));
      await page.getByRole('button', { name: say('deposits:summary.submit') }).click();
      await expect(noticeOf(page, say('deposits:accepted'))).toBeVisible();
    };
    const payoutOf = (amount: string) => page.getByRole('region', { name: `Wniosek o ${amount}` });

    await page.goto('/deposits');
    await fillSignIn(page, 'anna.kowalska');
    await expect(page.getByRole('main')).toContainText('1 000,00 zł');
    await ask('120,50');
    await expect(page.getByRole('main')).toContainText('879,50 zł');
    await ask('30');

    await page.goto(`${portal.benchOrigin}/deposits`);
    await payoutOf('120,50').getByRole('button', { name: 'Wypłać' }).click();
    await expect(page.getByRole('main')).toContainText('Pieniądze są wypłacone.');
    await payoutOf('30,00').getByLabel('Powód odmowy').fill('Brak podpisu na wniosku.');
    await payoutOf('30,00').getByRole('button', { name: 'Odmów' }).click();
    await expect(page.getByRole('main')).toContainText('Wypłaty odmówiono');

    await page.goto('/deposits/deposit-5');
    const main = page.getByRole('main');
    await expect(main).toContainText('Brak podpisu na wniosku.');
    await expect(main).toContainText(say('deposits:state.PAID'));
    await expect(main.getByText('879,50 zł')).toHaveCount(2);
  },
);
