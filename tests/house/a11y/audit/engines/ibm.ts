import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { SNIPPET, type About, type Remark } from './remark.ts';

/** IBM's checker of equal access: all rules of its own guideline and of WCAG 2.2, in the page itself, nothing fetched. */
const GUIDELINES = ['IBM_Accessibility', 'WCAG_2_2'] as const;

/** Rules that speak of what a text says, which its element does not tell. */
const ABOUT_WORDS = new Set(['text_sensory_misuse']);

const require = createRequire(import.meta.url);
/** Its file declares a variable of the script, which a page's own frame of it would keep to itself. */
export const ibmSource = `${readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')};window.ace = ace;`;

type Found = Readonly<{
  ruleId: string;
  reasonId: string | number;
  value: readonly [policy: string, confidence: string];
  message: string;
  snippet: string;
  node: Node;
}>;

type Checker = {
  rulesetRules: Record<string, string[]>;
  check(node: Document, guidelines: readonly string[]): Promise<{ results: Found[] }>;
  getGuidelines(): Readonly<{ id: string; checkpoints: { rules?: { id: string }[] }[] }>[];
  addGuideline(guideline: object): void;
};
type IbmWindow = { ace: { Checker: new () => Checker } };

/** The rules by which it measures colours. */
const COLOUR_RULES = ['text_contrast_sufficient'];

/** Everything but what has passed: a failure is a fault, whether a violation or a recommendation; the rest is left to a human. */
export async function ibmRemarks(page: Page, only?: 'colours'): Promise<Remark[]> {
  const found = await page.evaluate(measured, { guidelines: GUIDELINES, rules: only && COLOUR_RULES });
  return found.map(({ ruleId, reasonId, value, message, snippet, text }) => ({
    rule: `${ruleId}/${reasonId}`,
    html: snippet.slice(0, SNIPPET),
    message: ABOUT_WORDS.has(ruleId) ? `${message}: ${text}` : message,
    isFault: value[1] === 'FAIL',
  }));
}

/** In the page: everything that has not passed, by all rules of the guidelines or by these of them alone. */
async function measured({
  guidelines,
  rules,
}: {
  guidelines: readonly string[];
  rules: readonly string[] | undefined;
}) {
  const { ace } = window as unknown as IbmWindow;
  const checker = new ace.Checker();
  for (const guideline of rules ? checker.getGuidelines().filter(({ id }) => guidelines.includes(id)) : []) {
    const checkpoints = guideline.checkpoints.map((checkpoint) => ({
      ...checkpoint,
      rules: (checkpoint.rules ?? []).filter(({ id }) => rules?.includes(id)),
    }));
    checker.addGuideline({ ...guideline, id: `${guideline.id} in part`, checkpoints });
  }
  const names = rules ? guidelines.map((id) => `${id} in part`) : guidelines;
  const { results } = await checker.check(document, names);
  return results
    .filter(({ value }) => value[1] !== 'PASS')
    .map(({ ruleId, reasonId, value, message, snippet, node }) => ({
      ruleId,
      reasonId,
      value,
      message,
      snippet,
      text: (node.textContent ?? '').replace(/\s+/g, ' ').slice(0, 400),
    }));
}

export async function aboutIbm(page: Page): Promise<About> {
  const rules = await page.evaluate((guidelines) => {
    const { ace } = window as unknown as IbmWindow;
    const { rulesetRules } = new ace.Checker();
    return new Set(guidelines.flatMap((guideline) => rulesetRules[guideline] ?? [])).size;
  }, GUIDELINES);
  const { version } = require('accessibility-checker-engine/package.json') as { version: string };
  return { name: 'IBM Equal Access', version, rules, rulesOff: 0 };
}
