import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  route('applications', 'routes/applications/page.tsx'),
  layout('routes/account/layout.tsx', { id: 'routes/account/layout-applications' }, [
    route('account/patients/:id/correction', 'routes/applications/corrections.tsx'), // ours
    route('account/patients/:id/correction/recipient', 'routes/applications/recipient.tsx'), // ours
    route('account/patients/:id/correction/new', 'routes/applications/new.tsx'), // ours
    route('account/patients/:id/correction/:correctionId', 'routes/applications/correction.tsx'), // ours
    route('account/patients/:id/correction/:correctionId/withdraw', 'routes/applications/withdraw.tsx'), // ours
  ]),
  route('account/patients/:id/correction/:correctionId/files/:fileId', 'routes/applications/file.tsx'), // ours
];
