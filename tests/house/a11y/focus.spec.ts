import { expect, test as base, type Page } from '@playwright/test';
import { walkOf, withHours } from '#tests/support/booking-walk.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Account, type Scene, type Stage } from '#tests/support/scene.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Where a form is, what is pressed, and the control that the summary's first link leads to; null: the form as a whole. */
type Case = Readonly<{
  form: string;
  account?: Account;
  find: (visitor: Visitor, scene: Scene) => Promise<string>;
  send: (page: Page, scene: Scene) => Promise<void>;
  control: string | null;
}>;

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      expect(browser.isConnected()).toBe(true);
      const portal = await startPortal();
      await use(stageOf(portal));
      await portal.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ javaScriptEnabled: false });

const press = (name: string | RegExp) => (page: Page) =>
  page.locator('main').getByRole('button', { name }).first().click();
const UBEZP = { service: 'UBEZP', availabilityId: 'ubezp-lis' };
const setInsurer = (scene: Scene, code: string | null) =>
  scene.change('provider', 'update patients set insurer_code = ? where id = ?', code, 'patient-1001');
const setStatus = (scene: Scene, status: string) =>
  scene.change('provider', 'update bookings set status = ? where system_id = ?', status, 'booking-3001');

const cases: readonly Case[] = [
  {
    form: 'login',
    find: () => Promise.resolve('/login'),
    send: press('Zaloguj się'),
    control: 'login-username',
  },
  {
    form: 'login, refused',
    find: () => Promise.resolve('/login'),
    async send(page) {
      await page.getByLabel('Login').fill('jan.nowak');
      await page.getByLabel('Hasło').fill('wrong');
      await page.keyboard.press('Enter');
    },
    control: null,
  },
  {
    form: 'filter of bookings',
    account: 'jan.nowak',
    find: () => Promise.resolve('/bookings'),
    async send(page) {
      await page.getByText('Filtruj listę', { exact: true }).click();
      await page.getByLabel('Do dnia').fill('jutro');
      await page.keyboard.press('Enter');
    },
    control: 'filter-dateTo',
  },
  {
    form: 'cancel',
    account: 'jan.nowak',
    find: () => Promise.resolve('/bookings/AMMS/booking-3001/cancel'),
    async send(page, scene) {
      setStatus(scene, 'CANCELED');
      await press('Tak, odwołaj wizytę')(page);
      setStatus(scene, 'SCHEDULED');
    },
    control: null,
  },
  {
    form: 'patients',
    account: 'anna.kowalska',
    find: async (visitor) => (await walkOf(visitor).start()).answer.path,
    send: press('Dalej'),
    control: 'patient-patientId',
  },
  {
    form: 'services',
    account: 'piotr.zielinski',
    async find(visitor) {
      const { draft } = await walkOf(visitor).start();
      return `/newbooking/services?draft=${draft}&service=INT`;
    },
    send: press(/Bielecka/),
    control: 'service-availabilityId',
  },
  {
    form: 'dates',
    account: 'jan.nowak',
    async find(visitor) {
      const place = { service: 'KONTR', availabilityId: 'kontr-gorecka' };
      return (await withHours(visitor, (await walkOf(visitor).atDates(place)).answer)).path;
    },
    send: press(/^\d{1,2}:\d{2}/),
    control: 'date-hour',
  },
  {
    form: 'go to a day',
    account: 'jan.nowak',
    find: async (visitor) => (await walkOf(visitor).atDates(UBEZP)).answer.path,
    async send(page) {
      await page.getByLabel('Przejdź do dnia').fill('32-13-2026');
      await page.keyboard.press('Enter');
    },
    control: 'go-to-from',
  },
  {
    form: 'summary',
    account: 'jan.nowak',
    find: async (visitor) => (await walkOf(visitor).atSummary(UBEZP)).answer.path,
    async send(page, scene) {
      setInsurer(scene, null);
      await press('Zarezerwuj wizytę')(page);
      setInsurer(scene, '03');
    },
    control: null,
  },
];

for (const { form, account, find, send, control } of cases) {
  test(`${form}: without scripts, focus comes to what is wrong and goes on to the field`, async ({
    stage,
    page,
  }) => {
    const scene = stage.scene({ language: 'pl', contrast: 'default', textSize: '100' });
    const visitor = account ? await scene.as(account) : scene.guest();
    const path = await find(visitor, scene);
    const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: stage.portal.origin }));
    await page.context().addCookies(cookies);

    await page.goto(stage.portal.origin + path);
    await send(page, scene);
    await expect(page.locator('#errors')).toBeFocused();
    if (control === null) return;

    await page.keyboard.press('Tab');
    await expect(page.locator('#errors a').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${control}`)).toBeFocused();
  });
}
