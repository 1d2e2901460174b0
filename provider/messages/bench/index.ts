import type { BenchParts } from '#provider/bench/area.ts';
import { messageRoutes } from './messages.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => messageRoutes(parts);
