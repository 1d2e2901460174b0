import { expect, test as base } from '@playwright/test';
import type { Page } from 'playwright';
import routes from '#app/routes.ts';
import { services } from '#provider/seed/services.ts';
import { SHORT_BUDGET, startPortal } from '#tests/support/portal-process.ts';
import { axeFindings } from './loop/axe.ts';
import { documentFaults, titleOf } from './loop/document.ts';
import * as inPage from './loop/in-page.ts';
import { stageOf, type Stage, type View } from '#tests/support/scene.ts';
import { isLead, type State } from './loop/state.ts';
import { openTab, WIDE, type Tab } from './loop/tabs.ts';
import { states } from './states.ts';

/** One portal and one tab serve all states that a worker shows. */
type RunningPortal = { stage: Stage; tab: Tab };

const test = base.extend<object, { house: RunningPortal }>({
  house: [
    async ({ browser }, use) => {
      const portal = await startPortal({ env: SHORT_BUDGET });
      const tab = await openTab({ browser, origin: portal.origin });
      await use({ stage: stageOf(portal), tab });
      await tab.close();
      await portal.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: 120_000 });

const views = (['pl', 'en'] as const).flatMap((language) =>
  (['default', 'yellow-on-black'] as const).map((contrast) => ({ language, contrast })),
);

test('every route of the portal is here', () => {
  const paths = routes.map(({ path = '' }) => path);
  expect(new Set(states.map(({ route }) => route))).toEqual(new Set(paths));
});

for (const state of states) {
  test(`${state.route || '/'}: ${state.name}`, async ({ house }) => {
    if (isLead(state)) {
      const { location } = await state.ask(
        house.stage.scene({ language: 'pl', contrast: 'default', textSize: '100' }),
      );
      expect(location).toMatch(state.to);
      return;
    }
    for (const view of views) {
      await test.step(`${view.language}, ${view.contrast}`, () => examine({ state, view, house }));
    }
  });
}

const SERVICES = services.map(({ name }) => name);

/** Everything that must hold of one state in one language and contrast, in a wide window and in the narrowest with the largest text. */
async function examine({
  state,
  view,
  house: { stage, tab },
}: {
  state: State;
  view: Pick<View, 'language' | 'contrast'>;
  house: RunningPortal;
}) {
  const { language, contrast } = view;
  const { page } = tab;
  const faults: Record<string, string[]> = {};

  const answer = await state.show(stage.scene({ ...view, textSize: '100' }));
  expect(answer.status).toBe(state.status ?? 200);
  expect(answer.page.querySelectorAll('.error-summary li')).toHaveLength(state.errors ?? 0);
  expect(answer.page.querySelector('title')?.text).toBe(
    titleOf({ ...state, language, heading: answer.page.querySelector('h1')?.text ?? '' }),
  );

  await tab.show(answer, WIDE);
  faults['axe'] = await axeFindings(page);
  faults['document'] = await documentFaults(answer.html);
  faults['frame'] = await page.evaluate(inPage.brokenFrame, language);
  faults['language of parts'] = await page.evaluate(inPage.unmarkedPolish, SERVICES);
  faults['labels'] = await page.evaluate(inPage.unlabelled);
  faults['targets'] = await page.evaluate(inPage.smallTargets);
  faults['order'] = await page.evaluate(inPage.outOfOrder);

  await tab.showNarrow();
  faults['axe, large text'] = await axeFindings(page);
  faults['sideways scroll, large text'] = await page.evaluate(inPage.widerThanWindow);
  faults['cut off, large text'] = await page.evaluate(inPage.cutOff);
  faults['targets, large text'] = await page.evaluate(inPage.smallTargets);
  faults['order, large text'] = await page.evaluate(inPage.outOfOrder);
  faults['focus'] = await focusFaults(page);

  const found = Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0));
  expect.soft(found, `${state.route}: ${state.name}, ${language}, ${contrast}`).toEqual({});
}

/** Walks the page with the Tab key held down, once around; a window that is busy may swallow a few. */
async function focusFaults(page: Page) {
  const expected = await page.evaluate(inPage.tabStops);
  await page.evaluate(inPage.watchFocus);
  for (let pressed = 0; pressed <= expected; pressed += 1) await page.keyboard.down('Tab');
  for (let more = 0; more < 10 && (await page.evaluate(inPage.stopsSeen)) < expected; more += 1) {
    await page.keyboard.down('Tab');
  }
  await page.keyboard.up('Tab');
  return page.evaluate(inPage.focusFaults, expected);
}
