import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Stands apart from the pages of payments: it answers while these are switched off (C-92). */
export const routes: RouteConfigEntry[] = [
  route('payments/completed', 'routes/payment-return/completed.tsx'),
];
