import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  layout('routes/account/layout.tsx', { id: 'routes/account/layout-person-files' }, [
    route('account/patients/:id/attachments', 'routes/person-files/page.tsx'), // ours
    route('account/patients/:id/attachments/:fileId/delete', 'routes/person-files/delete.tsx'), // ours
  ]),
  route('account/patients/:id/attachments/:fileId', 'routes/person-files/file.tsx'), // ours
];
