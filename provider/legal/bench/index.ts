import type { BenchParts } from '#provider/bench/area.ts';
import { reportRoutes } from './reports.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => reportRoutes(parts);
