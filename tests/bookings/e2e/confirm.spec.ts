import type { Page } from '@playwright/test';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { wrong } from '#tests/support/sms.ts';
import { say, saying } from '#tests/support/words.ts';
import { expect, fillSignIn, noticeOf, signIn, statusOf, test } from '#tests/support/fixtures.ts';

const LINK = '/bookings/confirm/AMMS/booking-3001';
const INTERNIST = { service: 'Konsultacja internistyczna' };

test.describe('confirming a visit', () => {
  test('by the link of a message: sign in, read, confirm', async ({ page }) => {
    await page.goto(LINK);
    await fillSignIn(page, 'jan.nowak');
    await expect(page).toBePage(say('bookings:confirm.title', INTERNIST));
    await page.getByRole('button', { name: say('bookings:confirm.submit') }).click();
    await expect(noticeOf(page, say('bookings:confirm.done'))).toBeVisible();
    await expect(page).toBePage(saying('bookings:details.title', INTERNIST));
    await expect(page.getByText(say('bookings:status.REGISTERED'), { exact: true })).toBeVisible();

    await page.goto(LINK);
    await expect(page).toBePage(say('bookings:confirm.refusedTitle', INTERNIST));
    await expect(page.getByText(say('bookings:confirm.wrongStatus'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('bookings:confirm.submit') })).toHaveCount(0);
  });

  test('in two tabs: the second one says that it cannot', async ({ page, context }) => {
    await signIn(page, 'jan.nowak');
    await page.goto(LINK);
    const other = await context.newPage();
    await other.goto(LINK);
    await other.getByRole('button', { name: say('bookings:confirm.submit') }).click();
    await expect(noticeOf(other, say('bookings:confirm.done'))).toBeVisible();

    const press = () => page.getByRole('button', { name: say('bookings:confirm.submit') }).click();
    expect(await statusOf(page, press)).toBe(409);
    await expect(page).toShowErrors([say('bookings:confirm.wrongStatus')]);
  });

  test('by a link that lost a part says so', async ({ page }) => {
    await signIn(page, 'jan.nowak');
    for (const path of ['/bookings/confirm', '/bookings/confirm/AMMS']) {
      expect(await statusOf(page, () => page.goto(path))).toBe(400);
      await expect(page).toBePage(say('bookings:confirm.incomplete.title'));
    }
    await page.getByRole('link', { name: say('bookings:confirm.incomplete.list') }).click();
    await expect(page).toBePage(say('bookings:list.title'));
  });
});

test.describe('confirming a visit with an SMS code', () => {
  const CODED = '/bookings/confirm/AMMS/booking-3032';
  const TEL = { service: 'Porada telefoniczna' };
  const confirm = (page: Page) => page.getByRole('button', { name: say('bookings:confirm.submit') }).click();
  const giveCode = async (page: Page, code: string) => {
    await page.getByLabel(say('bookings:code.label')).fill(code);
    await confirm(page);
  };
  const newestCode = async (portal: RunningPortal) =>
    (await portal.outbox()).find(({ channel }) => channel === 'SMS')?.code ?? '';
  const askForCode = async (page: Page) => {
    await signIn(page, 'stanislaw.wojcik');
    await page.goto(CODED);
    await expect(page).toBePage(say('bookings:confirm.title', TEL));
    await confirm(page);
    await expect(page).toBePage(say('bookings:code.title'));
  };

  test('after a wrong one and a new one', async ({ page, portal }) => {
    await askForCode(page);
    await expect(noticeOf(page, 'Wysłano wiadomość SMS z kodem potwierdzającym')).toBeVisible();
    await expect(page.getByText(saying('bookings:code.good', { phone: '+48 600 100 106' }))).toBeVisible();
    expect(await statusOf(page, () => confirm(page))).toBe(400);
    await expect(page).toShowErrors([say('bookings:code.required')]);

    expect(await statusOf(page, async () => giveCode(page, wrong(await newestCode(portal))))).toBe(422);
    await expect(page).toShowErrors([say('bookings:code.wrong', { count: 4 })]);
    await portal.advance('PT1M');
    await page.getByRole('link', { name: say('bookings:code.missing') }).click();
    await expect(page).toBePage(say('bookings:code.missing'));
    await expect(page.getByText(say('bookings:code.sends', { count: 4 }))).toBeVisible();
    await page.getByRole('button', { name: say('bookings:code.resend') }).click();
    await expect(page).toBePage(say('bookings:code.title'));
    const code = await newestCode(portal);
    await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);

    await expect(noticeOf(page, say('bookings:confirm.done'))).toBeVisible();
    await expect(page).toBePage(saying('bookings:details.title', TEL));
    await expect(page.getByText(say('bookings:status.REGISTERED'), { exact: true })).toBeVisible();
    await page.goto(`${CODED}/code`);
    await expect(page).toBePage(say('bookings:confirm.refusedTitle', TEL));
  });

  test('the last wrong one leads away, and the visit can be confirmed anew', async ({ page, portal }) => {
    await askForCode(page);
    const bad = wrong(await newestCode(portal));
    for (const count of [4, 3, 2, 1]) {
      await giveCode(page, bad);
      await expect(page).toShowErrors([say('bookings:code.wrong', { count })]);
    }
    await giveCode(page, bad);
    await expect(page).toBePage(say('messages:box.inbox.title'));
    await expect(noticeOf(page, 'Potwierdzanie kodu nie powiodło się')).toBeVisible();

    await portal.advance('PT1M');
    await page.goto(CODED);
    await confirm(page);
    await giveCode(page, await newestCode(portal));
    await expect(noticeOf(page, say('bookings:confirm.done'))).toBeVisible();
  });

  test('that is a quarter of an hour old is over; the way back to it is on the page', async ({
    page,
    portal,
  }) => {
    await askForCode(page);
    await page.goto(CODED);
    await page.getByRole('link', { name: say('bookings:confirm.haveCode') }).click();
    await expect(page).toBePage(say('bookings:code.title'));
    await portal.advance('PT15M');
    expect(await statusOf(page, async () => giveCode(page, await newestCode(portal)))).toBe(422);
    await expect(page).toShowErrors([say('bookings:code.over')]);
    const missing = say('bookings:code.missing');
    await expect(page.getByText(say('bookings:code.none', { page: missing }))).toBeVisible();
  });
});
