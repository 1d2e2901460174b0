import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Proof } from '#app/domain/legal/proof.ts';
import { overdueReview, reviewDay } from '#app/domain/legal/review.ts';
import { shortfallsOf, statusOf, type ConformanceStatus } from '#app/domain/legal/status.ts';
import { barrier, criterion, evidence, faulty, proofWith } from './planted.ts';

const closed = { closedOn: '2026-11-24' };

describe('the status of the statement', () => {
  it.each<[string, ConformanceStatus, Partial<Proof>]>([
    ['nothing open, all examined', 'full', {}],
    ['a barrier that blocks', 'none', { barriers: [barrier({ blocks: true })] }],
    [
      'excluded, and blocking all the same',
      'none',
      { barriers: [barrier({ blocks: true, reason: 'excluded' })] },
    ],
    ['a barrier that blocks no more', 'full', { barriers: [barrier({ blocks: true, ...closed })] }],
    ['a barrier', 'partial', { barriers: [barrier()] }],
    ['content that the law does not cover', 'partial', { barriers: [barrier({ reason: 'excluded' })] }],
    ['too costly', 'partial', { barriers: [barrier({ reason: 'burden' })] }],
    ['a barrier that is closed', 'full', { barriers: [barrier(closed)] }],
    ['a failed criterion', 'partial', { criteria: [criterion({ result: 'failed' })] }],
    ['a failed criterion of AAA', 'full', { criteria: [criterion({ result: 'failed', level: 'AAA' })] }],
    ['faults of the matrix', 'partial', { evidence: faulty.matrix }],
    ['faults of an engine', 'partial', { evidence: faulty.engine }],
    ['faults in a browser', 'partial', { evidence: faulty.browser }],
    ['something that nobody has judged', 'partial', { evidence: faulty.review }],
    ['an examination that was broken off', 'partial', { evidence: faulty.unfinished }],
    ['an examination that never was', 'partial', { evidence: faulty.neverRun }],
  ])('%s: %s', (_, status, change) => expect(statusOf(proofWith(change))).toBe(status));

  const anyBarrier = fc
    .record({
      blocks: fc.boolean(),
      reason: fc.constantFrom('nonconformity' as const, 'excluded' as const, 'burden' as const),
      closedOn: fc.constantFrom(null, '2026-11-24'),
    })
    .map(barrier);
  const anyProof = fc.record({
    barriers: fc.array(anyBarrier, { maxLength: 5 }),
    criteria: fc.array(
      fc
        .constantFrom('passed' as const, 'failed' as const, 'inapplicable' as const)
        .map((result) => criterion({ result })),
      { maxLength: 4 },
    ),
    evidence: fc.constantFrom(evidence(), ...Object.values(faulty)),
  });
  const RANK = { none: 0, partial: 1, full: 2 };

  test('is none just where an open barrier blocks, and full only where nothing at all is open', () => {
    fc.assert(
      fc.property(anyProof, (proof) => {
        const open = proof.barriers.filter(({ closedOn }) => closedOn === null);
        const status = statusOf(proof);
        expect(status === 'none').toBe(open.some(({ blocks }) => blocks));
        if (status !== 'full') return;
        expect(open).toEqual([]);
        expect(proof.criteria.some(({ result }) => result === 'failed')).toBe(false);
        expect(proof.evidence).toEqual(evidence());
      }),
    );
  });

  test('never grows better by one more barrier, nor worse by closing one', () => {
    fc.assert(
      fc.property(anyProof, anyBarrier, (proof, added) => {
        const before = RANK[statusOf(proof)];
        expect(RANK[statusOf({ ...proof, barriers: [...proof.barriers, added] })]).toBeLessThanOrEqual(
          before,
        );
        const mended = proof.barriers.map((one) => ({ ...one, ...closed }));
        expect(RANK[statusOf({ ...proof, barriers: mended })]).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('whatever is not full has something to list', () => {
    fc.assert(
      fc.property(anyProof, (proof) => {
        const { isExamined, faults, unseen, ...lists } = shortfallsOf(proof);
        const listed = Object.values(lists).flat().length + faults + unseen + (isExamined ? 0 : 1);
        // A criterion that an open barrier is about is listed with the barrier.
        expect(listed > 0).toBe(statusOf(proof) !== 'full');
      }),
    );
  });
});

describe('the yearly review', () => {
  it.each([
    ['made this year', { madeOn: '2026-09-01', reviewedOn: null, today: '2026-11-24' }, null],
    [
      'on the last day of March there is still time',
      { madeOn: '2026-09-01', reviewedOn: null, today: '2027-03-31' },
      null,
    ],
    ['in April it is late', { madeOn: '2026-09-01', reviewedOn: null, today: '2027-04-01' }, '2027-03-31'],
    [
      'a review of last year does not count',
      { madeOn: '2026-09-01', reviewedOn: '2026-11-24', today: '2027-12-31' },
      '2027-03-31',
    ],
    [
      'a review of January does',
      { madeOn: '2026-09-01', reviewedOn: '2027-01-15', today: '2027-12-31' },
      null,
    ],
    ['late for years', { madeOn: '2024-09-01', reviewedOn: '2025-03-30', today: '2027-01-01' }, '2026-03-31'],
    [
      'a review that is older than the statement',
      { madeOn: '2027-02-01', reviewedOn: '2026-02-01', today: '2027-05-01' },
      null,
    ],
  ])('%s', (_, dates, due) => expect(overdueReview(dates)).toBe(due));

  it.each([
    ['a day entered after the evidence', '2027-02-01', '2026-11-25', '2026-11-25'],
    ['a day entered before it', '2026-11-01', '2026-11-25', '2026-11-25'],
    ['no day entered', null, '2026-11-25', null],
    ['evidence older than the statement', '2027-02-01', '2026-08-31', null],
  ])('is of the day of the evidence: %s', (_, reviewedOn, evidenceOn, day) => {
    expect(reviewDay({ madeOn: '2026-09-01', reviewedOn, evidenceOn })).toBe(day);
  });
});
