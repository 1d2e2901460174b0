import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { clauses, proof } from '#app/domain/legal/proof.ts';
import { statusOf } from '#app/domain/legal/status.ts';
import { accessibilityStatement } from '#provider/settings/seed-of-accessibility.ts';
import { contradictionsIn, type Published } from './contradictions.ts';
import { barrier, criterion, evidence, faulty, proofWith } from './planted.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

describe('what is published', () => {
  it('agrees with what is known, in this release and on this day', () => {
    const found = contradictionsIn({
      proof,
      clauses,
      version,
      statement: accessibilityStatement,
      status: statusOf(proof),
      today: dayOf(new Date()),
    });
    expect(found).toEqual([]);
  });

  const right: Published = {
    proof: proofWith(),
    clauses: [],
    status: 'full',
    version: '1.0.0',
    today: '2026-12-01',
    statement: { madeOn: '2026-09-01', reviewedOn: null },
  };
  const failed = criterion({ result: 'failed' });
  const perceivable = {
    clause: '9.1',
    title: { pl: '', en: '' },
    applies: true,
    how: ['axe'],
  } as const;

  it.each<[string, Partial<Published>, string[]]>([
    ['nothing', {}, []],
    [
      'full, with an open barrier',
      { proof: proofWith({ barriers: [barrier()], criteria: [failed] }) },
      ['the page says full, and partial follows'],
    ],
    [
      'full, with a failed criterion',
      { proof: proofWith({ criteria: [failed] }) },
      ['the page says full, and partial follows', '1.1.1 failed, and no open barrier says why'],
    ],
    [
      'full, with faults',
      { proof: proofWith({ evidence: faulty.engine }) },
      ['the page says full, and partial follows'],
    ],
    [
      'partial, with a barrier that blocks',
      { status: 'partial', proof: proofWith({ barriers: [barrier({ blocks: true })], criteria: [failed] }) },
      ['the page says partial, and none follows'],
    ],
    [
      'an open barrier of a criterion that passed',
      { status: 'partial', proof: proofWith({ barriers: [barrier()] }) },
      ['planted is open, and 1.1.1 is passed'],
    ],
    ['evidence of another release', { version: '1.1.0' }, ['evidence is of 1.0.0, the release is 1.1.0']],
    [
      'evidence of tomorrow',
      { proof: proofWith({ evidence: evidence({ madeAt: '2026-12-02' }) }) },
      ['evidence is of 2026-12-02, which is to come'],
    ],
    ['a review that was left out', { today: '2027-04-01' }, ['the review until 2027-03-31 was left out']],
    [
      'a clause that failed and whose criteria passed',
      { clauses: [{ ...perceivable, result: 'failed' }] },
      ['clause 9.1 is failed, and its criteria say otherwise'],
    ],
  ])('is told of: %s', (_, change, told) => {
    expect(contradictionsIn({ ...right, ...change })).toEqual(told);
  });
});
