import type { BenchParts } from '#provider/bench/area.ts';
import { bookingRoutes } from './bookings.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => bookingRoutes(parts);
