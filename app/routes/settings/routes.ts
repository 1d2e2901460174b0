import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('display', 'routes/settings/display.tsx'), // ours
  route('cookie-notice', 'routes/settings/cookie-notice.tsx'), // ours
  route('notices', 'routes/settings/notices.tsx'), // ours
  route('help', 'routes/settings/help.tsx'), // ours
  route('session', 'routes/settings/session.tsx'), // ours
];
