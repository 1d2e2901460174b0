import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { newConsentRoutes } from './new/routes.ts';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('consents', 'routes/given-consents/list.tsx'),
  route('consents/sharing', 'routes/given-consents/sharing.tsx'), // ours
  route('consents/:id', 'routes/given-consents/details.tsx'),
  route('consents/:id/cancel', 'routes/given-consents/cancel.tsx'), // ours
  route('consents/:id/printout', 'routes/given-consents/printout.tsx'), // ours
  route('consents/:id/printout.pdf', 'routes/given-consents/printout-file.tsx'), // ours
  ...newConsentRoutes,
];
