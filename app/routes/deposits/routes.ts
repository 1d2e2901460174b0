import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and two of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('deposits', 'routes/deposits/list.tsx'),
  route('deposits/:id', 'routes/deposits/details.tsx'),
  route('deposits/:id/printout', 'routes/deposits/printout.tsx'), // ours
  route('newdeposit', 'routes/deposits/new.tsx'),
  route('newdeposit/summary', 'routes/deposits/summary.tsx'), // ours
];
