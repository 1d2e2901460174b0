import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { caseRoutes, consultationRoutes } from './consultations.ts';
import { entryRoutes } from './entries.ts';
import { settingRoutes } from './settings.ts';
import { dutyRoutes, faultRoutes, patientRoutes } from './system.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono()
    .route('/', consultationRoutes(parts))
    .route('/', caseRoutes(parts))
    .route('/', dutyRoutes(parts))
    .route('/', faultRoutes(parts))
    .route('/', patientRoutes(parts))
    .route('/', settingRoutes(parts))
    .route('/', entryRoutes(parts));
