import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  layout('routes/account/layout.tsx', { id: 'routes/account/layout-enrolment' }, [
    route('account/registration', 'routes/enrolment/page.tsx'),
    route('account/registration/person', 'routes/enrolment/person.tsx'), // ours
    route('account/registration/document', 'routes/enrolment/document.tsx'), // ours
    route('account/registration/address', 'routes/enrolment/address.tsx'), // ours
    route('account/registration/files', 'routes/enrolment/files.tsx'), // ours
    route('account/registration/review', 'routes/enrolment/review.tsx'), // ours
    route('account/registration/link', 'routes/enrolment/link.tsx'), // ours
    route('account/registration/done', 'routes/enrolment/done.tsx'), // ours
    route('account/registration/discard', 'routes/enrolment/discard.tsx'), // ours
  ]),
];
