import { route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  route('start', 'routes/start/page.tsx'), // ours
  route('start/todo', 'routes/start/todo.tsx'), // ours
];
