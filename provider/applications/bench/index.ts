import type { BenchParts } from '#provider/bench/area.ts';
import { correctionRoutes } from './corrections.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => correctionRoutes(parts);
