import type { BenchParts } from '#provider/bench/area.ts';
import { waitingListRoutes } from './waiting-list.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => waitingListRoutes(parts);
