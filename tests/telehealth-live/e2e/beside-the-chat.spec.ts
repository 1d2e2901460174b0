import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { say } from '#tests/support/words.ts';
import { atRoom, launchWithDevices, scene, staff, windowIn } from '#tests/telehealth-live/windows.ts';

let browser: Browser;

/** The acts beside the chat, pressing, opening and taking over, while a line is typed: it goes to nobody, and stays where it was typed. */
test.beforeAll(async () => {
  browser = await launchWithDevices();
});
test.afterAll(() => browser.close());

const LINE = 'Pół zdania, którego nikt nie wysłał';
const field = (page: Page) => page.locator('textarea');
const media = (page: Page) => page.locator('[data-live-media]');

/** Jan in the call, the doctor in, in a window with scripts. */
async function inCall(portal: RunningPortal, type: 'C' | 'V' = 'C') {
  const id = await scene(portal);
  const window = await windowIn(browser, portal);
  await atRoom(window.page, id, type);
  await staff(portal, id)('come');
  await enterCall(window.page);
  return { id, ...window };
}

async function enterCall(page: Page) {
  await page.reload();
  await page.locator('[data-live-enter]').click();
  await expect(page).toHaveURL(/telehealth\/teleconsultation\?/);
  await expect(page.locator('[data-live-enter-sends] input')).toBeVisible();
}

const written = (portal: RunningPortal, id: string) =>
  portal.read('provider', 'select count(*) as lines from chat_messages where teleconsultation_id = ?', id);

/** Presses what leads back to the page, which is then a new one. */
async function press(page: Page, button: string) {
  await Promise.all([page.waitForEvent('load'), page.locator(button).first().click()]);
}

const BUTTONS = {
  contrast: 'input[formaction*="contrast.yellow-on-black"], button[formaction*="contrast.yellow-on-black"]',
  session: '#session-end [type=submit]',
  cookies: '[formaction^="/cookie-notice"]',
};

for (const [name, button] of Object.entries(BUTTONS))
  test(`a button of the frame does its own work, and sends no line that is half typed: ${name}`, async ({
    portal,
  }) => {
    const { id, page, context, errors } = await inCall(portal);
    await field(page).fill(LINE);
    await press(page, button);
    await expect(page).toHaveURL(new RegExp(`telehealth/teleconsultation\\?.*${id}`));
    await expect(field(page)).toHaveValue(LINE);
    if (name === 'contrast')
      await expect(page.locator(button).first()).toHaveAttribute('aria-pressed', 'true');
    if (name === 'session') await expect(page.locator('#outcome')).toBeVisible();
    if (name === 'cookies') await expect(page.locator(button)).toHaveCount(0);
    expect(written(portal, id)).toEqual({ lines: 0 });

    await page.getByRole('button', { name: say('telehealth-live:chat.send') }).click();
    await expect(page.locator('[data-live-line]')).toHaveCount(1);
    expect(written(portal, id)).toEqual({ lines: 1 });
    await expect(field(page)).toHaveValue('');
    expect(errors).toEqual([]);
    await context.close();
  });

/** The next teleconsultation of Jan, whose doctor is in, in the same tab. */
async function inNextCall(portal: RunningPortal, page: Page) {
  const row = portal.read('provider', "select id from teleconsultations where id like 'live-jan-soon-%'");
  const { id } = row as { id: string };
  await page.goto(`/telehealth/teleconsultationtype?teleconsultationId=${id}`);
  await page.locator('input[value="C"]').check();
  await page.locator('main form input[type=submit]').first().click();
  await expect(page).toHaveURL(/telewaitingroom/);
  await staff(portal, id)('come');
  await enterCall(page);
}

test('who was in the call comes straight back to it, from another one and after signing in again', async ({
  portal,
}) => {
  const { id, page, context, errors } = await inCall(portal);
  const comesBack = async () => {
    await page.goto(`/telehealth?teleconsultationId=${id}`);
    await expect(page).toHaveURL(new RegExp(`telehealth/teleconsultation\\?teleconsultationId=${id}`));
    await expect(field(page)).toBeVisible();
  };
  await comesBack();
  await inNextCall(portal, page);
  await comesBack();
  await page.goto('/logout');
  await page.locator('main form input[type=submit]').first().click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, 'jan.nowak', '/start');
  await comesBack();
  const other = await context.newPage();
  await other.goto(`/telehealth?teleconsultationId=${id}`);
  await expect(other.getByRole('button', { name: say('telehealth-live:seat.here') })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});

for (const isEnded of [false, true])
  test(`a line of one teleconsultation stands in no other${isEnded ? ', nor when the doctor has ended it' : ''}`, async ({
    portal,
  }) => {
    const { id, page, context } = await inCall(portal);
    await field(page).fill(LINE);
    if (isEnded) {
      await staff(portal, id)('end');
      await expect(page.locator('[data-live-next] a')).toBeVisible();
    }
    const here = page.url();
    await inNextCall(portal, page);
    await expect(field(page)).toHaveValue('');
    if (!isEnded) {
      await page.goto(here);
      await expect(field(page)).toHaveValue(LINE);
    }
    await context.close();
  });

/** The staff's side joins with sound and picture, in a window of its own. */
async function doctorJoins(portal: RunningPortal, id: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.benchOrigin}/telehealth-live/${id}/picture`);
  await page.getByRole('button', { name: 'Połącz z dźwiękiem i obrazem' }).click();
  return context;
}

/** Jan connected with the doctor; his microphone is off. */
async function connectedAndMuted(portal: RunningPortal) {
  const opened = await inCall(portal, 'V');
  const doctor = await doctorJoins(portal, opened.id);
  const { page } = opened;
  await page.getByRole('button', { name: say('telehealth-call:words.connect') }).click();
  await expect(media(page)).toContainText(say('telehealth-call:words.talking'));
  await page.getByRole('button', { name: say('telehealth-call:words.microphone.on') }).click();
  await expect(muted(page)).toHaveAttribute('aria-pressed', 'false');
  return { ...opened, doctor };
}

const muted = (page: Page) => page.getByRole('button', { name: say('telehealth-call:words.microphone.off') });
const playing = (page: Page, name: 'ownPicture' | 'doctorPicture') =>
  page
    .getByLabel(say(`telehealth-call:words.${name}`))
    .evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime > 0]);

for (const [name, button] of Object.entries(BUTTONS))
  test(`a button of the frame cuts no call: it joins again by itself, and what was off stays off: ${name}`, async ({
    portal,
  }) => {
    const { page, context, doctor, errors } = await connectedAndMuted(portal);
    await press(page, button);
    await expect(media(page)).toContainText(say('telehealth-call:words.talking'));
    await expect(muted(page)).toHaveAttribute('aria-pressed', 'false');
    for (const picture of ['ownPicture', 'doctorPicture'] as const)
      await expect.poll(() => playing(page, picture)).toEqual([false, true]);
    await expect(media(page).getByRole('button', { name: /Rozłącz/ })).not.toBeFocused();
    expect(errors).toEqual([]);
    await doctor.close();
    await context.close();
  });

test('no call joins by itself after leaving, disconnecting or signing out, or later', async ({ portal }) => {
  const { id, page, context, doctor } = await connectedAndMuted(portal);
  const here = page.url();
  const connect = page.getByRole('button', { name: say('telehealth-call:words.connect') });
  const isStill = async () => {
    await page.waitForTimeout(1_500);
    await expect(connect).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
  };
  await page.getByRole('button', { name: say('telehealth-call:words.disconnect') }).click();
  await page.reload();
  await isStill();

  await connect.click();
  await expect(media(page)).toContainText(say('telehealth-call:words.talking'));
  await page.goto('/start');
  await page.evaluate((of) => {
    const name = `live-joined:V:${of}`;
    const later = Number(sessionStorage.getItem(name)) - 61_000;
    sessionStorage.setItem(name, String(later));
  }, id);
  await page.goto(here);
  await isStill();

  await connect.click();
  await expect(media(page)).toContainText(say('telehealth-call:words.talking'));
  await page.getByRole('link', { name: say('telehealth-live:leave.link') }).click();
  await page.locator('[data-leaving] input[type=submit]').last().click();
  await expect(page).toHaveURL(/\/bookings\//);
  await page.goto(`/telehealth?teleconsultationId=${id}`);
  await page.locator('[data-live-enter]').click();
  await isStill();

  await connect.click();
  await expect(media(page)).toContainText(say('telehealth-call:words.talking'));
  await page.locator('form[action="/logout"] [type=submit], [formaction="/logout"]').first().click();
  await expect(page).toHaveURL(/\/log/);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('joined'))),
  ).toEqual([]);
  await doctor.close();
  await context.close();
});

test('one’s own picture goes on while the doctor’s stands above it', async ({ portal }) => {
  const { id, page, context } = await inCall(portal, 'V');
  await page.setViewportSize({ width: 800, height: 500 });
  await page.getByRole('button', { name: say('telehealth-call:words.connect') }).click();
  await expect(media(page)).toContainText(say('telehealth-call:words.waiting'));
  const own = page.getByLabel(say('telehealth-call:words.ownPicture'));
  const now = () => own.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(now).toBeGreaterThan(0);
  const doctor = await doctorJoins(portal, id);
  await expect(page.getByLabel(say('telehealth-call:words.doctorPicture'))).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1_500);
  const before = await now();
  await expect.poll(now).toBeGreaterThan(before + 0.5);
  expect(await own.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await doctor.close();
  await context.close();
});

test('a tab that is taken over hears first why, and then how picture and sound stand', async ({ portal }) => {
  const { id, page, context } = await inCall(portal, 'V');
  await page.getByRole('button', { name: say('telehealth-call:words.connect') }).click();
  await expect(media(page)).toContainText(say('telehealth-call:words.waiting'));
  const other = await context.newPage();
  await other.goto(`/telehealth/teleconsultation?teleconsultationId=${id}`);
  await other.getByRole('button', { name: say('telehealth-live:seat.here') }).click();
  await expect(page.locator('#heard')).toHaveText(
    `${say('telehealth-live:script.elsewhere')} ${say('telehealth-call:words.left')}`,
  );
  await context.close();
});
