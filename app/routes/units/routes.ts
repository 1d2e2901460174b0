import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Public pages of the specification (C§2, A-13). */
export const routes: RouteConfigEntry[] = [
  layout('routes/units/layout.tsx', [
    route('hierarchicalunits', 'routes/units/units.tsx'),
    route('treatmentdatesguide', 'routes/units/dates-guide.tsx'),
  ]),
];
