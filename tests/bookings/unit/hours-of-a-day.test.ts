import { expect, test } from 'vitest';
import type { TimeSlot } from '#contract/bookings/schemas/bookings.ts';
import type { TimesRequest } from '#app/services/appointments/times/request.ts';
import { monthView } from '#app/services/appointments/times/view.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const request = {
  language: 'pl',
  now: new Date('2026-11-20T10:00:00Z'),
  t: textIn('pl').t,
  times: { service: undefined, pathTo: () => '/', placesPath: null },
} as unknown as TimesRequest;

const slot = (hour: string, lastName?: string) =>
  ({
    id: hour,
    dateFrom: `2026-11-24T${hour}:00Z`,
    dateTo: `2026-11-24T${hour}:20Z`,
    ...(lastName && { practitioner: { employee: { id: lastName, name: 'Jan', lastName, degree: 'lek.' } } }),
  }) as TimeSlot;

const rowOf = (slots: readonly TimeSlot[]) =>
  monthView(request, {
    slots,
    nearest: undefined,
    window: { dateFrom: '2026-11-20', dateTo: '2026-11-30', earlier: undefined, later: undefined },
  } as unknown as Parameters<typeof monthView>[1]).days[0];

const seen = (slots: readonly TimeSlot[]) =>
  rowOf(slots)?.people.map(({ who, times }) => [who, times.map(({ time }) => time)]);

test('the eye sees who is there at which hour, where that differs within a day', () => {
  expect(seen([slot('08:00', 'Lis'), slot('08:20', 'Urban'), slot('08:40', 'Lis')])).toEqual([
    ['lek. Jan Lis', ['9:00', '9:40']],
    ['lek. Jan Urban', ['9:20']],
  ]);
  expect(seen([slot('08:00', 'Lis'), slot('08:20')])).toEqual([
    ['lek. Jan Lis', ['9:00']],
    [textIn('pl').t('bookings:facts.anyPractitioner'), ['9:20']],
  ]);
});

test('of one person it is said once, for the whole day', () => {
  expect(seen([slot('08:00', 'Lis'), slot('08:20', 'Lis')])).toEqual([[null, ['9:00', '9:20']]]);
});
