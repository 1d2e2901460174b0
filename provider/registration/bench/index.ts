import { Hono } from 'hono';
import type { BenchParts } from '#provider/bench/area.ts';
import { guestRegistrationRoutes } from './guest-registration.ts';
import { registrationsRoutes } from './registrations.ts';

/** The area's part of the staff side. */
export const bench = (parts: BenchParts) =>
  new Hono().route('/', guestRegistrationRoutes(parts)).route('/', registrationsRoutes(parts));
