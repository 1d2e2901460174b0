/** "A§3", "B-08", "AP-12", and several of them. */
const RULE = String.raw`(?:[ABC]§[\d.]+(?<!\.)|(?:AP|[ABCS])-\d{1,3})`;
const RULES = String.raw`${RULE}(?:(?:,| and|;) ${RULE})*`;

const IN_BRACKETS = new RegExp(String.raw` ?\(${RULES}\)`, 'g');
const AT_THE_FRONT = new RegExp(String.raw`(^|\n)${RULES}[.:,] ?(.?)`, 'g');
const FIRST_IN_BRACKETS = new RegExp(String.raw`\(${RULES}[,;:] `, 'g');
const LAST_IN_BRACKETS = new RegExp(String.raw`[,;:] ${RULES}\)`, 'g');

/** Finds a rule that is named by its number: what the customer's specification has, and a host has not. */
export const NUMBERED_RULE = new RegExp(String.raw`\b${RULE}`);

/**
 * Leaves out of a description the numbers of rules, which lead whoever works on the portal to the specification. A host has no
 * specification: for it the sentence itself is the rule.
 */
export const withoutRuleNumbers = (text: string) =>
  text
    .replace(IN_BRACKETS, '')
    .replace(FIRST_IN_BRACKETS, '(')
    .replace(LAST_IN_BRACKETS, ')')
    .replace(AT_THE_FRONT, (_, before: string, first: string) => before + first.toUpperCase())
    .trim();

/** A value of JSON whose descriptions say nothing of numbered rules. */
export function inWords<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(inWords) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    key,
    key === 'description' && typeof inner === 'string' ? withoutRuleNumbers(inner) : inWords(inner),
  ]);
  return Object.fromEntries(entries) as Value;
}
