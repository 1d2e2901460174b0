import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { depositRoutes } from './deposits.ts';
import { depositSettingsRoutes } from './settings.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono().route('/', depositRoutes(parts)).route('/', depositSettingsRoutes(parts));
