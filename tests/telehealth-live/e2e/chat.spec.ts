import { livePath } from '#app/domain/telehealth-live/paths.ts';
import { joinPath } from '#app/domain/telehealth/paths.ts';
import { expect, signIn, test } from '#tests/support/fixtures.ts';
import { say } from '#tests/support/words.ts';
import { doctorDoes, sceneOf } from '#tests/telehealth-live/staff.ts';

const LINE = 'Dzień dobry, boli mnie kolano.';
const ANSWER = 'Dzień dobry, od kiedy?';

test(
  'a patient enters, chooses the chat, waits, writes with the doctor, and sees the end',
  { tag: '@area' },
  async ({ page, portal }) => {
    const id = await sceneOf(portal, 'jan-now');
    await page.goto(joinPath(id));
    await signIn(page, 'jan.nowak', joinPath(id));
    await expect(page).toBePage(say('telehealth-live:type.title'));
    await page.getByRole('radio', { name: say('telehealth-live:type.C.label'), exact: true }).check();
    await page.getByRole('button', { name: say('telehealth-live:type.submit'), exact: true }).click();

    await expect(page).toBePage(new RegExp(`^${say('telehealth-live:room.title')} `));
    const main = page.getByRole('main');
    await expect(main).toContainText(say('telehealth-live:room.doctor.away'));
    await doctorDoes(portal, id, 'come');
    await page.getByRole('button', { name: say('telehealth-live:room.here') }).click();
    await expect(main).toContainText(say('telehealth-live:room.doctor.in'));
    await page.getByRole('link', { name: say('telehealth-live:room.enter') }).click();

    await expect(page).toBePage(new RegExp(`^${say('telehealth-live:call.title')} `));
    await page.getByLabel(say('telehealth-live:chat.label')).fill(LINE);
    await page.getByRole('button', { name: say('telehealth-live:chat.send') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: LINE })).toBeVisible();
    await doctorDoes(portal, id, 'write', { text: ANSWER });
    await page.getByRole('link', { name: say('telehealth-live:chat.refresh') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();

    await doctorDoes(portal, id, 'end');
    await page.getByRole('link', { name: say('telehealth-live:chat.refresh') }).click();
    await expect(page).toBePage(say('telehealth-live:ended.title'));
    await page.getByRole('link', { name: say('telehealth:chat.link') }).click();
    await expect(page).toBePage(say('telehealth:chat.title'));
    for (const said of [LINE, ANSWER]) await expect(main).toContainText(said);
  },
);

test(
  'a guest’s page fetches what is written by itself, and keeps what the guest types meanwhile',
  { tag: '@scripts' },
  async ({ page, portal, browser }) => {
    const id = await sceneOf(portal, 'jan-now');
    await page.goto(livePath('invite', id));
    await signIn(page, 'jan.nowak', livePath('invite', id));
    await page.getByRole('button', { name: say('telehealth-guest:invite.make'), exact: true }).click();
    const address = await page.getByRole('main').locator('code').textContent();

    const guest = await (await browser.newContext()).newPage();
    await guest.clock.install();
    await guest.goto(address ?? '');
    await guest.getByLabel(say('telehealth-guest:enter.name')).fill('Maria');
    await guest.getByRole('checkbox').check();
    await guest.getByRole('button', { name: say('telehealth-guest:enter.submit') }).click();
    await expect(guest).toBePage(say('telehealth-live:call.title'));
    const typed = guest.getByLabel(say('telehealth-live:chat.label'));
    await typed.fill(LINE);
    await doctorDoes(portal, id, 'come');
    await doctorDoes(portal, id, 'write', { text: ANSWER });
    // Nobody presses anything: it comes with the next of its looks, ten seconds apart.
    await guest.clock.runFor(11_000);
    await expect(guest.getByRole('listitem').filter({ hasText: ANSWER })).toBeVisible();
    await expect(typed).toHaveValue(LINE);

    await guest.getByRole('button', { name: say('telehealth-live:chat.send') }).click();
    await expect(guest.getByRole('listitem').filter({ hasText: LINE })).toBeVisible();
    await guest.context().close();
  },
);
