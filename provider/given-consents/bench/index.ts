import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { consentRoutes } from './consents.ts';
import { consentSettingsRoutes } from './settings.ts';
import { teleconsultationRoutes } from './teleconsultations.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono()
    .route('/', consentRoutes(parts))
    .route('/', consentSettingsRoutes(parts))
    .route('/', teleconsultationRoutes(parts));
