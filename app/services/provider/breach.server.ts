import { ValidationError } from '@orpc/contract';

type Issue = ValidationError['issues'][number];

const MOST_ISSUES = 5;
/** The parts of a rule that the contract itself states; never what was found instead. */
const RULE_PARTS = ['code', 'expected', 'format', 'origin', 'minimum', 'maximum'] as const;

/**
 * Where an answer breaks the contract, and which rule: "0.dateFrom: invalid_format datetime". Never the value, which may be a
 * patient's.
 */
export function breachesOf(error: unknown): string[] {
  if (!(error instanceof ValidationError)) return [];
  return error.issues.flatMap(withinUnion).slice(0, MOST_ISSUES).map(breachOf);
}

type Union = { code?: string; errors?: readonly (readonly Issue[])[] };

/** Where nothing of several choices fits, the one that nearly fits says more. */
function withinUnion(issue: Issue): Issue[] {
  const { code, errors = [] } = issue as Union;
  const [nearest] = [...errors].sort((a, b) => a.length - b.length);
  if (code !== 'invalid_union' || !nearest?.length) return [issue];
  return nearest
    .flatMap(withinUnion)
    .map((inner) => ({ ...inner, path: [...(issue.path ?? []), ...(inner.path ?? [])] }));
}

function breachOf(issue: Issue) {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  const facts = issue as unknown as Partial<Record<(typeof RULE_PARTS)[number], unknown>>;
  const rule = RULE_PARTS.map((part) => facts[part]).filter((fact) => fact !== undefined);
  return `${path.join('.') || 'the whole'}: ${rule.map(String).join(' ') || 'refused'}`;
}
