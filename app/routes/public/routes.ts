import { index, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  index('routes/public/index.tsx'),
  route('login', 'routes/public/login.tsx'),
  route('changepassword', 'routes/public/change-password.tsx'), // ours
  route('main', 'routes/public/main.tsx'),
  route('logout', 'routes/public/logout.tsx'), // ours
  route('refused', 'routes/public/refused.tsx'), // ours, inside only
  route('*', 'routes/public/missing.tsx'), // ours
];
