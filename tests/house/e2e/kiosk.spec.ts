import { startPortal, type PortalProcess } from '#tests/support/portal-process.ts';
import { expect, fillSignIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';

test.describe('a kiosk', () => {
  let kiosk: PortalProcess;
  test.beforeAll(async () => {
    kiosk = await startPortal({ env: { PORTAL_KIOSK: '1' } });
  });
  test.afterAll(() => kiosk.stop());

  test('shows the record, says what it does not hand out, and forgets soon', async ({ page }) => {
    await page.goto(`${kiosk.origin}/login`);
    await fillSignIn(page, 'jan.nowak');
    await page.goto(`${kiosk.origin}/benefits/encounters/encounter-4001?patientId=patient-1001`);
    await expect(page.getByText(say('page:kiosk.reading'))).toBeVisible();

    await page.goto(`${kiosk.origin}/bookings/AMMS/booking-3001`);
    await expect(page.getByRole('link', { name: say('booking-calendar:add') })).toHaveCount(0);
    await page.goto(`${kiosk.origin}/bookings/AMMS/booking-3001/attachments`);
    await expect(page.getByText(say('page:kiosk.uploads'))).toBeVisible();
    await page.goto(`${kiosk.origin}/bookings/AMMS/booking-3001/visit.ics`);
    await expect(page).toBePage(say('page:problem.kioskFiles.title'));
    await page
      .getByRole('main')
      .getByRole('link', { name: say('page:back') })
      .click();
    await expect(page).toHaveURL(`${kiosk.origin}/bookings/AMMS/booking-3001`);

    await kiosk.advance('PT6M');
    await page.reload();
    await expect(page).toBePage(say('public:login.title'));
  });
});
