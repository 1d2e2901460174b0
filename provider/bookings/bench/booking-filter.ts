import { z } from 'zod';
import { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import { endOfDay, localDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import type { StaffFilter } from '#provider/bookings/store/staff-bookings.ts';

const POLISH_DAY = /^(\d{2})-(\d{2})-(\d{4})$/;

const FilterForm = z.object({
  patient: z.string().trim().max(100).catch(''),
  status: z.union([z.literal(''), BookingStatus]).catch(''),
  date: z
    .string()
    .trim()
    .transform((text) => text.replace(POLISH_DAY, '$3-$2-$1'))
    .pipe(z.union([z.literal(''), z.iso.date()]))
    .nullable()
    .catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** The filter that the address of /bookings asks for; a `date` of null is none that the calendar has. */
export type BookingFilter = z.infer<typeof FilterForm>;

export const parseFilter = (query: Record<string, string>): BookingFilter =>
  FilterForm.parse({ patient: '', status: '', date: '', page: '1', ...query });

/** The same filter as an address. */
export function addressOf({
  filter,
  page,
  ...more
}: {
  filter: BookingFilter;
  page: number;
  moved?: string;
}) {
  const { patient, status, date } = filter;
  const query = new URLSearchParams({ patient, status, date: date ?? '', page: String(page), ...more });
  return `?${query}`;
}

/** One day, or all of a patient's bookings, or, with neither, those from today on. */
export function storeFilterOf({ filter, now }: { filter: BookingFilter; now: Date }): StaffFilter {
  const { patient, status, date } = filter;
  const chosen = { patient: patient || undefined, status: status || undefined };
  if (date) return { ...chosen, from: startOfDay(date), before: endOfDay(date) };
  return patient ? chosen : { ...chosen, from: startOfDay(localDay(now.getTime())) };
}
