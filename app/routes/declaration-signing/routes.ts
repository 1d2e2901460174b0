import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of ours: the specification signs on the page of the declaration itself. */
export const routes: RouteConfigEntry[] = [
  route('declarations/:id/sign', 'routes/declaration-signing/sign.tsx'),
  route('declarations/:id/signed', 'routes/declaration-signing/signed.tsx'),
];
