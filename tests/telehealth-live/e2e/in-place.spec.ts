import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/support/fixtures.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { PASSWORD } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import {
  askedBy,
  atRoom,
  launchWithDevices,
  scene,
  staff,
  windowIn,
} from '#tests/telehealth-live/windows.ts';

let browser: Browser;

/** The acts of a call's scripts while the page stays: nothing of it may be lost, and nothing that was true before may stand there. */
test.beforeAll(async () => {
  browser = await launchWithDevices();
});
test.afterAll(() => browser.close());

const live = (page: Page) => page.locator('#heard');
const media = (page: Page) => page.locator('[data-live-media]');
const connectButton = (page: Page) =>
  page.getByRole('button', { name: say('telehealth-call:words.connect') });

/** Jan in the call, whose clock the test may set on, the doctor in; `before`: what a browser lacks. */
async function inCall(portal: RunningPortal, type: 'C' | 'V', before?: () => void) {
  const id = await scene(portal);
  const window = await windowIn(browser, portal);
  const { page } = window;
  if (before) await page.addInitScript(before);
  await page.clock.install();
  await atRoom(page, id, type);
  await staff(portal, id)('come');
  await page.reload();
  await page.locator('[data-live-enter]').click();
  await expect(page).toHaveURL(/telehealth\/teleconsultation\?/);
  return { id, ...window, does: staff(portal, id) };
}

/** Jan in the waiting room, whose clock the test sets. */
async function inRoom(portal: RunningPortal) {
  const id = await scene(portal);
  const window = await windowIn(browser, portal);
  await window.page.clock.install();
  await atRoom(window.page, id, 'C');
  return { id, ...window, does: staff(portal, id) };
}

async function connected(page: Page) {
  await connectButton(page).click();
  await expect(media(page)).toContainText(say('telehealth-call:words.waiting'));
}

const LACKING = {
  'RTCPeerConnection is none': () => Object.defineProperty(self, 'RTCPeerConnection', { value: undefined }),
  'RTCPeerConnection is away': () => Reflect.deleteProperty(self, 'RTCPeerConnection'),
  'mediaDevices is none': () => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }),
};
for (const [name, lack] of Object.entries(LACKING))
  test(`a browser that carries no picture says so, and chat and phone remain: ${name}`, async ({
    portal,
  }) => {
    const { page, context, errors } = await inCall(portal, 'V', lack);
    await expect(media(page)).toHaveText(say('telehealth-call:words.noWebRtc'));
    await expect(connectButton(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await page.locator('textarea').fill('Tylko czat');
    await page.locator('textarea').press('Enter');
    await expect(page.locator('[data-live-line]')).toHaveCount(1);
    expect(errors).toEqual([]);
    await context.close();
  });

test('the staff side sees which devices of the patient are off, while that is known', async ({ portal }) => {
  const { id, page, context } = await inCall(portal, 'V');
  const shown = async () => {
    const room = await (await fetch(`${portal.benchOrigin}/telehealth-live/${id}`)).text();
    return /Mikrofon pacjenta<\/dt>\s*<dd>([^<]*)<\/dd>\s*<dt>Kamera pacjenta<\/dt>\s*<dd>([^<]*)</
      .exec(room)
      ?.slice(1);
  };
  expect(await shown()).toEqual(['nie wiadomo', 'nie wiadomo']);
  await connected(page);
  await expect.poll(shown).toEqual(['włączony', 'włączona']);
  await page.getByRole('button', { name: say('telehealth-call:words.microphone.on') }).click();
  await expect.poll(shown).toEqual(['wyciszony', 'włączona']);
  await page.getByRole('button', { name: say('telehealth-call:words.camera.on') }).click();
  await expect.poll(shown).toEqual(['wyciszony', 'wyłączona']);
  await page.locator('textarea').fill('Wyłączam obraz');
  await page.locator('textarea').press('Enter');
  await expect(page.locator('[data-live-line]')).toHaveCount(1);
  expect(await shown()).toEqual(['wyciszony', 'wyłączona']);
  await page.getByRole('button', { name: say('telehealth-call:words.disconnect') }).click();
  await expect.poll(shown).toEqual(['nie wiadomo', 'nie wiadomo']);
  await context.close();
});

test('the first tab is told at once that another goes on, sends nothing more, and keeps what is typed', async ({
  portal,
}) => {
  const { id, page, context } = await inCall(portal, 'V');
  await connected(page);
  await page.locator('textarea').fill('Jeszcze nie wysłane');
  const other = await context.newPage();
  await other.goto(`/telehealth/teleconsultation?teleconsultationId=${id}`);
  await other.getByRole('button', { name: say('telehealth-live:seat.here') }).click();
  await expect(other.locator('textarea')).toBeVisible();
  await expect(page.locator('[data-live-notice]')).toHaveText(say('telehealth-live:script.elsewhere'), {
    timeout: 5_000,
  });
  await expect(media(page)).toContainText(say('telehealth-call:words.left'));
  // What was on its way when it was told may still arrive.
  await page.waitForTimeout(1_000);
  const asked = await askedBy(page);
  await page.clock.runFor(61_000);
  expect(asked).toEqual([]);
  await expect(page.locator('[data-live-notice]')).toHaveText(say('telehealth-live:script.elsewhere'));
  await expect(page.locator('textarea')).toHaveValue('Jeszcze nie wysłane');
  await context.close();
});

test('the yes to a recording is taken back while picture and sound go on', async ({ portal }) => {
  const { id, page, context, errors, does } = await inCall(portal, 'V');
  portal.change(
    'provider',
    'update telehealth_lives set recording_allowed = 1 where consultation_id = ?',
    id,
  );
  await does('record');
  await page.reload();
  await connected(page);
  const forbid = page.getByRole('button', { name: say('telehealth-live:recording.forbid') });
  portal.change(
    'provider',
    "insert into telehealth_faults (call, whose, kind) values ('live.recording', '', 'down') on conflict do nothing",
  );
  await forbid.click();
  await expect(live(page)).toHaveText(say('telehealth-live:notSaved'));
  portal.change('provider', "delete from telehealth_faults where call = 'live.recording'");
  await forbid.click();
  await expect(live(page)).toHaveText(say('telehealth-live:recording.forbidden'));
  await expect(forbid).toHaveCount(0);
  await expect(page.locator('[data-live-forbid] p')).toBeFocused();
  await expect(page.locator('#call-recording')).toHaveText(say('telehealth-live:recording.off'));
  await expect(media(page).locator('video')).toHaveCount(1);
  await expect(media(page)).toContainText(say('telehealth-call:words.waiting'));
  expect(
    portal.read(
      'provider',
      'select is_recording, recording_allowed from telehealth_lives where consultation_id = ?',
      id,
    ),
  ).toEqual({ is_recording: 0, recording_allowed: 0 });
  expect(errors).toEqual([]);
  await context.close();
});

for (const move of ['end', 'cancel'])
  test(`after it is over nothing that was true before stands in the page: ${move}`, async ({ portal }) => {
    const { page, context, does } = await inCall(portal, 'V');
    await connected(page);
    await page.locator('textarea').fill('Jeszcze jedno');
    await does(move);
    await expect(page.locator('[data-live-next] a')).toBeVisible();
    await expect(media(page)).toHaveText(say('telehealth-call:words.ended'));
    await expect(live(page)).toContainText(say('telehealth-call:words.ended'));
    await expect(live(page)).toContainText(say('telehealth-live:script.next'));
    await expect(page.locator('video')).toHaveCount(0);
    const asked = await askedBy(page);
    await page.clock.runFor(61_000);
    expect(asked).toEqual([]);
    await expect(page.locator('#call-news')).toBeEmpty();
    await expect(page.locator('[data-live-notice]')).toBeEmpty();
    await expect(page.locator('textarea')).toHaveValue('Jeszcze jedno');
    await context.close();
  });

test('before “Połącz” nothing is left to press once it is over', async ({ portal }) => {
  const { page, context, does } = await inCall(portal, 'V');
  await expect(connectButton(page)).toBeVisible();
  await does('end');
  await expect(media(page)).toHaveText(say('telehealth-call:words.ended'));
  await expect(connectButton(page)).toHaveCount(0);
  await context.close();
});

test('a line that is posted after signing out in another tab stands in the field after signing in', async ({
  portal,
}) => {
  const { page, context } = await inCall(portal, 'V');
  await connected(page);
  const other = await context.newPage();
  await other.goto('/logout');
  await other.locator('main form input[type=submit]').first().click();
  await expect(other).toHaveURL(/\/login/);
  await page.locator('textarea').fill('Czy mam przyjść?');
  await page.locator('textarea').press('Enter');
  await expect(page.locator('[data-live-notice]')).toContainText(say('page:session.ended'));
  await expect(page.locator('textarea')).toHaveValue('Czy mam przyjść?');
  // Picture and sound go on meanwhile (S-43).
  await page.clock.runFor(31_000);
  await expect(media(page)).toContainText(say('telehealth-call:words.waiting'));
  await page.locator('[data-live-notice] a').click();
  await page.locator('input[name=username]').fill('jan.nowak');
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('input[name=password]').press('Enter');
  await expect(page).toHaveURL(/telehealth\/teleconsultation\?/);
  await expect(page.locator('textarea')).toHaveValue('Czy mam przyjść?');
  await context.close();
});

test('who switches quiet refreshing off is told that nothing comes by itself, on each page until it is on again', async ({
  portal,
}) => {
  const id = await scene(portal);
  const { page, context } = await windowIn(browser, portal);
  await atRoom(page, id, 'C');
  const told = page.locator('main p span', { hasText: say('telehealth-live:room.notRefreshed') });
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: say('lists:refreshing.off') }).click();
  await expect(told).toBeVisible();
  await expect(page.locator('#heard')).toHaveText(say('telehealth-live:room.notRefreshed'));
  await page.reload();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: say('lists:refreshing.on') }).click();
  await expect(page.getByText(say('telehealth-live:room.notRefreshed'))).toHaveCount(0);
  await context.close();
});

test('reports that fail are told of until they are answered again, whatever news come meanwhile', async ({
  portal,
}) => {
  const { page, context, does } = await inCall(portal, 'C');
  await page.route('**/telehealth/report*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.clock.runFor(31_000);
  const notice = page.locator('[data-live-notice]');
  await expect(notice).toHaveText(say('telehealth-live:script.failed'));
  await does('write', { text: 'Już jestem.' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Już jestem.' })).toBeVisible();
  await expect(notice).toHaveText(say('telehealth-live:script.failed'));
  await page.unroute('**/telehealth/report*');
  await page.clock.runFor(31_000);
  await expect(notice).toBeEmpty();
  await expect(page.getByText(say('telehealth-live:script.failed'))).toHaveCount(0);
  await context.close();
});

for (const where of ['room', 'call'] as const)
  test(`one that is cancelled is said with the phone, and what can be pressed no more goes: ${where}`, async ({
    portal,
  }) => {
    const { page, context, errors, does } =
      where === 'call' ? await inCall(portal, 'V') : await inRoom(portal);
    const card = page.locator('#live-facts');
    await does('cancel');
    if (where === 'room') await page.clock.runFor(31_000);
    await expect(card).toContainText(say('telehealth:start.status.canceled'));
    await expect(live(page)).toContainText(say('telehealth:start.status.canceled'));
    await expect(live(page)).toContainText(say('telehealth:join.over'));
    await expect(live(page)).toContainText(/\d{2} \d{3} \d{2} \d{2}/);
    for (const gone of ['room.here', 'room.leave', 'room.change', 'leave.link', 'phone.link'] as const)
      await expect(page.getByText(say(`telehealth-live:${gone}`), { exact: true })).toHaveCount(0);
    await expect(page.locator('main input[type=submit]')).toHaveCount(where === 'call' ? 1 : 0);
    await expect(page.locator('[data-live-next] a')).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  });

for (const where of ['room', 'call'] as const)
  test(`one that is moved is said with its new time, which stands in the card at once: ${where}`, async ({
    portal,
  }) => {
    const { page, context, errors, does } =
      where === 'call' ? await inCall(portal, 'V') : await inRoom(portal);
    const when = 'poniedziałek 11 stycznia 2027, 10:20';
    const moved = say('telehealth-live:stop.moved', { when });
    await does('reschedule', { start: '2027-01-11 10:20' });
    if (where === 'room') await page.clock.runFor(31_000);
    await expect(page.locator('#live-facts h2')).toContainText(when);
    await expect(page.locator('#live-facts')).toContainText(moved);
    await expect(live(page)).toContainText(moved);
    expect(errors).toEqual([]);
    await context.close();
  });

test('the title says that the doctor is there', async ({ portal }) => {
  const { page, context, does } = await inRoom(portal);
  await expect(page).toHaveTitle(new RegExp(`^${say('telehealth-live:room.title')}`));
  await does('come');
  await page.clock.runFor(31_000);
  await expect(page).toHaveTitle(new RegExp(`^${say('telehealth-live:room.titleIn')}`));
  await does('leave');
  await page.clock.runFor(31_000);
  await expect(page).toHaveTitle(new RegExp(`^${say('telehealth-live:room.title')}`));
  await context.close();
});

test('the switch of quiet refreshing keeps its words whole among the largest letters of a phone', async ({
  portal,
}) => {
  const { page, context } = await inRoom(portal);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    const { classList } = document.documentElement;
    classList.remove('text-100');
    classList.add('text-300');
  });
  const torn = () =>
    page.locator('[data-live-refresh-switch] button').evaluate((button) => {
      const [node] = button.childNodes;
      const words = (node?.textContent ?? '').matchAll(/\S+/g);
      return [...words].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node as Node, index);
        range.setEnd(node as Node, index + word.length);
        const isWhole = range.getClientRects().length === 1 && range.getBoundingClientRect().right <= 320;
        return isWhole ? [] : [word];
      });
    });
  expect(await torn()).toEqual([]);
  await page.locator('[data-live-refresh-switch] button').click();
  expect(await torn()).toEqual([]);
  await context.close();
});
