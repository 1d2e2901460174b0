import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  layout('routes/account/layout.tsx', { id: 'routes/account/layout-guardians' }, [
    route('account/warden', 'routes/guardians/wardens.tsx'),
    route('account/warden/:accountId/until', 'routes/guardians/limit.tsx'), // ours
    route('account/warden/:accountId/scope', 'routes/guardians/narrow.tsx'), // ours
    route('account/warden/:accountId/:act', 'routes/guardians/act.tsx'), // ours
    route('account/parent', 'routes/guardians/parents.tsx'),
    route('account/parent/:id/remove', 'routes/guardians/remove-parent.tsx'), // ours
    route('account/links/:patientId/:accountId/restore', 'routes/guardians/restore.tsx'), // ours
    route('account/patients/:id/remove', 'routes/guardians/unlink.tsx'), // ours
  ]),
  route('ward/confirm/:patientId/:accountId', 'routes/guardians/confirm.tsx'),
  route('ward/confirm/:patientId?', 'routes/guardians/incomplete.tsx'),
];
