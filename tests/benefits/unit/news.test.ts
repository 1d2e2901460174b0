import { describe, expect, it } from 'vitest';
import { isNew, isShownFirst, KEPT_MS, wasSeen } from '#app/domain/lists/news.ts';
import { allEntries, pageOf } from '#app/services/page/record-pages.server.ts';

const NOW = Date.parse('2026-11-26T12:00:00.000Z');
const HOUR = 3_600_000;
const known = ({ since = NOW - 48 * HOUR, shown = [] as [string, number, string][] } = {}) => ({
  since,
  session: 'now',
  now: NOW,
  before: new Map(shown.map(([id, cameAt, session]) => [id, { cameAt, session }])),
});

describe('what is new', () => {
  const entry = { id: 'result-1', cameAt: NOW - 5 * HOUR };
  it.each([
    ['came since', known(), true],
    ['came before the first visit', known({ since: NOW - HOUR }), false],
    ['was shown in this session', known({ shown: [['result-1', entry.cameAt, 'now']] }), true],
    ['was shown in an earlier one', known({ shown: [['result-1', entry.cameAt, 'before']] }), false],
    ['has come again since', known({ shown: [['result-1', entry.cameAt - HOUR, 'before']] }), true],
    ['is another one', known({ shown: [['result-2', entry.cameAt, 'before']] }), true],
  ])('an entry that %s', (_, all, expected) => {
    expect(isNew(entry, all)).toBe(expected);
  });

  it('is nothing on the first visit, and nothing that came too long ago to be remembered', () => {
    expect(isNew(entry, { ...known(), since: null })).toBe(false);
    const old = { id: 'result-1', cameAt: NOW - KEPT_MS };
    expect(isNew(old, known({ since: 0 }))).toBe(false);
    expect(wasSeen(old, known())).toBe(true);
  });

  it('is remembered once for each time that it came', () => {
    expect(isShownFirst(entry, known())).toBe(true);
    expect(isShownFirst(entry, known({ shown: [['result-1', entry.cameAt, 'before']] }))).toBe(false);
    expect(isShownFirst(entry, known({ shown: [['result-1', 1, 'before']] }))).toBe(true);
  });
});

describe('a page of a list', () => {
  const url = (page: string) => new URL(`https://portal.example/benefits/x?patientId=p&page=${page}`);
  const entries = Array.from({ length: 31 }, (_, index) => index);
  const at = (page: number, news: number[] = [], of = entries) =>
    pageOf({
      url: url(String(page)),
      patientId: 'p',
      page,
      entries: of,
      isNew: (entry) => news.includes(entry),
    });

  it('counts what is new in the whole list, and leads to the other pages that have it', () => {
    const { news, shown } = at(2, [3, 12, 13, 30]);
    expect(shown).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(news).toEqual({
      count: 4,
      others: [
        { page: 1, href: '/benefits/x?patientId=p' },
        { page: 4, href: '/benefits/x?patientId=p&page=4' },
      ],
    });
  });

  it.each([
    [1, null, 2],
    [3, 2, 4],
    [4, 3, null],
  ])('%i leads back to %s and on to %s', (page, previous, next) => {
    const number = (href: string | null) =>
      href === null ? null : Number(new URL(href, url('1')).searchParams.get('page') ?? 1);
    const { pages, beyond } = at(page);
    expect([number(pages.previousHref), number(pages.nextHref), beyond]).toEqual([previous, next, null]);
  });

  it('after the last one says so and leads there, and an empty list is empty', () => {
    const { beyond, pages, shown } = at(5);
    expect(beyond).toEqual({ page: 5, last: 4, href: '/benefits/x?patientId=p&page=4' });
    expect([shown, pages.nextHref, pages.previousHref]).toEqual([[], null, null]);
    expect(at(2, [], entries.slice(0, 10)).beyond).toMatchObject({
      last: 1,
      href: '/benefits/x?patientId=p',
    });
    expect(at(7, [], []).beyond).toBeNull();
  });
});

it('all entries are asked for until there are no more', async () => {
  const asked: number[] = [];
  const period = { patientId: 'p', after: '2026-01-01T00:00:00.000Z', before: '2027-01-01T00:00:00.000Z' };
  const all = await allEntries(({ pageIndex, pageSize }) => {
    asked.push(pageIndex);
    const size = pageIndex < 2 ? pageSize : 7;
    return Promise.resolve({ entries: Array<number>(size).fill(pageIndex), hasMore: pageIndex < 2 });
  }, period);
  expect([asked, all.entries.length, all.isCut]).toEqual([[0, 1, 2], 207, false]);
});

it('of more than 2,000 entries the latest are given, and it is known that there are others', async () => {
  const period = { patientId: 'p', after: '2006-01-01T00:00:00.000Z', before: '2027-01-01T00:00:00.000Z' };
  const all = await allEntries(
    ({ pageSize }) => Promise.resolve({ entries: Array<number>(pageSize).fill(0), hasMore: true }),
    period,
  );
  expect([all.entries.length, all.isCut]).toEqual([2_000, true]);
});
