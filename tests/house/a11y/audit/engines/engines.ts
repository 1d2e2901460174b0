import type { Page } from 'playwright';
import { aboutHtmlcs, htmlcsRemarks, htmlcsSource } from './htmlcs.ts';
import { aboutIbm, ibmRemarks, ibmSource } from './ibm.ts';
import { aboutNu, startNu } from './nu.ts';
import { faultsOf, type About } from './remark.ts';

/** The engines that look at each document once, as it is served: none of them knows of a rule that another look would break. */
export type Engines = Readonly<{
  /** What they find in the document that the tab shows, by engine; empty where nothing is wrong. */
  faults(html: string): Promise<Record<string, readonly string[]>>;
  about(): Promise<About[]>;
  stop(): Promise<void>;
}>;

/** Before the tab shows its first document. */
export async function openEngines(page: Page): Promise<Engines> {
  for (const content of [ibmSource, htmlcsSource]) await page.addInitScript({ content });
  const nu = await startNu();

  return {
    async faults(html) {
      const [ibm, nuSays] = await Promise.all([ibmRemarks(page), nu.remarks(html)]);
      const found = { IBM: ibm, HTML_CodeSniffer: await htmlcsRemarks(page), Nu: nuSays };
      const judged = Object.entries(found).map(([name, remarks]) => [name, faultsOf(name, remarks)] as const);
      return Object.fromEntries(judged.filter(([, faults]) => faults.length > 0));
    },
    about: async () => [await aboutIbm(page), await aboutHtmlcs(page), aboutNu()],
    stop: nu.stop,
  };
}
