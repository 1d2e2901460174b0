import { describe, expect, it } from 'vitest';
import { readMessageFilter } from '#app/domain/messages/filter.ts';

const read = (query: string, categories: string[] | null = ['M', 'P']) =>
  readMessageFilter({ query: new URLSearchParams(query), today: '2026-11-23', categories });

describe('what messages are narrowed by', () => {
  it('is nothing unless the address says so', () => {
    expect(read('')).toEqual({
      filter: {},
      typed: { after: '', before: '', category: '', title: '', sender: '', recipient: '' },
      faults: {},
    });
    expect(read('title=+&after=&sender=%09').filter).toEqual({});
  });

  it('is days as people write them, a kind, and words on one line', () => {
    expect(read('after=1.2.2026&before=2026-02-03&category=P&title=+a%0Ab+&recipient=x')).toMatchObject({
      filter: { after: '2026-02-01', before: '2026-02-03', category: 'P', title: 'a b', recipient: 'x' },
      faults: {},
    });
  });

  it.each([
    ['after=jutro', { after: 'malformed' }],
    ['before=30-02-2026', { before: 'impossible' }],
    ['after=02-03-2026&before=01-03-2026', { before: 'beforeFrom' }],
    ['after=01-01-1900', { after: 'tooEarly' }],
    ['category=Z', { category: 'unknown' }],
    [`title=${'a'.repeat(150)}`, { title: 'tooLong' }],
  ])('%s is at fault, and narrows nothing', (query, faults) => {
    expect(read(`${query}&sender=ktoś`)).toMatchObject({ filter: {}, faults, typed: { sender: 'ktoś' } });
  });

  it('is any kind while nobody knows which there are', () => {
    expect(read('category=Z', null).filter).toEqual({ category: 'Z' });
  });
});
