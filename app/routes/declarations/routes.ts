import { route, type RouteConfigEntry } from '@remix-run/route-config';
import { newDeclarationRoutes } from './new/routes.ts';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('declarations', 'routes/declarations/list.tsx'),
  ...newDeclarationRoutes,
];
