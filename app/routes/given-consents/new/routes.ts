import { route, type RouteConfigEntry } from '@remix-run/route-config';

const STEPS = ['patient', 'kind', 'person', 'partner', 'scope', 'dates', 'review'] as const;

/** Screens of /newconsent (B§2); all but its entry are ours. */
export const newConsentRoutes: RouteConfigEntry[] = [
  route('newconsent', 'routes/given-consents/new/start.tsx'),
  ...STEPS.map((step) => route(`newconsent/${step}`, `routes/given-consents/new/${step}.tsx`)),
  route('newconsent/saved/:id', 'routes/given-consents/new/saved.tsx'),
  route('newconsent/discard', 'routes/given-consents/new/discard.tsx'),
];
