import type { Page } from 'playwright';
import { aboutHtmlcs, htmlcsRemarks, htmlcsSource } from './htmlcs.ts';
import { aboutIbm, ibmRemarks, ibmSource } from './ibm.ts';
import { aboutNu, startNu } from './nu.ts';
import { disputedIn, faultsOf, type About } from './remark.ts';

/** What engines say of one document: what stands against it by engine, empty where nothing does, and how many faults are disputed. */
export type Judged = Readonly<{ faults: Record<string, readonly string[]>; disputed: number }>;

/** The engines that look at each document once, as it is served in a wide window. */
export type Engines = Readonly<{
  judge(html: string): Promise<Judged>;
  /** What they are; asked once the tab shows a document. */
  about(): Promise<readonly About[]>;
  stop(): Promise<void>;
}>;

/** Before the tab shows its first document. */
export async function openEngines(page: Page): Promise<Engines> {
  await addEngines(page);
  const nu = await startNu();
  let about: readonly About[] | undefined;

  return {
    async judge(html) {
      const nuSays = nu.remarks(html);
      const closed = await page.evaluateHandle(openDetails);
      const ibm = await ibmRemarks(page);
      const htmlcs = await htmlcsRemarks(page);
      await closed.evaluate((all) => all.forEach((details) => (details.open = false)));
      const said = Object.entries({ IBM: ibm, HTML_CodeSniffer: htmlcs, Nu: await nuSays });

      const lists = said.map(([name, remarks]) => [name, faultsOf(name, remarks)] as const);
      const faults = Object.fromEntries(lists.filter(([, list]) => list.length > 0));
      const disputed = said.reduce((sum, [name, remarks]) => sum + disputedIn(name, remarks), 0);
      return { faults, disputed };
    },
    about: async () => (about ??= [await aboutIbm(page), await aboutHtmlcs(page), aboutNu()]),
    stop: nu.stop,
  };
}

/** Puts the engines that work in a page into each of its documents. */
export async function addEngines(page: Page) {
  for (const content of [ibmSource, htmlcsSource]) await page.addInitScript({ content });
}

/** What a closed details holds is no less of the page; the engines take its fields for seen, and its labels for hidden. */
function openDetails() {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  return closed;
}
