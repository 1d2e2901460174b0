import { test as base } from '@playwright/test';
import { resultsOf } from './audit/results.ts';
import { examineView, openDocument } from './loop/examine.ts';
import { openHouse, type House } from './loop/house.ts';
import { nameOf } from './loop/looks.ts';
import { isLead, type State } from './loop/state.ts';
import { everyView } from './loop/views.ts';
import { states } from './states.ts';

/**
 * The whole matrix: every state in every language, contrast, size and width with every rule and check. scripts/audit.mjs runs it and judges
 * what it has written; here only a state that cannot be shown fails.
 */
const test = base.extend<object, { house: House }>({
  house: [
    async ({ browser }, use) => {
      const house = await openHouse({ browser });
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: 20 * 60_000 });

const LANGUAGES = ['pl', 'en'] as const;
const DOCUMENT = 'document';

const shown = states.filter((state): state is State => !isLead(state));
const results = resultsOf(process.env['AUDIT'] ?? 'unknown');
results.plan(shown.length * LANGUAGES.length * (everyView.length + 1));

for (const state of shown) {
  const name = `${state.route || '/'}: ${state.name}`;
  for (const language of LANGUAGES) {
    test(`${name}, ${language}`, async ({ house }) => {
      const done = results.looksOf({ state: name, language });
      const left = everyView.filter(({ look }) => !done.has(nameOf(look)));
      if (left.length === 0) return;

      const cell = { state: name, language };
      const { answer, faults } = await openDocument({ state, language, house });
      if (!done.has(DOCUMENT)) results.keep({ ...cell, look: DOCUMENT, faults, ms: 0 });
      await house.tab.show(answer);
      for (const view of left) {
        const start = performance.now();
        const found = await examineView({ view, language, house });
        const ms = Math.round(performance.now() - start);
        results.keep({ ...cell, look: nameOf(view.look), faults: found, ms });
      }
    });
  }
}
