import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';
import { newCopyRoutes } from './new/routes.ts';

/** A§2: requests for copies; all below the list are ours. */
export const routes: RouteConfigEntry[] = [
  layout('routes/benefits/layout.tsx', { id: 'routes/benefits/layout-copies' }, [
    route('benefits/cdocrequests', 'routes/copies/list.tsx'),
    route('benefits/cdocrequests/:id', 'routes/copies/request.tsx'), // ours
    route('benefits/cdocrequests/:id/price', 'routes/copies/price.tsx'), // ours
  ]),
  route('benefits/cdocrequests/:id/files/:fileId', 'routes/copies/file.tsx'), // ours
  ...newCopyRoutes,
];
