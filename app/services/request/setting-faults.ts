import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Returns what settings need that cannot be read, each named once. Values are never told: they may be secrets. */
export function faultsOf(issues: readonly Issue[]): string {
  const needs = new Map<string, string>();
  for (const issue of issues) {
    const name = String(issue.path[0]);
    if (!needs.has(name)) needs.set(name, needOf(issue));
  }
  return [...needs].map(([name, need]) => `${name} needs ${need}`).join('; ');
}

function needOf(issue: Issue): string {
  if (issue.code === 'invalid_value') return listOf(issue.values.map(String));
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? secretOf(issue.minimum) : `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'invalid_type') return 'a whole number';
  // What an address or a pattern needs stands beside it (setting-kinds.ts).
  return issue.message;
}

/** Texts that have a least length are secrets. */
const secretOf = (minimum: number | bigint) =>
  `at least ${minimum} characters (make one with: openssl rand -base64 32)`;

/** One, two or three. */
function listOf(words: readonly string[]) {
  const [last, ...others] = words.toReversed();
  return others.length === 0 ? String(last) : `${others.toReversed().join(', ')} or ${last}`;
}
