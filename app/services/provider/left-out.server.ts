import { ValidationError } from '@orpc/contract';
import type { AnyCall } from '#contract/call.ts';
import { contract } from '#contract/index.ts';

type Broken = Readonly<{ error: unknown; path: readonly string[] }>;
type Issue = ValidationError['issues'][number];

const calls: Record<string, Record<string, AnyCall>> = contract;

/**
 * The rest of a list of which some entries break the contract, and how many those are; null where nothing may be left out:
 * the call does not allow it, something else of the answer is broken, or no entry is left. A list of nothing but broken
 * entries is an outage, for a page would call it empty (decision 175).
 */
export async function withoutBroken({
  error,
  path: [group = '', name = ''],
}: Broken): Promise<{ answer: unknown; count: number } | null> {
  const call = calls[group]?.[name]?.['~orpc'];
  const field = call?.meta.entriesApart;
  if (!(error instanceof ValidationError) || !call?.outputSchema || field === undefined) return null;

  const broken = new Set(error.issues.map((issue) => indexIn(field, issue)));
  const whole: unknown = error.data;
  const entries = entriesOf(whole, field);
  if (broken.has(null) || !entries || broken.size >= entries.length) return null;

  const kept = entries.filter((_, index) => !broken.has(index));
  const answer: unknown = field === '' ? kept : { ...(whole as object), [field]: kept };
  const read = await call.outputSchema['~standard'].validate(answer);
  return read.issues ? null : { answer: read.value, count: broken.size };
}

/** Which entry an issue is about; null: it is about something else. */
function indexIn(field: string, { path = [] }: Issue) {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const [name, index] = field === '' ? ['', keys[0]] : keys;
  return name === field && typeof index === 'number' ? index : null;
}

function entriesOf(answer: unknown, field: string): readonly unknown[] | null {
  const found: unknown = field === '' ? answer : (answer as Record<string, unknown> | null)?.[field];
  return Array.isArray(found) ? found : null;
}
