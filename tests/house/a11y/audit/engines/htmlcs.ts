import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { SNIPPET, type About, type Remark } from './remark.ts';

/** HTML_CodeSniffer with everything of WCAG 2.1 up to AAA, in the page itself. */
const STANDARD = 'WCAG2AAA';
const ERROR = 1;

const require = createRequire(import.meta.url);
export const htmlcsSource = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

type Message = Readonly<{ type: number; code: string; msg: string; element: Element | null }>;

type HtmlcsWindow = {
  HTMLCS: {
    process(standard: string, content: Document, done: () => void, failed: () => void): void;
    getMessages(): Message[];
  };
  HTMLCS_WCAG2AAA: { sniffs: string[] };
};

/** The rules by which it measures colours, by parts of its standard. */
const COLOUR_SNIFFS = ['Principle1.Guideline1_4.1_4_3_Contrast', 'Principle1.Guideline1_4.1_4_6'];

/** Its errors are faults; warnings and notices are left to a human. */
export async function htmlcsRemarks(page: Page, only?: 'colours'): Promise<Remark[]> {
  const messages = await page.evaluate(
    async ({ standard, snippet, sniffs }) => {
      const { HTMLCS, HTMLCS_WCAG2AAA: own } = window as unknown as HtmlcsWindow;
      const all = own.sniffs;
      own.sniffs = sniffs ?? all;
      await new Promise<void>((done, failed) => {
        HTMLCS.process(standard, document, done, () => failed(new Error('HTML_CodeSniffer gave up')));
      });
      own.sniffs = all;
      return HTMLCS.getMessages().map(({ type, code, msg, element }) => ({
        type,
        code,
        msg,
        html: (element?.outerHTML ?? '').slice(0, snippet),
      }));
    },
    { standard: STANDARD, snippet: SNIPPET, sniffs: only && COLOUR_SNIFFS },
  );
  return messages.map(({ type, code, msg, html }) => ({
    rule: code.slice(STANDARD.length + 1),
    html,
    message: msg,
    isFault: type === ERROR,
  }));
}

export async function aboutHtmlcs(page: Page): Promise<About> {
  const rules = await page.evaluate(() => (window as unknown as HtmlcsWindow).HTMLCS_WCAG2AAA.sniffs.length);
  const { version } = require('html_codesniffer/package.json') as { version: string };
  return { name: 'HTML_CodeSniffer', version, rules, rulesOff: 0 };
}
