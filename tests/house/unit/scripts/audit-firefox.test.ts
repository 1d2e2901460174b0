import { expect, test, vi } from 'vitest';
import { auditIn, browserIn } from '../../../../scripts/audit-firefox.mjs';

const layout = (status: string, ...annotations: object[]) => ({
  projectName: 'firefox-layout',
  status,
  annotations,
});
const story = (status: string) => ({ projectName: 'firefox-stories', status, annotations: [] });
const fault = (description: string) => ({ type: 'fault', description });
const shown = { type: 'document', description: 'login: empty' };
const version = { type: 'version', description: '153.7.0' };
const looks = ['default, 100 %, 1280 px', 'default, 300 %, 320 px'];

test('what ran in Firefox is told with its faults by check; a failure that told none counts as one', () => {
  const tests = [
    layout('expected', version, ...looks.map((description) => ({ type: 'look', description }))),
    layout('expected', shown),
    layout('unexpected', shown, fault('targets'), fault('targets'), fault('focus')),
    layout('unexpected'),
  ];
  const stories = [story('expected'), story('unexpected'), story('flaky')];
  const found = browserIn({
    suites: [{ specs: [{ tests }], suites: [{ specs: [{ tests: stories }] }] }],
  }) as object;
  expect(found).toEqual({
    name: 'Firefox',
    version: '153.7.0',
    documents: 2,
    looks,
    stories: 3,
    faults: 6,
    madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    faultsByCheck: { 'firefox-layout': 1, 'firefox-stories': 2, focus: 1, targets: 2 },
  });
});

test('without a Firefox the command says how to get one, and fails', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(auditIn({ firefox: undefined, words: [] })).toBe(1);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/firefox-esr.*npx playwright install firefox/));
  said.mockRestore();
});
