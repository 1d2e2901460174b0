import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resultsOf } from '#tests/house/a11y/audit/results.ts';
import { verdictList } from '#tests/house/a11y/loop/verdicts.ts';
import { resultsIn, usesIn } from '../../../../scripts/audit-results.mjs';
import { commitOfSources, versionOfSources } from '../../../../scripts/audit-sources.mjs';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'audit-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the results of an audit', () => {
  const cell = { state: 'login: empty', language: 'pl', look: 'document' };
  const clean = { ...cell, ms: 1, faults: {}, verdicts: { aa: 2 } };
  const open = (...ids: string[]) => resultsOf({ version: 'x', folder, verdicts: ids.map((id) => ({ id })) });

  it('are gone on with, save those that had faults or rest on a verdict that is gone', () => {
    const first = open('aa');
    const faulty = { ...cell, look: 'wide', ms: 1, faults: { axe: ['a: b'] }, verdicts: {} };
    for (const result of [clean, faulty]) first.keep(result);
    expect(first.isDone(cell)).toBe(false);

    expect([cell, { ...cell, look: 'wide' }].map(open('aa').isDone)).toEqual([true, false]);
    expect(open('bb').isDone(cell)).toBe(false);
  });

  it('have each cell as it was examined last, and no line that was never finished', () => {
    const results = open('aa', 'bb');
    results.keep({ ...clean, verdicts: { aa: 7 } });
    results.keep({ ...clean, verdicts: { aa: 2, bb: 1 } });
    const [file = ''] = readdirSync(folder);
    appendFileSync(join(folder, file), '{"state":"login: em');

    const { cellsOf, countOf } = resultsIn(folder);
    expect([...usesIn(cellsOf('x'))]).toEqual([
      ['aa', 2],
      ['bb', 1],
    ]);
    expect(countOf('x')).toBe(2);
  });
});

describe('the sources of an audit', () => {
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const git = (...words: string[]) => {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
    execFileSync('git', [...who, ...words], { cwd: folder, stdio: 'pipe' });
  };
  const commit = () => {
    git('add', '.');
    git('commit', '-m', 'all');
  };

  it('are the same ones whatever is committed, and others once a page or a check changes', () => {
    git('init');
    for (const path of ['app/root.tsx', 'tests/house/a11y/loop/checks.ts', 'docs/a.md']) put(path, '1');
    commit();
    const version = versionOfSources(folder);
    expect(commitOfSources(folder)).toMatch(/^[0-9a-f]{7,}$/);

    put('docs/a.md', '2');
    put('tests/house/a11y/loop.spec.ts', '2');
    put('tests/house/a11y/loop/engine-verdicts.ts', '2');
    commit();
    expect(versionOfSources(folder)).toBe(version);

    const others = ['app/root.tsx', 'tests/bookings/a11y/states.ts', 'tests/house/a11y/audit.spec.ts'];
    const versions = others.map((path) => {
      put(path, '2');
      return versionOfSources(folder);
    });
    expect(new Set([version, ...versions]).size).toBe(4);
    expect(commitOfSources(folder)).toMatch(/-changed$/);
    const [last] = versions.slice(-1);
    commit();
    expect(versionOfSources(folder)).toBe(last);
  });
});

it('tells verdicts apart, and those that dispute have their reason in Polish', () => {
  expect(new Set(verdictList.map(({ id }) => id)).size).toBe(verdictList.length);
  const disputed = verdictList.filter(({ isDisputed }) => isDisputed);
  expect(disputed.filter(({ inPolish }) => !inPolish)).toEqual([]);
  expect(disputed.length).toBeGreaterThan(0);
});
