import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Public pages of the specification (C§2, A-13). */
export const routes: RouteConfigEntry[] = [route('hierarchicalunits', 'routes/units/units.tsx')];
