import type { BenchParts } from '#provider/bench/area.ts';
import { patientRoutes } from './patients.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => patientRoutes(parts);
