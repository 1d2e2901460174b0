import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** A§2: one container; its screens have paths of their own, and a few of ours are marked so. */
export const routes: RouteConfigEntry[] = [
  layout('routes/benefits/layout.tsx', [
    route('benefits', 'routes/benefits/index.tsx'),
    route('benefits/encounters', 'routes/benefits/encounters.tsx'),
    route('benefits/encounters/:id', 'routes/benefits/encounter.tsx'), // ours
    route('benefits/encounters/:id/sharing/:documentId', 'routes/benefits/document-sharing.tsx'), // ours
    route('benefits/questionnaire', 'routes/benefits/questionnaire.tsx'),
    route('benefits/questionnaire/discard', 'routes/benefits/discard.tsx'), // ours
    route('benefits/waitinglistentries', 'routes/benefits/waiting-list.tsx'),
    route('benefits/medicaltestresult', 'routes/benefits/results.tsx'),
    route('benefits/medicaltestresult/:id', 'routes/benefits/result.tsx'), // ours
    route('benefits/medicaltestresult/:id/sharing', 'routes/benefits/result-sharing.tsx'), // ours
    route('benefits/medicaltestresult/values/:code', 'routes/benefits/trend.tsx'), // ours
  ]),
  route('benefits/encounters/:id/documents', 'routes/benefits/documents.tsx'), // ours
  route('benefits/encounters/:id/documents/:type', 'routes/benefits/documents-of-type.tsx'), // ours
  route('benefits/medicaltestresult/:id/content', 'routes/benefits/result-content.tsx'), // ours
  route('benefits/medicaltestresult/:id/archive', 'routes/benefits/result-archive.tsx'), // ours
  route('benefits/medicaltestresult/:id/printout', 'routes/benefits/result-printout.tsx'), // ours
];
