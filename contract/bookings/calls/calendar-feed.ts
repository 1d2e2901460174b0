/** No section of the specification: one private address an account, which a calendar program asks for the bookings. */
import { z } from 'zod';
import { booking } from '#contract/bookings/examples.ts';
import { Booking } from '#contract/bookings/schemas/bookings.ts';
import { CalendarFeed } from '#contract/bookings/schemas/calendar-feed.ts';
import { call } from '#contract/call.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Day } from '#contract/primitives.ts';

const area = 'bookings';
const path = '/portal/api/calendar-feed';
const token = 'Qm3vT8xW1nLz5dKc0sYpR7uHjB2gEa9fXo4iVtMrN6k';
const feed = { createdAt: '2026-10-20T06:00:00.000Z', withoutNames: true };

export const calendarFeed = {
  get: call({
    area,
    method: 'GET',
    path,
    summary: 'The account’s calendar address, if it has one',
    description:
      '`feed` is absent when none was made, or it was revoked. The token is not answered: it was told once.',
    example: { output: { feed } },
  }).output(z.object({ feed: CalendarFeed.optional() })),

  make: call({
    area,
    method: 'POST',
    path,
    record: 'write',
    summary: 'Makes the account’s calendar address',
    description:
      'One an account, in the language of Accept-Language; the one that there was before ends. The token is told this once and never again; the provider keeps no more than its hash. It is good until it is revoked, also without a session. `withoutNames` leaves names of people, services and units out of what the calendar shows.',
    example: { input: { withoutNames: true }, output: { token, feed } },
  })
    .input(z.object({ withoutNames: z.boolean() }))
    .output(z.object({ token: z.string(), feed: CalendarFeed })),

  revoke: call({
    area,
    method: 'DELETE',
    path,
    record: 'write',
    summary: 'Ends the account’s calendar address',
    description: 'The token opens nothing from then on. Having none is a success.',
    example: { output: { revoked: true } },
  }).output(z.object({ revoked: z.literal(true) })),

  read: call({
    area,
    method: 'POST',
    path: `${path}/read`,
    record: 'read',
    isForGuests: true,
    summary: 'What a calendar address shows',
    description:
      'For whoever has the token, without a session: the bookings that its account may see at this moment and that start within the days (local days in Europe/Warsaw, both included), by start. It is a POST, so that the token stands in no address and in no log.',
    refusals: { NOT_FOUND: 'The token is unknown or revoked, or its account is blocked.' },
    example: {
      input: { token, dateFrom: '2026-07-20', dateTo: '2027-10-20' },
      output: { withoutNames: true, language: 'pl', bookings: [booking] },
    },
  })
    .input(z.object({ token: z.string().min(1).max(100), dateFrom: Day, dateTo: Day }))
    .output(
      z.object({
        withoutNames: z.boolean(),
        language: z.enum(['pl', 'en']).describe('pl: Polish; en: English.'),
        bookings: z.array(Booking),
      }),
    )
    .errors({ NOT_FOUND }),
};
