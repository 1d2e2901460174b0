import type { Browser, Page } from '@playwright/test';
import { build } from 'esbuild';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';
import { say } from '#tests/support/words.ts';
import {
  askedBy,
  atRoom,
  launchWithDevices,
  scene,
  staff,
  windowIn,
} from '#tests/telehealth-live/windows.ts';
import type { Suite } from '#tests/telehealth-live/makers/page.ts';

declare const suite: Suite;

let browser: Browser;

test.beforeAll(async () => {
  browser = await launchWithDevices();
});
test.afterAll(() => browser.close());

const windowOf = (portal: RunningPortal) => windowIn(browser, portal);

const live = (page: Page) => page.locator('#heard');

test('the waiting room tells once that the doctor is in, and goes on by itself where that is ticked', async ({
  portal,
}) => {
  const id = await scene(portal);
  const { page, context, errors } = await windowOf(portal);
  await page.clock.install();
  await atRoom(page, id, 'C');
  await expect(page.locator('[data-live-enter]')).toHaveCount(0);
  await staff(portal, id)('come');
  await page.clock.runFor(31_000);
  await expect(page.locator('[data-live-enter]')).toBeVisible();
  await expect(live(page)).not.toBeEmpty();
  await expect(page).toHaveURL(/telewaitingroom/);
  await page.locator('[data-live-go-on] input').click();
  await expect(page).toHaveURL(/telehealth\/teleconsultation\?/);
  expect(errors).toEqual([]);
  await context.close();
});

declare global {
  var tones: number;
}

test('a tone at the doctor’s arrival is off by default, is heard once by whoever ticks it, and stays ticked', async ({
  portal,
}) => {
  const id = await scene(portal);
  const { page, context, errors } = await windowOf(portal);
  await page.addInitScript(() => {
    globalThis.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      globalThis.tones += 1;
      start.call(this, when);
    };
  });
  const tones = () => page.evaluate(() => globalThis.tones);
  const comes = async () => {
    await staff(portal, id)('come');
    await page.clock.runFor(31_000);
    await expect(page.locator('[data-live-enter]')).toBeVisible();
  };
  await page.clock.install();
  await atRoom(page, id, 'C');
  const tick = page.getByLabel(say('telehealth-live:room.sound'));
  await expect(tick).not.toBeChecked();
  await comes();
  expect(await tones()).toBe(0);

  await staff(portal, id)('leave');
  await tick.check();
  expect(await tones()).toBe(1);
  await page.reload();
  await expect(tick).toBeChecked();
  await expect(page.locator('[data-live-enter]')).toHaveCount(0);
  await page.locator('h1').click();
  await comes();
  await page.clock.runFor(31_000);
  expect(await tones()).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('lines are sent in place, and others are heard once', async ({ portal }) => {
  const id = await scene(portal);
  const { page, context, errors } = await windowOf(portal);
  await atRoom(page, id, 'C');
  await staff(portal, id)('come');
  await page.reload();
  await page.locator('[data-live-enter]').click();
  const field = page.locator('textarea');
  await field.fill('Dzień dobry');
  await field.press('Shift+Enter');
  await field.pressSequentially('boli mnie głowa');
  await field.press('Enter');
  await expect(page.locator('[data-live-line]')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await field.pressSequentially('druga');
  await page.locator('form[data-live-chat] input[type=submit]').last().click();
  await expect(page.locator('[data-live-line]')).toHaveCount(2);
  await staff(portal, id)('write', { text: 'Od kiedy?' });
  await expect(page.locator('[data-live-line]')).toHaveCount(3);
  await expect(live(page)).toContainText('Od kiedy?');
  expect(errors).toEqual([]);
  await context.close();
});

const suiteScript = async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/telehealth-live/makers/page.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
  });
  return outputFiles[0]?.text ?? '';
};

/** The doctor's browser, at the staff side. */
async function doctorJoins(portal: RunningPortal, id: string, hasPicture: boolean) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const script = await suiteScript();
  await page.route('**/suite', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module">${script}</script>`,
    }),
  );
  await page.goto(`${portal.benchOrigin}/suite`);
  await page.waitForFunction(() => 'suite' in self);
  const joined = await page.evaluate(([id, hasPicture]) => suite.joinAsDoctor(id, hasPicture), [
    id,
    hasPicture,
  ] as const);
  expect(joined).toMatchObject({ fault: null });
  return { page, context };
}

const ASKED = 'Proszę zgiąć kolano i powiedzieć, czy jest spuchnięte.';

/** On a phone's first screen stand picture, newest line and field, and no words twice. */
async function seesFaceAndWords(page: Page, asks: () => Promise<void>) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await asks();
  await expect(page.locator('[data-live-line]').filter({ hasText: ASKED })).toBeInViewport({ ratio: 1 });
  await expect(live(page)).toContainText(ASKED);
  await expect(page.locator('.screen')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('textarea')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#live')).toBeEmpty();
  if (before) await page.setViewportSize(before);
}

for (const type of ['V', 'A'] as const)
  test(`patient and doctor meet with ${type === 'V' ? 'picture and sound' : 'sound alone'}`, async ({
    portal,
  }) => {
    const id = await scene(portal);
    const { page, context, errors } = await windowOf(portal);
    await atRoom(page, id, type);
    await staff(portal, id)('come');
    const doctor = await doctorJoins(portal, id, type === 'V');
    await page.reload();
    await page.locator('[data-live-enter]').click();
    const begun = Date.now();
    await page.getByRole('button', { name: say('telehealth-call:words.connect') }).click();
    const media = page.locator('[data-live-media]');
    await expect(media.locator(type === 'V' ? 'video[aria-label]' : 'audio').first()).toBeAttached();
    await expect(media).toContainText(say('telehealth-call:words.talking'));
    expect(Date.now() - begun, 'ms until doctor and patient have met').toBeLessThan(5_000);
    if (type === 'V') {
      await expect
        .poll(() =>
          page
            .locator('video')
            .first()
            .evaluate((one) => (one as HTMLVideoElement).currentTime),
        )
        .toBeGreaterThan(0.5);
      await expect
        .poll(() => doctor.page.evaluate(() => suite.received('video', 'framesDecoded')))
        .toBeGreaterThan(5);
    }
    await expect
      .poll(() => doctor.page.evaluate(() => suite.received('audio', 'packetsReceived')))
      .toBeGreaterThan(20);
    expect(portal.read('provider', 'select count(*) as n from telehealth_connections')).toEqual({ n: 1 });

    await expect(page.getByRole('button', { name: /^Kamera/ })).toHaveCount(type === 'V' ? 1 : 0);
    const microphone = page.getByRole('button', { name: /^Mikrofon/ });
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    await microphone.click();
    await expect(microphone).toHaveText(say('telehealth-call:words.microphone.off'));
    await expect(microphone).toHaveAttribute('aria-pressed', 'false');
    await expect
      .poll(async () => (await doctor.page.evaluate(() => suite.state())).muted.microphone)
      .toBe(true);
    await doctor.page.evaluate(() => suite.mute('microphone', true));
    await expect(media).toContainText(say('telehealth-call:words.doctor.microphone.off'));

    if (type === 'V') await seesFaceAndWords(page, () => staff(portal, id)('write', { text: ASKED }));

    // The question is asked while sound and picture go on.
    const leave = page.getByRole('link', { name: say('telehealth-live:leave.link') });
    await leave.click();
    await expect(page.locator('[data-leaving] h2')).toBeFocused();
    await page
      .locator('[data-leaving]')
      .getByRole('link', { name: say('telehealth-live:leave.keep') })
      .click();
    await expect(page.locator('[data-leaving]')).toHaveCount(0);
    await expect(leave).toBeFocused();
    await expect(media).toContainText(say('telehealth-call:words.talking'));
    await doctor.page.evaluate(() => suite.leave());
    await expect(media).toContainText(say('telehealth-call:words.doctorGone'));
    await leave.click();
    await page.locator('[data-leaving] input[type=submit]').last().click();
    await expect(page).not.toHaveURL(/telehealth\/teleconsultation\?/);
    expect(errors).toEqual([]);
    await doctor.context.close();
    await context.close();
  });

/** Jan at "Połącz" of a call with picture, in a browser whose devices fail so; `kind`: all of them, or cameras alone. */
async function failing(portal: RunningPortal, how: { name: string; kind: 'all' | 'camera' }) {
  const id = await scene(portal);
  const window = await windowOf(portal);
  const { page } = window;
  await page.addInitScript(({ name, kind }) => {
    const opens = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = (wanted) =>
      kind === 'all' || wanted?.video ? Promise.reject(new DOMException('no', name)) : opens(wanted);
  }, how);
  await atRoom(page, id, 'V');
  await staff(portal, id)('come');
  await page.reload();
  await page.locator('[data-live-enter]').click();
  await page.getByRole('button', { name: say('telehealth-call:words.connect') }).click();
  return { id, ...window, media: page.locator('[data-live-media]') };
}

const CAUSES = { NotAllowedError: 'denied', NotFoundError: 'missing', NotReadableError: 'busy' } as const;
for (const [name, cause] of Object.entries(CAUSES))
  test(`devices that fail by ${name} leave the chat, and say what to do`, async ({ portal }) => {
    const { page, context, media } = await failing(portal, { name, kind: 'all' });
    await expect(media).toContainText('Brak dostępu do urządzenia: mikrofon lub kamera');
    for (const [, one] of Object.entries(CAUSES)) {
      const how = say(`telehealth-call:words.errors.${one}How`);
      if (one === cause) await expect(media).toContainText(how);
      else await expect(media).not.toContainText(how);
    }
    await expect(media.getByRole('button', { name: say('telehealth-call:words.again') })).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
    await media.getByRole('button', { name: say('telehealth-call:words.sound') }).click();
    await expect(media).toContainText(say('telehealth-call:words.waiting'));
    await expect(media.locator('video')).toHaveCount(0);
    await page.locator('textarea').fill('Nie mam kamery');
    await page.locator('textarea').press('Enter');
    await expect(page.locator('[data-live-line]')).toHaveCount(1);
    await context.close();
  });

test('without a camera the microphone is used, and that is said', async ({ portal }) => {
  const { context, media, errors, page } = await failing(portal, { name: 'NotFoundError', kind: 'camera' });
  await expect(media).toContainText(say('telehealth-call:words.waiting'));
  await expect(media).toContainText(say('telehealth-call:words.withoutCamera'));
  await expect(page.getByRole('button', { name: say('telehealth-call:words.microphone.on') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('telehealth-call:words.camera.on') })).toHaveCount(0);
  await expect(media.locator('video')).toHaveCount(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('rights that have run out are said, and a button gets new ones', async ({ portal }) => {
  const id = await scene(portal);
  const { page, context } = await windowOf(portal);
  await atRoom(page, id, 'A');
  await staff(portal, id)('come');
  const doctor = await doctorJoins(portal, id, false);
  await page.reload();
  await page.locator('[data-live-enter]').click();
  await page.getByRole('button', { name: say('telehealth-call:words.connect') }).click();
  const media = page.locator('[data-live-media]');
  await expect(media).toContainText(say('telehealth-call:words.talking'));
  await staff(portal, id)('expire');
  await expect(media).toContainText('Identyfikator usług telekonferencyjnych stracił ważność');
  await page.getByRole('button', { name: say('telehealth-call:words.again') }).click();
  await expect(media).toContainText(say('telehealth-call:words.waiting'));
  await doctor.context.close();
  const again = await doctorJoins(portal, id, false);
  await expect(media).toContainText(say('telehealth-call:words.talking'));
  await again.context.close();
  await context.close();
});

test('when the doctor ends it, a link leads on, and what is typed stays', async ({ portal }) => {
  const id = await scene(portal);
  const { page, context } = await windowOf(portal);
  await atRoom(page, id, 'C');
  await staff(portal, id)('come');
  await page.reload();
  await page.locator('[data-live-enter]').click();
  await page.locator('textarea').fill('Jeszcze jedno pytanie');
  await staff(portal, id)('end');
  const next = page.getByRole('link', { name: say('telehealth-live:script.next') });
  await expect(next).toBeVisible();
  await expect(live(page)).toContainText(say('telehealth-live:script.next'));
  await expect(page.locator('textarea')).toHaveValue('Jeszcze jedno pytanie');
  await next.click();
  await expect(page).toHaveURL(/telehealth\/ended/);
  await context.close();
});

test('a session that is over is said while the page stays', async ({ portal }) => {
  const id = await scene(portal);
  const { page, context } = await windowOf(portal);
  await atRoom(page, id, 'C');
  await staff(portal, id)('come');
  await page.reload();
  await page.locator('[data-live-enter]').click();
  portal.change('portal', 'update sessions set ended_at = created_at');
  await page.locator('textarea').fill('Słychać mnie?');
  await page.locator('textarea').press('Enter');
  await expect(page.locator('[data-live-notice]')).toContainText(say('page:session.ended'));
  await expect(page.locator('textarea')).toHaveValue('Słychać mnie?');
  await context.close();
});

test('devices are tried without joining anything', async ({ portal }) => {
  const { page, context, errors } = await windowOf(portal);
  await signIn(page, 'jan.nowak', '/telehealth/test');
  const asked = await askedBy(page);
  await page.getByRole('button', { name: say('telehealth-call:test.words.begin') }).click();
  await expect(page.locator('video')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(say('telehealth-call:test.words.works'));
  await expect(page.getByRole('main')).toContainText(/Mikrofon: (słychać|bardzo)/);
  await expect(page.getByRole('main')).toContainText(/Kamery: (?!nie)/);
  await page.getByRole('button', { name: say('telehealth-call:test.words.tone') }).click();
  await expect(page.getByRole('main')).toContainText(say('telehealth-call:test.words.toneEnds'));
  await page.getByRole('button', { name: say('telehealth-call:test.words.end') }).click();
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('the staff side has the doctor’s sound and picture', async ({ portal }) => {
  const id = await scene(portal);
  const { page, context, errors } = await windowOf(portal);
  await atRoom(page, id, 'V');
  await staff(portal, id)('come');
  const doctor = await windowOf(portal);
  await doctor.page.goto(`${portal.benchOrigin}/telehealth-live/${id}/picture`);
  await doctor.page.getByRole('button', { name: 'Połącz z dźwiękiem i obrazem' }).click();
  await expect(doctor.page.getByText('Połączono, czeka na pacjenta.')).toBeVisible();
  await page.reload();
  await page.locator('[data-live-enter]').click();
  await page.getByRole('button', { name: say('telehealth-call:words.connect') }).click();
  await expect(page.locator('[data-live-media]')).toContainText(say('telehealth-call:words.talking'));
  await expect(doctor.page.getByText('Pacjent jest połączony.')).toBeVisible();
  await doctor.page.getByRole('button', { name: 'Mikrofon: tak' }).click();
  await expect(page.locator('[data-live-media]')).toContainText(
    say('telehealth-call:words.doctor.microphone.off'),
  );
  expect([...errors, ...doctor.errors]).toEqual([]);
  await doctor.context.close();
  await context.close();
});
