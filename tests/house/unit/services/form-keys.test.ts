import { describe, expect, it } from 'vitest';
import { formKeys } from '#app/services/access/form-keys.server.ts';

const keys = formKeys('a secret of the tests, long enough to be one');
const browserId = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('the key of a form', () => {
  it.each([0, 1, 2, 3])('says that %i gates had been passed', (passed) => {
    expect(keys.passed({ browserId, key: keys.make({ browserId, passed }) })).toBe(passed);
  });

  it('is another one each time, and one that the double submits take', () => {
    const made = Array.from({ length: 50 }, () => keys.make({ browserId, passed: 3 }));
    expect(new Set(made).size).toBe(50);
    for (const key of made) expect(key).toMatch(/^[\w-]{16,64}$/);
  });

  const key = keys.make({ browserId, passed: 3 });
  it.each([
    ['of another browser', keys.make({ browserId: 'BAAAAAAAAAAAAAAAAAAAAA', passed: 3 })],
    ['of another secret', formKeys('another secret').make({ browserId, passed: 3 })],
    ['raised', keys.make({ browserId, passed: 1 }).replace(/^(.{16})1/, '$13')],
    ['cut', key.slice(0, -1)],
    ['longer', `${key}A`],
    ['of former days', 'AAAAAAAAAAAAAAAAAAAAAA'],
    ['empty', ''],
    ['a file', new File([], key)],
    ['not there', null],
  ])('that is %s passes nothing', (_, given) => {
    expect(keys.passed({ browserId, key: given })).toBe(0);
  });
});
