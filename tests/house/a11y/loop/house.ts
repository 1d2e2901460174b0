import type { Browser } from 'playwright';
import { SHORT_BUDGET, startPortal } from '#tests/support/portal-process.ts';
import { stageOf, type Stage } from '#tests/support/scene.ts';
import { costOfRun, type Cost } from './cost.ts';
import { providerTexts } from './provider-texts.ts';
import { openTab, type Planted, type Tab } from './tabs.ts';

/** One portal and one tab, which serve all states that a worker shows. */
export type House = Readonly<{
  stage: Stage;
  tab: Tab;
  texts: readonly string[];
  known: Set<string>;
  cost: Cost;
  close(): Promise<void>;
}>;

export async function openHouse({
  browser,
  planted,
}: {
  browser: Browser;
  planted?: Planted;
}): Promise<House> {
  const portal = await startPortal({ env: SHORT_BUDGET });
  const tab = await openTab({ browser, origin: portal.origin, ...(planted && { planted }) });
  const cost = costOfRun();
  return {
    stage: stageOf(portal),
    tab,
    texts: providerTexts(portal.dataDirectory),
    known: new Set(),
    cost,
    async close() {
      cost.tellAll();
      await tab.close();
      await portal.stop();
    },
  };
}
