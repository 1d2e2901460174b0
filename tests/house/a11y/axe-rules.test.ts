import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { COLOUR_RULES, RULES_READ, SIZE_RULES } from './loop/axe-rules.ts';

type Audit = { rules: { id: string; tags: string[] }[] };

const audit = (axe as unknown as { _audit: Audit })._audit;

describe("axe's rules in two lists", () => {
  test('axe has no rule that nobody has read', () => {
    expect(audit.rules).toHaveLength(RULES_READ);
  });

  test.each([...COLOUR_RULES, ...SIZE_RULES])('%s is a rule', (id) => {
    expect(audit.rules.map((rule) => rule.id)).toContain(id);
  });

  test('every rule of its category of colours is among those that run in every contrast', () => {
    const ofColour = audit.rules.filter(({ tags }) => tags.includes('cat.color')).map(({ id }) => id);
    expect(ofColour).not.toEqual([]);
    expect([...COLOUR_RULES]).toEqual(expect.arrayContaining(ofColour));
  });
});
