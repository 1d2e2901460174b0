import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { statementRoutes } from './accessibility.ts';
import { limitRoutes } from './limits.ts';
import { recordRoutes } from './record.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono()
    .route('/', recordRoutes(parts))
    .route('/', statementRoutes(parts))
    .route('/', limitRoutes(parts));
