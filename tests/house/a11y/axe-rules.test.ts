import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { COLOUR_RULES, RULES_READ, SIZE_RULES } from './loop/axe-rules.ts';

type Thresholds = { contrastRatio: Record<'normal' | 'large', { expected: number }> };
type Check = { id: string; options: Thresholds };
type Rule = { id: string; selector: string; matches: unknown; tags: string[]; any: Check[] };
type Audit = {
  rules: Rule[];
  checks: Record<string, { evaluate: unknown; options: Thresholds }>;
};

const audit = (axe as unknown as { _audit: Audit })._audit;
const ruleOf = (id: string) => audit.rules.find((rule) => rule.id === id)!;
const checkOf = (id: string) => audit.checks[id]!;

describe("axe's rules in two lists", () => {
  test('axe has no rule that nobody has read', () => {
    expect(audit.rules).toHaveLength(RULES_READ);
  });

  test.each([...COLOUR_RULES, ...SIZE_RULES])('%s is a rule', (id) => {
    expect(ruleOf(id)).toBeDefined();
  });

  test('every rule of its category of colours is among those that run in every contrast', () => {
    const ofColour = audit.rules.filter(({ tags }) => tags.includes('cat.color')).map(({ id }) => id);
    expect(ofColour).toEqual(expect.arrayContaining(['color-contrast-enhanced', 'link-in-text-block']));
    expect([...COLOUR_RULES, 'color-contrast']).toEqual(expect.arrayContaining(ofColour));
  });

  test('the enhanced contrast is asked of the same elements, in the same way, and is more', () => {
    const [some, more] = [ruleOf('color-contrast'), ruleOf('color-contrast-enhanced')];
    expect([more.selector, more.matches]).toEqual([some.selector, some.matches]);
    const [less, enhanced] = [checkOf('color-contrast'), checkOf('color-contrast-enhanced')];
    expect(enhanced.evaluate).toBe(less.evaluate);
    for (const size of ['normal', 'large'] as const) {
      const [one, other] = [less, enhanced].map(({ options }) => options.contrastRatio[size].expected);
      expect(other).toBeGreaterThan(one!);
    }
  });
});
