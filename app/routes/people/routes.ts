import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  layout('routes/account/layout.tsx', { id: 'routes/account/layout-people' }, [
    route('account/mydata', 'routes/people/mydata.tsx'),
    route('account/ward', 'routes/people/ward.tsx'),
    route('account/child', 'routes/people/child.tsx'),
    route('account/patients/:id', 'routes/people/person.tsx'), // ours
    route('account/patients/:id/edit', 'routes/people/edit/page.tsx'), // ours
  ]),
];
