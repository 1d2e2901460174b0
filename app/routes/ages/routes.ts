import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  layout('routes/account/layout.tsx', { id: 'routes/account/layout-ages' }, [
    route('account/mydata/consent', 'routes/ages/own-consent.tsx'), // ours
  ]),
];
