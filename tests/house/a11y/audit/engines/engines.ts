import type { Page } from 'playwright';
import type { Faults } from '#tests/house/a11y/loop/examine.ts';
import { aboutHtmlcs, htmlcsRemarks, htmlcsSource } from './htmlcs.ts';
import { aboutIbm, ibmRemarks, ibmSource } from './ibm.ts';
import { aboutNu, startNu } from './nu.ts';
import { faultsOf, type About } from './remark.ts';

/** The engines that look at each document once, as it is served in a wide window. */
export type Engines = Readonly<{
  /** What stands against the document, by engine; empty where nothing does. */
  judge(html: string): Promise<Faults>;
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
      return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
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
