import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  layout('routes/account/layout.tsx', { id: 'routes/account/layout-mobile-app' }, [
    route('account/patients/:id/mobile', 'routes/mobile-app/page.tsx'), // ours
    route('account/patients/:id/mobile/unregister', 'routes/mobile-app/unregister.tsx'), // ours
  ]),
];
