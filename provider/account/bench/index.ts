import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { scannerRoutes } from './scanner.ts';
import { registrationRoutes } from './registration-settings.ts';
import { signInRoutes } from './sign-in-settings.ts';
import { signingRoutes } from './signing.ts';
import { ssoRoutes } from './sso.ts';
import { toConfirmRoutes } from './to-confirm/routes.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono()
    .route('/', ssoRoutes(parts))
    .route('/', scannerRoutes(parts))
    .route('/', signInRoutes(parts))
    .route('/', registrationRoutes(parts))
    .route('/', signingRoutes(parts))
    .route('/', toConfirmRoutes(parts));
