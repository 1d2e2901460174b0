import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgedBy } from '../../../../../scripts/api/judged.ts';
import { fileOfRelease, releasedVersions, releaseOf } from '../../../../../scripts/api/releases.ts';
import { textOf } from '../../../../../scripts/api/shape.ts';
import { entriesAfter, isBelow, neededAfter, tooLow } from '../../../../../scripts/api/version.ts';

const change = (isBreak: boolean) => ({ at: 'a.call', what: 'is new', isBreak });

test.each([
  ['nothing', [], '1.2.3'],
  ['what a host may leave out', [false], '1.3.0'],
  ['a break among others', [false, true], '2.0.0'],
])('%s needs its version', (_, breaks, needed) => {
  expect(neededAfter('1.2.3', breaks.map(change))).toBe(needed);
});

describe('a version below the one that is needed', () => {
  test.each([
    ['both', '1.2.0', '1.2.0', 2],
    ['the contract', '1.9.0', '1.10.0', 1],
    ['the list of changes', '1.10.0', '1.9.9', 1],
    ['neither', '1.10.0', '2.0.0', 0],
  ])('stands in %s', (_, contract, entries, faults) => {
    expect(tooLow({ needed: '1.10.0', contract, entries })).toHaveLength(faults);
  });

  test('is compared number by number', () => {
    expect([isBelow('1.9.0', '1.10.0'), isBelow('1.10.0', '1.9.0'), isBelow('1.0.0', '1.0.0')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('entries newer than a release have their version, and the calls that they name', () => {
  const text = '# Title\n\n## 1.4.0\n\n- `b.call`\n\n## 1.3.0\n\n- `a.call`\n\n## 1.2.0\n\n- `c.call`\n';
  expect(entriesAfter('1.2.0', text)).toEqual({ version: '1.4.0', calls: new Set(['b.call', 'a.call']) });
  expect(entriesAfter('1.4.0', text)).toEqual({ version: '1.4.0', calls: new Set() });
});

describe('a verdict', () => {
  const verdict = { at: ['a.call'], what: 'is new', why: 'a reason' };

  test('makes a break none, and says why', () => {
    expect(judgedBy([verdict], [change(true)])).toEqual({
      changes: [{ at: 'a.call', what: 'is new (no break: a reason)', isBreak: false }],
      unused: [],
    });
  });

  test('of what is no break has to go', () => {
    expect(judgedBy([verdict], [change(false)])).toEqual({
      changes: [change(false)],
      unused: [expect.stringContaining('a.call: is new')],
    });
  });
});

test('each release stands in the list of changes, has its own version, and is written as the command writes it', () => {
  const versions = releasedVersions();
  const headings = [...readFileSync('docs/provider-api-changes.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, version]) => version,
  );
  expect(versions.length).toBeGreaterThan(2);
  expect(headings.reverse().slice(0, versions.length)).toEqual(versions);
  for (const version of versions) {
    const release = releaseOf(version);
    expect(release.version).toBe(version);
    expect(readFileSync(fileOfRelease(version), 'utf8')).toBe(textOf(release));
  }
});
