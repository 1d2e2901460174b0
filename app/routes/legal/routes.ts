import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** C§2: /legal/terms-of-use, /legal/privacy-policy, /legal/regulations. */
export const routes: RouteConfigEntry[] = [route('legal/:document', 'routes/legal/document.tsx')];
