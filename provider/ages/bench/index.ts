import type { BenchParts } from '#provider/bench/area.ts';
import { ownConsentRoutes } from './own-consents.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) => ownConsentRoutes(parts);
