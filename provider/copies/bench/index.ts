import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { copyRoutes } from './copies.ts';
import { copySettingsRoutes } from './settings.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono().route('/', copyRoutes(parts)).route('/', copySettingsRoutes(parts));
