import type { Page } from 'playwright';
import type { Check } from '#tests/house/a11y/loop/checks.ts';
import type { Faults } from '#tests/house/a11y/loop/examine.ts';
import { aboutHtmlcs, htmlcsRemarks, htmlcsSource } from './htmlcs.ts';
import { aboutIbm, ibmRemarks, ibmSource } from './ibm.ts';
import { aboutNu, startNu } from './nu.ts';
import { faultsOf, type About, type Remark } from './remark.ts';

/** The engines that look at each document once, as it is served in a wide window. */
export type Engines = Readonly<{
  /** The faults of the document, by engine; empty where there are none. */
  judge(html: string): Promise<Faults>;
  /** The facts of the engines; asked once the tab shows a document. */
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
      const said = Object.entries({ ...(await remarksIn(page)), Nu: await nuSays });
      const lists = said.map(([name, remarks]) => [name, faultsOf(name, remarks)] as const);
      return Object.fromEntries(lists.filter(([, list]) => list.length > 0));
    },
    about: async () => (about ??= [await aboutIbm(page), await aboutHtmlcs(page), aboutNu()]),
    stop: nu.stop,
  };
}

const IN_PAGE = { IBM: ibmRemarks, HTML_CodeSniffer: htmlcsRemarks };

/** The remarks of the engines that work in a page on it as it is shown now. */
async function remarksIn(page: Page) {
  const said: Record<string, Remark[]> = {};
  await withDetailsOpen(page, async () => {
    for (const [name, remarks] of Object.entries(IN_PAGE)) said[name] = await remarks(page);
  });
  return said;
}

/** The same engines in another look: with all that they have, or with what they measure of colours alone. */
export const enginesInLook = (only?: 'colours'): readonly Check[] =>
  Object.entries(IN_PAGE).map(([name, remarks]) => ({
    name,
    find: async ({ tab: { page } }) => faultsOf(name, await withDetailsOpen(page, () => remarks(page, only))),
  }));

async function withDetailsOpen<T>(page: Page, work: () => Promise<T>) {
  const closed = await page.evaluateHandle(openDetails);
  try {
    return await work();
  } finally {
    await closed.evaluate((all) => all.forEach((details) => (details.open = false)));
  }
}

/** Puts the engines that work in a page into each of its documents. */
export async function addEngines(page: Page) {
  for (const content of [ibmSource, htmlcsSource]) await page.addInitScript({ content });
}

/**
 * Opens the details: what a closed one holds is no less of the page; the engines take its fields for seen, and its labels
 * for hidden.
 */
function openDetails() {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of closed) details.open = true;
  return closed;
}
