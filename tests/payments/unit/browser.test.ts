import { describe, expect, it } from 'vitest';
import { readBegun, saysError, writeBegun } from '#app/domain/payments/browser.ts';

describe('the payments that a browser has begun', () => {
  it('has the last one first, each once, and no more than five', () => {
    let value = '';
    for (const id of ['a', 'b', 'c/ż', 'd.e', 'f', 'a', 'g']) value = writeBegun(id, readBegun(value));
    expect(readBegun(value)).toEqual(['g', 'a', 'f', 'd.e', 'c/ż']);
    expect(value).toMatch(/^[\w.%~-]+$/);
  });

  it.each([undefined, '', '%', `a.${'x'.repeat(81)}`, 'a..b'])('takes nothing from %s', (value) => {
    expect(readBegun(value)).toEqual([]);
  });

  it.each([
    ['', false],
    ['error=', false],
    ['error=&error=', false],
    ['error=1', true],
    ['error=&error=1', true],
    ['error=ok', true],
    ['error=<script>alert(1)</script>', true],
    ['Error=1', false],
  ])('reads %s: %s', (query, expected) => {
    expect(saysError(new URLSearchParams(query))).toBe(expected);
  });
});
