import { expect } from '@playwright/test';
import { isChosen } from '#tests/house/a11y/audit/plan.ts';
import { tabWalk, walkByTab, type Check } from '#tests/house/a11y/loop/checks.ts';
import { examineView, openDocument } from '#tests/house/a11y/loop/examine.ts';
import { openHouse, type House } from '#tests/house/a11y/loop/house.ts';
import { inHouse } from '#tests/house/a11y/loop/house-test.ts';
import { NARROW, WIDE, nameOf } from '#tests/house/a11y/loop/looks.ts';
import { isLead, type State } from '#tests/house/a11y/loop/state.ts';
import type { Planted } from '#tests/house/a11y/loop/tabs.ts';
import { everyView } from '#tests/house/a11y/loop/views.ts';
import { states } from '#tests/house/a11y/states.ts';

/** The measures of the audit in every state, in another browser: `npm run audit:firefox` (decision 061). Polish. */
const test = inHouse();

/** axe reads the same styles in each browser; other media are emulated, which no other Firefox than Playwright's own lets. */
const LEFT_OUT = new Set(['axe', 'media']);

/** Past its last stop the Tab key leaves a Firefox's page, and the window would never have the focus again: the walk begins at the top. */
const walkFromTop: Check = {
  name: tabWalk.name,
  async find({ tab: { page } }) {
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
    });
    return walkByTab(page, 0);
  },
};

const views = everyView
  .filter(({ look }) => [WIDE, NARROW].some((one) => nameOf(one) === nameOf(look)))
  .map(({ look, checks }) => ({
    look,
    checks: checks
      .filter(({ name }) => !LEFT_OUT.has(name))
      .map((check) => (check === tabWalk ? walkFromTop : check)),
  }));

const nameOfState = ({ route, name }: State) => `${route || '/'}: ${name}`;
const shown = states.filter((state): state is State => !isLead(state));

test('it is Firefox that looks', ({ browser }) => {
  expect(browser.browserType().name()).toBe('firefox');
  note('version', browser.version());
  for (const { look } of views) note('look', nameOf(look));
});

/** Faults that no Chromium has. */
const PLANTED = `@supports (-moz-appearance: none) {
  .footer a { min-height: 0 !important; font-size: 14px !important; }
  .footer a:focus { outline: 0 !important; }
  @media (max-width: 400px) { .footer .inner { min-width: 500px; } }
}`;

test('a fault that is there in Firefox alone is found', async ({ browser }) => {
  const planted: Planted = ({ path, body }) => (path.endsWith('.css') ? body + PLANTED : body);
  const house = await openHouse({ browser, planted });
  const state = shown.find(({ name }) => name === 'a guest sees all') as State;
  const faults = await faultsOf(state, house);
  await house.close();
  const wide = nameOf(WIDE);
  const found = [`targets: ${wide}`, `focus: ${wide}`, `focus by Tab: ${wide}`];
  expect(Object.keys(faults)).toEqual(
    expect.arrayContaining([...found, `sideways scroll: ${nameOf(NARROW)}`]),
  );
});

for (const state of shown) {
  const name = nameOfState(state);
  if (!isChosen({ state: name, language: 'pl', look: 'firefox' })) continue;
  test(name, async ({ house }) => {
    const faults = await faultsOf(state, house);
    note('document', name);
    house.cost.tell(name);
    for (const [check, list] of Object.entries(faults))
      list.forEach(() => note('fault', check.split(':')[0]));
    expect(faults).toEqual({});
  });
}

async function faultsOf(state: State, house: House) {
  const { answer, faults } = await openDocument({ state, language: 'pl', house });
  await house.tab.show(answer);
  for (const view of views) Object.assign(faults, await examineView({ view, language: 'pl', house }));
  return faults;
}

function note(type: string, description = '') {
  test.info().annotations.push({ type, description });
}
