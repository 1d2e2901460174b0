import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of ours: the specification signs on the page of the consent itself. */
export const routes: RouteConfigEntry[] = [
  route('consents/:id/sign', 'routes/signing/sign.tsx'),
  route('consents/:id/signed', 'routes/signing/signed.tsx'),
];
