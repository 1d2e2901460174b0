import { route, type RouteConfigEntry } from '@remix-run/route-config';

const STEPS = [
  'patients',
  'kind',
  'subject',
  'documents',
  'scope',
  'format',
  'way',
  'person',
  'review',
] as const;

/** Screens of a new request for copies; all are ours. */
export const newCopyRoutes: RouteConfigEntry[] = [
  route('benefits/cdocrequests/new', 'routes/copies/new/start.tsx'),
  ...STEPS.map((step) => route(`benefits/cdocrequests/new/${step}`, `routes/copies/new/${step}.tsx`)),
  route('benefits/cdocrequests/new/discard', 'routes/copies/new/discard.tsx'),
];
