import { oc } from '@orpc/contract';
import { z } from 'zod';
import { Booking } from '#contract/bookings/schemas/bookings.ts';
import { CalendarFeed } from '#contract/bookings/schemas/calendar-feed.ts';
import { Day } from '#contract/primitives.ts';

const tags = ['bookings', 'ours'];

/** Ours: one private address per account that a calendar program asks for the bookings, until it is revoked. */
export const calendarFeed = {
  /** `feed` absent: none was made, or it was revoked. */
  get: oc
    .route({ method: 'GET', path: '/portal/api/calendar-feed', tags })
    .output(z.object({ feed: CalendarFeed.optional() })),

  /** Makes the account's feed in the caller's language; one that there was before ends. The token is told this once. */
  make: oc
    .route({ method: 'POST', path: '/portal/api/calendar-feed', tags })
    .input(z.object({ withoutNames: z.boolean() }))
    .output(z.object({ token: z.string(), feed: CalendarFeed })),

  /** Ends the feed; having none is a success. */
  revoke: oc
    .route({ method: 'DELETE', path: '/portal/api/calendar-feed', tags })
    .output(z.object({ revoked: z.literal(true) })),

  /**
   * What the feed's address shows, to whoever has the token: the bookings that its account may see at this moment, that
   * start within the days. A POST, so that the token stands in no address. NOT_FOUND: unknown, or revoked.
   */
  read: oc
    .route({ method: 'POST', path: '/portal/api/calendar-feed/read', tags })
    .input(z.object({ token: z.string().min(1).max(100), dateFrom: Day, dateTo: Day }))
    .output(
      z.object({ withoutNames: z.boolean(), language: z.enum(['pl', 'en']), bookings: z.array(Booking) }),
    )
    .errors({ NOT_FOUND: { status: 404 } }),
};
