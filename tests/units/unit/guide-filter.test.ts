import { describe, expect, it } from 'vitest';
import { readGuideFilter } from '#app/domain/units/guide-filter.ts';

const read = (query: string) => readGuideFilter({ query: new URLSearchParams(query), today: '2028-02-28' });

describe('the filters of the guide', () => {
  it('hold alone and together', () => {
    const filter = { service: 'ekg', town: 'lublin', way: 'onSite', from: '2028-02-29' };
    expect(read('service=ekg&town=lublin&way=onSite&from=29-02-2028').filter).toEqual(filter);
    expect(read('').isAsked).toBe(false);
    expect(read('town=lodz')).toMatchObject({
      filter: { town: 'lodz', way: null, from: null },
      isAsked: true,
    });
  });

  it.each([
    ['from=31-02-2028', { from: 'impossible' }],
    ['from=soon', { from: 'malformed' }],
    ['from=27-02-2028', { from: 'tooEarly' }],
    ['from=01-06-2028', { from: 'tooLate' }],
    ['way=by+train', { way: 'unknown' }],
    ['way=x&from=x', { way: 'unknown', from: 'malformed' }],
  ])('are wrong at their field: %s', (query, faults) => {
    const found = read(`${query}&service=ekg`);
    expect(found.faults).toEqual(faults);
    expect(found.filter).toEqual({ service: '', town: '', way: null, from: null });
    expect(found.typed.service).toBe('ekg');
  });
});
