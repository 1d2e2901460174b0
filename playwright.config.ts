import { defineConfig } from '@playwright/test';
import type { HouseOptions } from './tests/support/fixtures.ts';
import { browserOptions } from '#tests/support/browser.ts';

const STORIES = '**/e2e/*.spec.ts';

/** The whole matrix of the accessibility loop: only `npm run audit` runs it. */
const AUDIT = '**/a11y/audit.spec.ts';

/** What a booking needs of the provider; with DEEP=1 every story is run over its HTTP door as well. */
const OVER_HTTP = process.env['DEEP']
  ? '**/e2e/*.spec.ts'
  : '**/e2e/{bookings,new-booking,moving,wizard-steps}.spec.ts';

/** The main job in a browser: scripts off, scripts on, and with the provider as a process of its own. */
export default defineConfig<object, HouseOptions>({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: browserOptions(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'e2e-plain',
      testMatch: STORIES,
      testIgnore: '**/text-browser.spec.ts',
      use: { javaScriptEnabled: false },
    },
    { name: 'e2e-scripts', testMatch: STORIES, testIgnore: '**/text-browser.spec.ts' },
    {
      name: 'e2e-remote',
      testMatch: OVER_HTTP,
      testIgnore: '**/text-browser.spec.ts',
      use: { javaScriptEnabled: false, isProviderRemote: true },
    },
    { name: 'text-browser', testMatch: '**/text-browser.spec.ts' },
    { name: 'a11y', testMatch: '**/a11y/*.spec.ts', testIgnore: AUDIT },
    ...(process.env['AUDIT'] ? [{ name: 'audit', testMatch: AUDIT }] : []),
  ],
});
