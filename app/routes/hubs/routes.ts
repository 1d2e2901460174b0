import { route, type RouteConfigEntry } from '@remix-run/route-config';

const PAGE = 'routes/hubs/page.tsx';

/** Pages of groups of areas, ours: the same screen for each group that has one in app/areas.ts. */
export const routes: RouteConfigEntry[] = [
  route('health', PAGE, { id: 'routes/hubs/health' }),
  route('matters', PAGE, { id: 'routes/hubs/matters' }),
];
