import { existsSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { earlReport } from '#app/domain/legal/earl.ts';
import {
  checks,
  clauses,
  proof,
  type Barrier,
  type Check,
  type Clause,
  type Criterion,
  type Evidence,
} from '#app/domain/legal/proof.ts';

const Words = z.strictObject({ pl: z.string().min(1), en: z.string().min(1) });
const Day = z.iso.date();
const Count = z.int().min(0);
const Ids = z.array(z.string().min(1));

const Barriers = z.array(
  z.strictObject({
    id: z.string().min(1),
    criterion: z.string().regex(/^\d\.\d\.\d+$/),
    path: z.string().startsWith('/'),
    effect: Words,
    alternative: Words,
    plannedFor: Day.nullable(),
    blocks: z.boolean(),
    reason: z.enum(['nonconformity', 'excluded', 'burden']),
    foundOn: Day,
    closedOn: Day.nullable(),
  }),
);
const Result = z.enum(['passed', 'failed', 'inapplicable']);
const Criteria = z.array(
  z.strictObject({
    id: z.string().regex(/^\d\.\d\.\d+$/),
    level: z.enum(['A', 'AA', 'AAA']),
    name: Words,
    how: Ids.min(1),
    kind: z.enum(['automatic', 'manual', 'both']),
    result: Result,
    note: Words.optional(),
  }),
);
const Clauses = z.array(
  z.strictObject({
    clause: z.string().min(1),
    title: Words,
    applies: z.boolean(),
    result: Result,
    how: Ids,
    why: Words.optional(),
  }),
);
const Checks = z.array(z.strictObject({ id: z.string().min(1), name: Words, paths: Ids.min(1) }));
const seen = { name: z.string().min(1), version: z.string().min(1), documents: Count, faults: Count };
const Proved = z.strictObject({
  version: z.string().min(1),
  madeAt: Day,
  commit: z.string().regex(/^[\da-f]{7,}$/),
  matrix: z.strictObject({
    states: Count,
    cells: Count,
    planned: Count,
    faults: Count,
    minutes: z.number().min(0),
    languages: Ids,
    contrasts: Ids,
    textSizes: Ids,
    widths: z.array(Count),
  }),
  engines: z.array(z.strictObject({ ...seen, rules: Count.min(1).nullable(), rulesOff: Count })),
  reviews: z.strictObject({ count: Count, open: Count }),
  disputed: z.array(
    z.strictObject({ engine: z.string().min(1), rule: z.string().min(1), on: Day, why: Words, times: Count }),
  ),
  barriers: z.strictObject({ planted: Count, caught: Count, caughtByTest: Count }),
  transcripts: z.array(
    z.strictObject({ name: z.string().min(1), file: z.string().min(1), utterances: Count, madeAt: Day }),
  ),
  browsers: z.array(z.strictObject({ ...seen, stories: Count })),
  history: z.array(
    z.strictObject({
      version: z.string().min(1),
      madeAt: Day,
      cells: Count,
      faults: Count,
      barriersCaught: Count,
    }),
  ),
});

/** WCAG 2.2, levels A and AA. */
const REQUIRED = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4', '1.3.5'],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5'],
  ...['2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  ...['3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];
/** The criteria of AAA that the design promises. */
const CLAIMED = ['1.4.6', '2.2.5', '2.2.6', '2.4.12', '2.4.13', '2.5.5', '3.3.5', '3.3.6', '3.3.9'];

describe('the files of docs/accessibility', () => {
  it.each([
    ['known-barriers', Barriers, proof.barriers],
    ['criteria', Criteria, proof.criteria],
    ['evidence', Proved, proof.evidence],
    ['en-301-549', Clauses, clauses],
    ['checks', Checks, checks],
  ])('%s is what its type says', (_, schema, value) => expect(schema.safeParse(value).error).toBeUndefined());

  it('has types that say the same', () => {
    expectTypeOf<z.infer<typeof Barriers>[number]>().toExtend<Barrier>();
    expectTypeOf<z.infer<typeof Checks>[number]>().toExtend<Check>();
    expectTypeOf<z.infer<typeof Proved>>().toExtend<Evidence>();
    expectTypeOf<Omit<z.infer<typeof Criteria>[number], 'note'>>().toExtend<Omit<Criterion, 'note'>>();
    expectTypeOf<Omit<z.infer<typeof Clauses>[number], 'why'>>().toExtend<Omit<Clause, 'why'>>();
  });

  it('has the 55 criteria of A and AA once each, and those of AAA that are promised', () => {
    const of = (isWanted: (level: string) => boolean) =>
      proof.criteria.filter(({ level }) => isWanted(level)).map(({ id }) => id);
    expect(REQUIRED).toHaveLength(55);
    expect(of((level) => level !== 'AAA')).toEqual(REQUIRED);
    expect(of((level) => level === 'AAA')).toEqual(CLAIMED);
  });

  it('says of each requirement how it is known, or why it does not apply', () => {
    const known = new Set(checks.map(({ id }) => id));
    const how = [...proof.criteria, ...clauses].flatMap((one) => one.how);
    expect(how.filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !how.includes(id))).toEqual([]);
    const silent = proof.criteria.filter(({ result, note }) => result !== 'passed' && !note);
    expect(silent.map(({ id }) => id)).toEqual([]);
    const unproved = clauses.filter(({ result, why, how: by }) =>
      result === 'passed' ? by.length === 0 : !why,
    );
    expect(unproved.map(({ clause }) => clause)).toEqual([]);
    const torn = clauses.filter(({ applies, result }) => applies === (result === 'inapplicable'));
    expect(torn.map(({ clause }) => clause)).toEqual([]);
  });

  it.each(checks)('$id lies where it says', ({ paths }) => {
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has ids once each, and transcripts that are there', () => {
    for (const ids of [proof.barriers, proof.criteria, checks].map((list) => list.map(({ id }) => id)))
      expect(new Set(ids).size).toBe(ids.length);
    expect(proof.evidence.transcripts.filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('counts no more barriers caught than were planted, and switches no rule off', () => {
    const { planted, caught, caughtByTest } = proof.evidence.barriers;
    expect(caught).toBeLessThanOrEqual(planted);
    expect(caughtByTest).toBeLessThanOrEqual(caught);
    expect(proof.evidence.engines.filter(({ rulesOff }) => rulesOff > 0)).toEqual([]);
  });
});

describe('the report for programs', () => {
  const report = earlReport({ proof, origin: 'https://portal.example', title: 'Portal' });
  const assertions = report['@graph'].filter((one) => one['@type'] === 'earl:Assertion') as unknown as {
    'earl:subject': string;
    'earl:test': string;
    'earl:mode': string;
    'earl:result': { 'earl:outcome': string; 'dc:date': string };
  }[];

  it('asserts each criterion of the portal at its address in WCAG 2.2', () => {
    const tests = assertions.map((one) => one['earl:test'].replace('https://www.w3.org/TR/WCAG22/#', ''));
    expect(new Set(tests).size).toBe(proof.criteria.length);
    expect(tests).toEqual(
      expect.arrayContaining([
        ...['non-text-content', 'audio-only-and-video-only-prerecorded', 'three-flashes-or-below-threshold'],
        ...['error-prevention-legal-financial-data', 'name-role-value', 're-authenticating', 'timeouts'],
      ]),
    );
    expect(new Set(assertions.map((one) => one['earl:subject']))).toEqual(
      new Set(['https://portal.example/']),
    );
  });

  it('uses the words of EARL, and a day', () => {
    const outcomes = new Set(assertions.map((one) => one['earl:result']['earl:outcome']));
    expect(['earl:passed', 'earl:failed', 'earl:inapplicable']).toEqual(
      expect.arrayContaining([...outcomes]),
    );
    const modes = new Set(assertions.map((one) => one['earl:mode']));
    expect(modes).toEqual(new Set(['earl:automatic', 'earl:manual', 'earl:semiAuto']));
    expect(new Set(assertions.map((one) => one['earl:result']['dc:date']))).toEqual(
      new Set([proof.evidence.madeAt]),
    );
  });
});
