import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('bookings/questionnaire/:systemRoot/:accountId/:bookingId', 'routes/questionnaires/page.tsx'),
  route('bookings/questionnaire/*', 'routes/questionnaires/incomplete.tsx'), // ours
  route('questionnaire', 'routes/questionnaires/entry.tsx'),
];
