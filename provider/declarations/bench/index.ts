import type { BenchParts } from '#provider/bench/area.ts';
import { declarationRoutes } from './declarations.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => declarationRoutes(parts);
