import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { verdictOn } from './verdicts.ts';

/** Axe itself, for the tabs to have. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeWindow = {
  axe: {
    getRules(): { ruleId: string }[];
    run(context: Document, options: RunOptions): Promise<AxeResults>;
  };
};

/**
 * The findings of axe with every rule that it has, whatever its tag or standing; none is off. `rules`: with these alone.
 * What it leaves to a human needs a verdict.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate(async (only) => {
    const { axe } = window as unknown as AxeWindow;
    const values = only ?? axe.getRules().map(({ ruleId }) => ruleId);
    const found = await axe.run(document, {
      runOnly: { type: 'rule', values: [...values] },
      resultTypes: ['violations', 'incomplete'],
      selectors: false,
    });
    return { violations: found.violations, incomplete: found.incomplete };
  }, rules);
  const open = incomplete.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !verdictOn({ engine: 'axe', rule: id, html }))
      .map((node) => ({ id: `${id} (review)`, nodes: [node] })),
  );
  return [...violations, ...open].map(inWords);
}

const inWords = ({ id, nodes }: Pick<Result, 'id' | 'nodes'>) =>
  `${id}: ${nodes.map(({ html, any, all, none }) => `${html.slice(0, 200)} ${[...any, ...all, ...none].map(({ message }) => message).join('; ')}`).join(' | ')}`;
