import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';

/** The known facts of an account's private calendar address; its secret is not one. */
export const CalendarFeed = z.object({
  createdAt: Instant,
  withoutNames: z.boolean().describe('Names of people, services and units are left out.'),
});
