import type { Browser } from 'playwright';
import { clockFrom, SHORT_BUDGET, startPortal } from '#tests/support/portal-process.ts';
import { baselineOf } from '#tests/support/store-baseline.ts';
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
  /** Before a state: the clock and both stores as they were for the first one, and nobody signed in. */
  begin(): Promise<void>;
  close(): Promise<void>;
}>;

/**
 * When the loop's portal begins, as it believes: the days of its clinic are counted from then, and trees are kept. A Tuesday morning of an
 * ordinary month. The whole matrix is looked at on the day itself, whatever day that is.
 */
export const BEGINNING = '2026-11-24T09:00:00+01:00';
/** When each state begins: hours that are still free, and those until which something holds, are always the same. */
const MORNING = '2026-11-24T09:00:30+01:00';
const isToday = Boolean(process.env['AUDIT']);

export async function openHouse({
  browser,
  planted,
}: {
  browser: Browser;
  planted?: Planted;
}): Promise<House> {
  const portal = await startPortal({ env: { ...SHORT_BUDGET, ...(isToday ? {} : clockFrom(BEGINNING)) } });
  const stores = (['provider', 'portal'] as const).map((store) =>
    baselineOf({ folder: portal.dataDirectory, store }),
  );
  const tab = await openTab({ browser, origin: portal.origin, ...(planted && { planted }) });
  const cost = costOfRun();
  const stage = stageOf(portal);
  return {
    stage,
    tab,
    texts: providerTexts(portal.dataDirectory),
    known: new Set(),
    cost,
    async begin() {
      if (!isToday) await portal.tell('/clock', { now: MORNING });
      for (const store of stores) store.putBack();
      stage.forget();
    },
    async close() {
      cost.tellAll();
      for (const store of stores) store.close();
      await tab.close();
      await portal.stop();
    },
  };
}
