import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification. */
export const routes: RouteConfigEntry[] = [route('allergies', 'routes/allergies/list.tsx')];
