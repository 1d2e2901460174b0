import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** C§2: /legal/terms-of-use, /legal/privacy-policy, /legal/regulations; and ours. */
export const routes: RouteConfigEntry[] = [
  route('legal/inaccessible', 'routes/legal/inaccessible.tsx'), // ours
  route('legal/inaccessible/sent', 'routes/legal/inaccessible-sent.tsx'), // ours
  route('legal/:document', 'routes/legal/document.tsx'),
];
