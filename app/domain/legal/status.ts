import type { Barrier, Criterion, Evidence, Proof } from './proof.ts';

/** The three sentences of the law: wholly, partly, not conforming. */
export type ConformanceStatus = 'full' | 'partial' | 'none';

/** The shortfalls that keep the portal from conforming in full, as the statement lists them. */
export type Shortfalls = Readonly<{
  nonconformities: readonly Barrier[];
  excluded: readonly Barrier[];
  burdens: readonly Barrier[];
  /** Criteria of A and AA that failed, and that no open barrier is about. */
  failed: readonly Criterion[];
  /** The number of faults that the last audit has found. */
  faults: number;
  /** The number of findings that an engine could not decide, and nobody has looked at yet. */
  unseen: number;
  /** The audit has looked at every page that it planned to look at. */
  isExamined: boolean;
}>;

/** Returns the status (Act of 4 April 2019, article 10): one open barrier that blocks makes it none, anything else that is open partial. */
export function statusOf(proof: Proof): ConformanceStatus {
  const { failed, faults, unseen, isExamined, ...open } = shortfallsOf(proof);
  const barriers = Object.values(open).flat();
  if (barriers.some(({ blocks }) => blocks)) return 'none';
  const isWhole = isExamined && barriers.length + failed.length + faults + unseen === 0;
  return isWhole ? 'full' : 'partial';
}

export function shortfallsOf({ barriers, criteria, evidence }: Proof): Shortfalls {
  const open = barriers.filter(({ closedOn }) => closedOn === null);
  const of = (wanted: Barrier['reason']) => open.filter(({ reason }) => reason === wanted);
  const named = new Set(open.map(({ criterion }) => criterion));
  return {
    nonconformities: of('nonconformity'),
    excluded: of('excluded'),
    burdens: of('burden'),
    failed: criteria.filter(
      ({ id, level, result }) => result === 'failed' && level !== 'AAA' && !named.has(id),
    ),
    faults: faultsIn(evidence),
    unseen: evidence.reviews.open,
    isExamined: isExamined(evidence),
  };
}

/** True where the whole matrix was looked at; an audit that was never run proves nothing. */
export const isExamined = ({ matrix: { cells, planned } }: Evidence) => planned > 0 && cells >= planned;

const faultsIn = ({ matrix, engines, browsers }: Evidence) =>
  [matrix, ...engines, ...browsers].reduce((sum, { faults }) => sum + faults, 0);
