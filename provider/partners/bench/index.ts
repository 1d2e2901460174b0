import type { BenchParts } from '#provider/bench/area.ts';
import { partnerRoutes } from './partners.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => partnerRoutes(parts);
