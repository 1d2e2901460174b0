import type { BenchParts } from '#provider/bench/area.ts';
import { resultRoutes } from './results.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => resultRoutes(parts);
