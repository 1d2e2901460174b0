import type { FramePart } from '#provider/core/frame-part.ts';
import { countScheduled } from './handlers/bookings.ts';

/** The number of visits still to be confirmed. */
export const frame: FramePart = {
  isNeeded: false,
  say: async (context) => ({ scheduledCount: await countScheduled(context) }),
};
