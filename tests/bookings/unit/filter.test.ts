import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { twentyYearsAround } from '#app/domain/dates/calendar.ts';
import {
  bookingViews,
  daysToRead,
  defaultBookingFilter,
  filterBookings,
  readBookingFilter,
  sortBookings,
} from '#app/domain/bookings/filter.ts';
import type { BookingStatus } from '#app/domain/bookings/status.ts';

const today = '2026-11-24';
const usual = { dateFrom: today, dateTo: '2027-11-30', statuses: ['SCHEDULED', 'REGISTERED'] };
const read = (query: string) => readBookingFilter({ query: new URLSearchParams(query), today });

test('the default filter', () => {
  expect(defaultBookingFilter(today)).toEqual(usual);
});

describe('readBookingFilter', () => {
  test.each([
    ['nothing', '', usual],
    ['empty fields', 'dateFrom=&dateTo=+&status=&patientId=', usual],
    [
      'typed dates',
      'dateFrom=1.12.2026&dateTo=31+grudnia+2026',
      { dateFrom: '2026-12-01', dateTo: '2026-12-31' },
    ],
    ['ISO dates', 'dateFrom=2026-12-01&dateTo=2026-12-01', { dateFrom: '2026-12-01', dateTo: '2026-12-01' }],
    ['statuses in their order', 'status=CANCELED&status=SCHEDULED', { statuses: ['SCHEDULED', 'CANCELED'] }],
    ['a patient', 'patientId=p1', { patientId: 'p1' }],
    [
      'twenty years back and ahead',
      'dateFrom=24-11-2006&dateTo=24-11-2046',
      { dateFrom: '2006-11-24', dateTo: '2046-11-24' },
    ],
  ])('reads %s', (_, query, expected) => {
    expect(read(query)).toMatchObject({ filter: { ...usual, ...expected }, faults: {}, isWidened: false });
  });

  test.each([
    ['dateFrom=32-13-2026', { dateFrom: 'impossible' }],
    ['dateTo=29-02-2027', { dateTo: 'impossible' }],
    ['dateFrom=jutro', { dateFrom: 'malformed' }],
    ['dateFrom=23-11-2006', { dateFrom: 'tooEarly' }],
    ['dateTo=25-11-2046', { dateTo: 'tooLate' }],
    ['dateTo=23-11-2026', { dateTo: 'beforeFrom' }],
    ['dateFrom=2-12-2026&dateTo=1-12-2026', { dateTo: 'beforeFrom' }],
    ['status=CANCELLED', { status: 'unknown' }],
    ['status=SCHEDULED&status=x', { status: 'unknown' }],
    ['filtered=1&dateFrom=24-11-2026', { status: 'none' }],
    ['dateFrom=x&dateTo=y&status=z', { dateFrom: 'malformed', dateTo: 'malformed', status: 'unknown' }],
  ])('%s: names the fault and keeps to the default', (query, faults) => {
    expect(read(`${query}&patientId=p1`)).toMatchObject({
      filter: { ...usual, patientId: 'p1' },
      faults,
      isWidened: false,
    });
  });

  it('gives back what was typed when it is wrong, and the date in full when it is right', () => {
    expect(read('dateFrom=jutro&dateTo=1.2.2027&status=EXECUTED').typed).toEqual({
      dateFrom: 'jutro',
      dateTo: '01-02-2027',
      statuses: ['EXECUTED'],
    });
    expect(read('').typed).toEqual({
      dateFrom: '24-11-2026',
      dateTo: '30-11-2027',
      statuses: usual.statuses,
    });
    expect(read('filtered=1').typed.statuses).toEqual([]);
  });

  test.each([
    ['status=EXECUTED', '2025-11-24', true],
    ['status=SCHEDULED&status=EXECUTED&dateFrom=24-11-2026', '2025-11-24', true],
    ['status=EXECUTED&dateFrom=25-11-2026', '2026-11-25', false],
    ['status=EXECUTED&dateFrom=24-11-2025', '2025-11-24', false],
    ['status=CANCELED', '2026-11-24', false],
    ['status=EXECUTED&dateTo=31-10-2026', '2025-11-24', true],
  ])('A-100: %s begins on %s, widened: %s', (query, dateFrom, isWidened) => {
    expect(read(query)).toMatchObject({ filter: { dateFrom }, faults: {}, isWidened });
  });

  it('answers anything with a filter that can be asked for', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('24-11-2026', '1.1.2030', 'EXECUTED', '2006-11-24', ''),
    );
    const { earliest, latest } = twentyYearsAround(today);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('dateFrom', 'dateTo', 'status', 'filtered'), text)),
        (pairs) => {
          const { filter, faults } = readBookingFilter({ query: new URLSearchParams(pairs), today });
          expect(filter.dateFrom <= filter.dateTo).toBe(true);
          expect(filter.dateFrom >= earliest && filter.dateTo <= latest).toBe(true);
          expect(filter.statuses.length).toBeGreaterThan(0);
          expect(Object.values(faults).every((fault) => typeof fault === 'string')).toBe(true);
        },
      ),
    );
  });
});

describe('a visit that the unit has cancelled', () => {
  const changedByUnitAt = '2026-11-20T08:00:00.000Z';
  const visit = (systemId: string, more: object = {}) => ({
    systemId,
    status: 'CANCELED' as const,
    dateFrom: `${today}T08:00:00.000Z`,
    dateTo: `${today}T08:20:00.000Z`,
    patient: { id: 'p1' },
    ...more,
  });
  const upcoming = (bookings: ReturnType<typeof visit>[], at: string, day = today) =>
    bookingViews({
      bookings,
      filter: defaultBookingFilter(day),
      today: day,
      now: new Date(at),
    }).upcoming.map(({ systemId }) => systemId);

  it('stands among those to come until its day is over, and one that the patient has cancelled does not', () => {
    const visits = [visit('theirs'), visit('units', { changedByUnitAt })];
    expect(upcoming(visits, `${today}T06:00:00.000Z`)).toEqual(['units']);
    expect(upcoming(visits, `${today}T20:00:00.000Z`)).toEqual(['units']);
    expect(upcoming(visits, '2026-11-25T06:00:00.000Z', '2026-11-25')).toEqual([]);
  });

  it('that was moved is as every other one', () => {
    const moved = visit('moved', { status: 'SCHEDULED', changedByUnitAt });
    expect(upcoming([moved], `${today}T06:00:00.000Z`)).toEqual(['moved']);
    expect(upcoming([moved], `${today}T20:00:00.000Z`)).toEqual([]);
  });
});

describe('which view an address means', () => {
  test.each([
    ['', 'upcoming'],
    ['view=other', 'upcoming'],
    ['filtered=1&status=SCHEDULED&status=REGISTERED&dateFrom=24-11-2026', 'upcoming'],
    ['view=past', 'past'],
    ['view=past&dateFrom=24-11-2025&dateTo=24-11-2026', 'past'],
    ['status=SCHEDULED', 'filtered'],
    ['patientId=p1', 'upcoming'],
    ['view=past&patientId=p1', 'past'],
    ['patientId=p1&status=SCHEDULED', 'filtered'],
    ['dateFrom=jutro', 'filtered'],
    ['view=past&status=CANCELED', 'filtered'],
  ])('%s: %s', (query, view) => {
    expect(read(query).view).toBe(view);
  });

  it('shows the past as a filter of the last year, without what was canceled', () => {
    const { filter, typed, isWidened } = read('view=past');
    expect(filter).toMatchObject({ dateFrom: '2025-11-24', dateTo: today });
    expect(typed).toMatchObject({
      dateFrom: '24-11-2025',
      statuses: ['SCHEDULED', 'REGISTERED', 'EXECUTED'],
    });
    expect(isWidened).toBe(false);
  });

  it('reads the days of both views, and more when a filter asks for more', () => {
    expect(daysToRead(read('').filter, today)).toEqual({ dateFrom: '2025-11-24', dateTo: '2027-11-30' });
    const filter = read('dateFrom=1-1-2020&dateTo=1-1-2030').filter;
    expect(daysToRead(filter, today)).toEqual({ dateFrom: '2020-01-01', dateTo: '2030-01-01' });
  });
});

describe('a list of bookings', () => {
  const booking = (
    systemId: string,
    dateFrom: string,
    status: BookingStatus = 'SCHEDULED',
    orderStatus?: string,
  ) => ({
    systemId,
    dateFrom,
    dateTo: new Date(Date.parse(dateFrom) + 20 * 60_000).toISOString(),
    status,
    orderStatus,
    patient: { id: systemId < 'c' ? 'p1' : 'p2' },
  });

  const bookings = [
    booking('d', '2026-12-01T09:00:00Z', 'SCHEDULED', 'GTRE'),
    booking('a', '2026-11-24T08:30:00Z', 'EXECUTED'),
    booking('c', '2026-11-01T08:00:00Z', 'EXECUTED'),
    booking('b', '2026-11-24T08:50:00Z'),
    booking('e', '2026-12-01T09:00:00Z', 'CANCELED'),
  ];
  const ids = (list: { systemId: string }[]) => list.map(({ systemId }) => systemId).join('');

  test.each([
    [['SCHEDULED'], undefined, 'b'],
    [['REGISTERED'], undefined, 'd'],
    [['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'], undefined, 'dacbe'],
    [['SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'], 'p1', 'ab'],
    [['CANCELED'], 'p1', ''],
  ] as const)('%s of %s is %s', (statuses, patientId, expected) => {
    const filter = { ...usual, dateFrom: '2026-11-01', statuses, patientId };
    expect(ids(filterBookings({ bookings, filter }))).toBe(expected);
  });

  it.each([
    ['2026-11-24T08:55:00Z', 'bd', 'ac'],
    ['2026-11-24T09:09:59Z', 'bd', 'ac'],
    ['2026-11-24T09:10:00Z', 'd', 'bac'],
  ])('has a visit among those to come until it ends: at %s', (now, upcoming, past) => {
    const views = bookingViews({
      bookings,
      filter: { ...usual, statuses: ['SCHEDULED'] },
      today,
      now: new Date(now),
    });
    expect(ids(views.upcoming)).toBe(upcoming);
    expect(ids(views.past)).toBe(past);
    expect(ids(views.filtered)).toBe('b');
  });

  it('has in each view those of its patient alone', () => {
    const now = new Date('2026-11-24T08:55:00Z');
    for (const patientId of ['p1', 'p2', 'p3']) {
      const views = bookingViews({
        bookings,
        filter: { ...defaultBookingFilter(today), patientId },
        today,
        now,
      });
      const all = bookingViews({ bookings, filter: defaultBookingFilter(today), today, now });
      for (const view of ['upcoming', 'past', 'filtered'] as const)
        expect(views[view]).toEqual(all[view].filter(({ patient }) => patient.id === patientId));
    }
  });

  it('has the days of its filter only', () => {
    const filter = { ...usual, dateFrom: '2026-11-25', statuses: ['SCHEDULED', 'REGISTERED'] as const };
    expect(ids(filterBookings({ bookings, filter }))).toBe('d');
  });

  it('is read from what is next to what is long over', () => {
    expect(ids(sortBookings({ bookings, now: new Date('2026-11-24T09:00:00Z') }))).toBe('bdeac');
    expect(ids(bookings)).toBe('dacbe');
  });
});
