import { test as base } from '@playwright/test';
import { aboutTheLoop } from './audit/about.ts';
import { openEngines, type Engines } from './audit/engines/engines.ts';
import { DOCUMENT, LANGUAGES, isChosen, looks, views } from './audit/plan.ts';
import { resultsOf } from './audit/results.ts';
import { examineView, openDocument } from './loop/examine.ts';
import { openHouse, type House } from './loop/house.ts';
import { CONTRASTS, TEXT_SIZES, WIDE, WIDTHS, nameOf } from './loop/looks.ts';
import { isLead, type State } from './loop/state.ts';
import { takeUses } from './loop/verdicts.ts';
import { states } from './states.ts';

/**
 * The whole matrix: every state in every language, contrast, size and width with every engine, rule and check. scripts/audit.mjs runs it and
 * judges what it has written; here only a state that cannot be shown fails.
 */
const test = base.extend<object, { audit: House & { engines: Engines } }>({
  audit: [
    async ({ browser }, use) => {
      const house = await openHouse({ browser });
      const engines = await openEngines(house.tab.page);
      try {
        await use({ ...house, engines });
      } finally {
        await engines.stop();
        await house.close();
      }
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off', screenshot: 'off' });
test.describe.configure({ timeout: 20 * 60_000 });

const shown = states.filter((state): state is State => !isLead(state));
const nameOfState = ({ route, name }: State) => `${route || '/'}: ${name}`;

const results = resultsOf({ version: process.env['AUDIT'] ?? 'unknown' });
const cells = shown.flatMap((state) =>
  LANGUAGES.flatMap((language) => looks.map((look) => ({ state: nameOfState(state), language, look }))),
);
results.plan({
  states: shown.length,
  cells: cells.length,
  planned: cells.filter((cell) => isChosen(cell) || results.isDone(cell)).length,
  languages: LANGUAGES,
  contrasts: CONTRASTS,
  textSizes: TEXT_SIZES,
  widths: WIDTHS,
});

for (const state of shown) {
  const name = nameOfState(state);
  for (const language of LANGUAGES) {
    test(`${name}, ${language}`, async ({ audit: { engines, ...house } }) => {
      const cell = { state: name, language };
      const isLeft = (look: string) => isChosen({ ...cell, look }) && !results.isDone({ ...cell, look });
      const left = views.filter(({ look }) => isLeft(nameOf(look)));
      if (left.length === 0 && !isLeft(DOCUMENT)) return;

      const begun = performance.now();
      takeUses();
      const { answer, faults } = await openDocument({ state, language, house });
      await house.tab.show(answer);
      // A worker that finds everything done has shown no page, and its engines are in none.
      results.keepEngines([...(await aboutTheLoop()), ...(await engines.about())]);
      if (isLeft(DOCUMENT)) {
        await house.tab.look(WIDE);
        const judged = await house.cost.of('engines', () => engines.judge(answer.html));
        const ms = Math.round(performance.now() - begun);
        results.keep({
          ...cell,
          look: DOCUMENT,
          ms,
          faults: { ...faults, ...judged },
          verdicts: takeUses(),
        });
      }
      takeUses();
      const ofDocument = { ...house, known: new Set<string>() };
      for (const view of left) {
        const start = performance.now();
        const found = await examineView({ view, language, house: ofDocument });
        const ms = Math.round(performance.now() - start);
        results.keep({ ...cell, look: nameOf(view.look), faults: found, verdicts: takeUses(), ms });
      }
      house.cost.tell(`${name}, ${language}`);
    });
  }
}
