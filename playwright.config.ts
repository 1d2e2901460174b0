import { defineConfig } from '@playwright/test';
import type { PortalOptions } from './tests/support/fixtures.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { setRunClock } from '#tests/support/run-clock.ts';
import { firefoxOptions } from './scripts/firefox.mjs';
import { generate } from './scripts/generate.mjs';

generate();
setRunClock();

const STORIES = { testMatch: '**/e2e/*.spec.ts', testIgnore: '**/text-browser*.spec.ts' };

/** Nothing of a page is hydrated, so a story is walked with scripts off; DEEP=1 walks each of them everywhere. */
const everyStory = Boolean(process.env['DEEP']);
/** Stories in which app/enhance.js has a part, and one of each area, or of each main way of a large one. */
const withScripts = everyStory ? {} : { grep: /@scripts|@area/ };

/** The whole matrix of the accessibility loop: only `npm run audit` runs it. */
const AUDIT = '**/a11y/audit.spec.ts';
/** Planted barriers, one by one: only `npm run audit:barriers` runs them. */
const BARRIERS = '**/a11y/barriers.spec.ts';

/** The trees of all states without the rest of the loop: `npm run audit:tree`. */
const TREES = '**/a11y/tree.spec.ts';

/** The second browser: only `npm run audit:firefox` starts it. */
const inFirefox = () => {
  const use = { browserName: 'firefox', ...firefoxOptions() } as const;
  return [
    { name: 'firefox-layout', testMatch: '**/firefox/*.spec.ts', use },
    { name: 'firefox-stories', ...STORIES, grep: /@area/, use: { ...use, hasScripts: false } },
  ];
};

/** Projects that only a command of their own runs. */
const ofAudits = () => {
  if (process.env['AUDIT']) return [{ name: 'audit', testMatch: AUDIT }];
  if (process.env['BARRIERS']) return [{ name: 'barriers', testMatch: BARRIERS }];
  if (process.env['TREES']) return [{ name: 'tree', testMatch: TREES }];
  if (process.env['FIREFOX']) return inFirefox();
  return [];
};

/** The main job in a browser: scripts off, scripts on, and with the provider as a process of its own. */
export default defineConfig<object, PortalOptions>({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  // These end what hangs, and prove nothing: on a machine that is busy a story takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'dot',
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e-plain', ...STORIES, use: { hasScripts: false } },
    { name: 'e2e-scripts', ...STORIES, ...withScripts, use: { isProviderRemote: true } },
    { name: 'text-browser', testMatch: '**/text-browser*.spec.ts' },
    { name: 'a11y', testMatch: '**/a11y/*.spec.ts', testIgnore: [AUDIT, BARRIERS, TREES] },
    ...ofAudits(),
  ],
});
