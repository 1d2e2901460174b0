import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { decisionRoutes } from './decisions.ts';
import { deskSettings } from './desk-settings.ts';

/** The area's part of the staff side; what the person sees at the desk: desk-routes.ts. */
export const bench = (parts: BenchParts) =>
  new Hono().route('/', deskSettings(parts.desk)).route('/', decisionRoutes(parts));
