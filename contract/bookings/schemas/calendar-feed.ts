import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';

/** What is known of an account's private calendar address; its secret is not. */
export const CalendarFeed = z.object({
  createdAt: Instant,
  withoutNames: z.boolean().describe('Names of people, services and units are left out.'),
});
