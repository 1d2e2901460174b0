import type { BenchParts } from '#provider/bench/area.ts';
import { carerRoutes } from './routes.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => carerRoutes(parts);
