import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { newDeclarationRoutes } from './new/routes.ts';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('declarations', 'routes/declarations/list.tsx'),
  route('declarations/:id', 'routes/declarations/details.tsx'),
  route('declarations/:id/edit', 'routes/declarations/edit.tsx'), // ours
  route('declarations/:id/withdraw', 'routes/declarations/withdraw.tsx'), // ours
  route('declarations/:id/printout', 'routes/declarations/printout.tsx'), // ours
  route('declarations/:id/printout.pdf', 'routes/declarations/printout-file.tsx'), // ours
  route('declarations/:id/amms', 'routes/declarations/hospital.tsx'),
  route('declarations/:id/amms/printout', 'routes/declarations/hospital-printout.tsx'), // ours
  route('declarations/:id/amms/printout.pdf', 'routes/declarations/hospital-printout-file.tsx'), // ours
  ...newDeclarationRoutes,
];
