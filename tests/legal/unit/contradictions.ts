import type { Clause, Proof } from '#app/domain/legal/proof.ts';
import { overdueReview, reviewDay } from '#app/domain/legal/review.ts';
import { statusOf, type ConformanceStatus } from '#app/domain/legal/status.ts';

export type Published = Readonly<{
  proof: Proof;
  clauses: readonly Clause[];
  /** The status that the page states. */
  status: ConformanceStatus;
  /** The version of the release. */
  version: string;
  statement: Readonly<{ madeOn: string; reviewedOn: string | null }>;
  today: string;
}>;

/** Returns where what is published does not agree with what is known; a release has none. */
export function contradictionsIn({ proof, clauses, status, version, statement, today }: Published): string[] {
  const { barriers, criteria, evidence } = proof;
  const resultOf = new Map(criteria.map(({ id, result }) => [id, result]));
  const open = barriers.filter(({ closedOn, reason }) => closedOn === null && reason === 'nonconformity');
  const computed = statusOf(proof);
  const reviewedOn = reviewDay({ ...statement, evidenceOn: evidence.madeAt });
  const due = overdueReview({ ...statement, reviewedOn, today });
  const failedIn = (chapter: string) =>
    criteria.some(
      ({ id, level, result }) =>
        level !== 'AAA' && result === 'failed' && `9.${id}`.startsWith(`${chapter}.`),
    );
  return [
    ...(status === computed ? [] : [`the page says ${status}, and ${computed} follows`]),
    ...(evidence.version === version
      ? []
      : [`evidence is of ${evidence.version}, the release is ${version}`]),
    ...(due === null ? [] : [`the review until ${due} was left out`]),
    ...(evidence.madeAt > today ? [`evidence is of ${evidence.madeAt}, which is to come`] : []),
    ...open
      .filter(({ criterion }) => resultOf.get(criterion) !== 'failed')
      .map(({ id, criterion }) => `${id} is open, and ${criterion} is ${resultOf.get(criterion)}`),
    ...criteria
      .filter(({ id, result }) => result === 'failed' && !open.some(({ criterion }) => criterion === id))
      .map(({ id }) => `${id} failed, and no open barrier says why`),
    ...clauses
      .filter(({ clause }) => /^9\.[1-4]$/.test(clause))
      .filter(({ clause, result }) => (result === 'failed') !== failedIn(clause))
      .map(({ clause, result }) => `clause ${clause} is ${result}, and its criteria say otherwise`),
  ];
}
