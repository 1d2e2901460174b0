import type { BenchParts } from '#provider/bench/area.ts';
import { paperRoutes } from './routes.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => paperRoutes(parts);
