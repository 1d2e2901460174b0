import type { Day } from '#contract/days/reading/warsaw.ts';
import checkList from '#docs/accessibility/checks.json';
import criterionList from '#docs/accessibility/criteria.json';
import clauseList from '#docs/accessibility/en-301-549.json';
import lastEvidence from '#docs/accessibility/evidence.json';
import barrierList from '#docs/accessibility/known-barriers.json';

/** what docs/accessibility says of the portal, as it was built. A unit test holds the files to these types. */

type Words = Readonly<{ pl: string; en: string }>;

/** Passed and failed as a whole; inapplicable says why. */
export type Result = 'passed' | 'failed' | 'inapplicable';

/** Something that stands in somebody's way. */
export type Barrier = Readonly<{
  id: string;
  /** The number of the criterion in WCAG: "1.3.1". */
  criterion: string;
  /** Where it is met. */
  path: string;
  effect: Words;
  alternative: Words;
  plannedFor: Day | null;
  /** It stops somebody from what the portal is for. */
  blocks: boolean;
  /** The law's word for it: not conforming, not covered, or too costly. */
  reason: 'nonconformity' | 'excluded' | 'burden';
  foundOn: Day;
  closedOn: Day | null;
}>;

/** One of the repository's checks, and the files that hold it. */
export type Check = Readonly<{ id: string; name: Words; paths: readonly string[] }>;

/** A success criterion of WCAG 2.2: how it is checked (ids of checks) and what came of it. */
export type Criterion = Readonly<{
  id: string;
  level: 'A' | 'AA' | 'AAA';
  name: Words;
  how: readonly string[];
  kind: 'automatic' | 'manual' | 'both';
  result: Result;
  note?: Words;
}>;

/** A clause of EN 301 549, chapters 5 to 12. */
export type Clause = Readonly<{
  clause: string;
  title: Words;
  applies: boolean;
  result: Result;
  how: readonly string[];
  why?: Words;
}>;

type Engine = Readonly<{
  name: string;
  version: string;
  /** None where they cannot be counted. */
  rules: number | null;
  rulesOff: number;
  documents: number;
  faults: number;
}>;

/** The findings of the last audit; zeros and empty lists where nothing has run yet. */
export type Evidence = Readonly<{
  version: string;
  madeAt: Day;
  commit: string;
  matrix: Readonly<{
    states: number;
    cells: number;
    planned: number;
    faults: number;
    minutes: number;
    languages: readonly string[];
    contrasts: readonly string[];
    /** In per cent. */
    textSizes: readonly string[];
    widths: readonly number[];
  }>;
  engines: readonly Engine[];
  /** The findings that engines leave to a person: how many have a verdict or wait for one, and how many wait. */
  reviews: Readonly<{ count: number; open: number }>;
  /** The findings that engines call a fault, and are wrong: since when we say so, and how often each was met. */
  disputed: readonly Readonly<{ engine: string; rule: string; on: Day; why: Words; times: number }>[];
  barriers: Readonly<{ planted: number; caught: number; caughtByTest: number }>;
  transcripts: readonly Readonly<{ name: string; file: string; utterances: number; madeAt: Day }>[];
  browsers: readonly (Omit<Engine, 'rules' | 'rulesOff'> & Readonly<{ stories: number }>)[];
  history: readonly Readonly<{
    version: string;
    madeAt: Day;
    cells: number;
    faults: number;
    barriersCaught: number;
  }>[];
}>;

export const checks = checkList satisfies readonly Check[];
export const clauses = clauseList as readonly Clause[];

/** All that the status of the statement is computed from. */
export type Proof = Readonly<{
  barriers: readonly Barrier[];
  criteria: readonly Criterion[];
  evidence: Evidence;
}>;

export const proof: Proof = {
  barriers: barrierList as readonly Barrier[],
  criteria: criterionList as readonly Criterion[],
  evidence: lastEvidence,
};
