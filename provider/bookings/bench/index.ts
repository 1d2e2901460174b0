import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { bookingRoutes } from './bookings.ts';
import { unitRoutes } from './units.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono().route('/', bookingRoutes(parts)).route('/', unitRoutes(parts));
