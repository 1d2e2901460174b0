import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarText, escapeText, foldLine, type CalendarEvent } from '#app/domain/calendar/ical.ts';
import { readCalendar } from '#tests/support/calendar.ts';
import { anyInstant } from '#tests/house/unit/dates/arbitraries.ts';

const now = new Date('2026-11-20T10:00:00Z');
const EVENT: CalendarEvent = {
  uid: 'booking-1.AMMS@portal.example',
  sequence: 0,
  isCanceled: false,
  startsAt: '2026-11-24T08:40:00.000Z',
  endsAt: '2026-11-24T09:00:00.000Z',
  summary: 'Konsultacja internistyczna, Jan Nowak',
  location: 'Poradnia, ul. Lipowa 3, 20-020 Lublin',
  description: 'Pacjent: Jan Nowak\nGabinet: 12',
  url: 'https://portal.example/bookings/AMMS/booking-1',
};
const textOf = (event: Partial<CalendarEvent> = {}) =>
  calendarText({ events: [{ ...EVENT, ...event }], language: 'pl', now });
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('an entry', () => {
  it('says all that it has, and an independent program understands it', () => {
    const { isCanceled: _, ...entry } = EVENT;
    expect(readCalendar(textOf())).toEqual([{ ...entry, status: 'CONFIRMED' }]);
  });

  it('has local times with their zone', () => {
    expect(linesOf(textOf())).toContain('DTSTART;TZID=Europe/Warsaw:20261124T094000');
    expect(linesOf(textOf())).toContain('DTEND;TZID=Europe/Warsaw:20261124T100000');
    expect(linesOf(textOf())).toContain('DTSTAMP:20261120T100000Z');
  });

  it('that was canceled keeps its id, with a greater sequence, and takes no time', () => {
    const text = textOf({ isCanceled: true, sequence: 2 });
    expect(readCalendar(text)).toMatchObject([{ uid: EVENT.uid, sequence: 2, status: 'CANCELLED' }]);
    expect(linesOf(text)).toContain('TRANSP:TRANSPARENT');
  });

  it('leaves out what it does not have', () => {
    expect(textOf({ location: '', description: '' })).not.toMatch(/LOCATION|DESCRIPTION/);
  });
});

test('a calendar without entries is one', () => {
  expect(readCalendar(calendarText({ events: [], language: 'en', now, feedName: 'My visits' }))).toEqual([]);
});

test('a calendar that is asked for again says its name and how often', () => {
  const lines = linesOf(calendarText({ events: [EVENT], language: 'en', now, feedName: 'A, b' }));
  expect(lines).toContain('X-WR-CALNAME:A\\, b');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
  expect(lines).toContain('PRODID:-//Patient portal//Bookings//EN');
});

describe('times around the changes of the clocks', () => {
  const rows: [string, string, string][] = [
    ['2026-03-29, before', '2026-03-29T00:30:00.000Z', 'DTSTART;TZID=Europe/Warsaw:20260329T013000'],
    ['2026-03-29, after', '2026-03-29T01:00:00.000Z', 'DTSTART;TZID=Europe/Warsaw:20260329T030000'],
    ['2026-10-25, before', '2026-10-24T23:30:00.000Z', 'DTSTART;TZID=Europe/Warsaw:20261025T013000'],
    ['2026-10-25, first 2:30', '2026-10-25T00:30:00.000Z', 'DTSTART:20261025T003000Z'],
    ['2026-10-25, second 2:30', '2026-10-25T01:30:00.000Z', 'DTSTART:20261025T013000Z'],
    ['2026-10-25, after', '2026-10-25T02:00:00.000Z', 'DTSTART;TZID=Europe/Warsaw:20261025T030000'],
    ['2027-03-28, before', '2027-03-28T00:59:00.000Z', 'DTSTART;TZID=Europe/Warsaw:20270328T015900'],
    ['2027-03-28, after', '2027-03-28T01:20:00.000Z', 'DTSTART;TZID=Europe/Warsaw:20270328T032000'],
    ['2027-10-31, first 2:10', '2027-10-31T00:10:00.000Z', 'DTSTART:20271031T001000Z'],
    ['2027-10-31, second 2:10', '2027-10-31T01:10:00.000Z', 'DTSTART:20271031T011000Z'],
    ['in summer', '2027-07-01T06:00:00.000Z', 'DTSTART;TZID=Europe/Warsaw:20270701T080000'],
  ];

  it.each(rows)('%s', (_, startsAt, line) => {
    const endsAt = new Date(Date.parse(startsAt) + 20 * 60_000).toISOString();
    const text = textOf({ startsAt, endsAt });
    expect(linesOf(text)).toContain(line);
    expect(readCalendar(text)).toMatchObject([{ startsAt, endsAt }]);
  });

  it('an entry that reaches into the repeated hour is in UTC from its beginning', () => {
    const text = textOf({ startsAt: '2026-10-25T00:50:00.000Z', endsAt: '2026-10-25T01:10:00.000Z' });
    expect(linesOf(text)).toContain('DTSTART:20261025T005000Z');
    expect(linesOf(text)).toContain('DTEND:20261025T011000Z');
  });

  it('any moment comes back as it was', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 600 }), (instant, minutes) => {
        const start = Math.floor(instant.getTime() / 60_000) * 60_000;
        const times = {
          startsAt: new Date(start).toISOString(),
          endsAt: new Date(start + minutes * 60_000).toISOString(),
        };
        expect(readCalendar(textOf(times))).toMatchObject([times]);
      }),
    );
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('\\', ';', ',', '\n', '\r', ' ', 'ż', '😀', ':', '"', 'n', 'N'),
      maxLength: 200,
    }),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  /** The text that a program gives back: line breaks of one kind, no control characters, no halves of characters. */
  const asRead = (text: string) =>
    Buffer.from(text)
      .toString('utf8')
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\t\n\u0080-\u009f]/gu, '');

  it('comes back from an independent program as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const calendar = Buffer.from(textOf({ summary: text, description: `.${text}` })).toString('utf8');
        const [entry] = readCalendar(calendar);
        expect(entry?.summary).toBe(asRead(text));
        expect(entry?.description).toBe(`.${asRead(text)}`);
      }),
      { numRuns: 500 },
    );
  });

  it('stands in lines of at most 75 octets, each ended by CRLF, whatever it holds', () => {
    fc.assert(
      fc.property(anyText, anyText, (summary, location) => {
        const text = textOf({ summary, location });
        expect(text.endsWith('\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
      { numRuns: 500 },
    );
  });

  it('can add no line of its own', () => {
    const text = textOf({ summary: 'x\r\nATTENDEE:mailto:a@b.example\nEND:VEVENT' });
    expect(linesOf(text).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(readCalendar(text)).toHaveLength(1);
  });
});

describe('folding', () => {
  it('leaves a line of 75 octets, and cuts one of 76', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it('counts octets and keeps characters whole', () => {
    expect(foldLine('ż'.repeat(38))).toBe(`${'ż'.repeat(37)}\r\n ż`);
    expect(foldLine(`${'x'.repeat(73)}😀`)).toBe(`${'x'.repeat(73)}\r\n 😀`);
  });
});

test('escaping', () => {
  expect(escapeText('a;b,c\\d\r\ne\rf\ng\u0000\u0007h')).toBe('a\\;b\\,c\\\\d\\ne\\nf\\ngh');
});
