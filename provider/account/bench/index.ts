import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { scannerRoutes } from './scanner.ts';
import { registrationRoutes } from './registration-settings.ts';
import { signInRoutes } from './sign-in-settings.ts';
import { ssoRoutes } from './sso.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono()
    .route('/', ssoRoutes(parts))
    .route('/', scannerRoutes(parts))
    .route('/', signInRoutes(parts))
    .route('/', registrationRoutes(parts));
