import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** A§2: documents of the record; those below /document are ours. */
export const routes: RouteConfigEntry[] = [
  layout('routes/benefits/layout.tsx', { id: 'routes/benefits/layout-clinical-documents' }, [
    route('benefits/clinicaldocuments', 'routes/clinical-documents/list.tsx'),
    route('benefits/clinicaldocuments/:contextId', 'routes/clinical-documents/context.tsx'),
    route('benefits/clinicaldocuments/document/:id', 'routes/clinical-documents/document.tsx'), // ours
    route('benefits/clinicaldocuments/document/:id/notes', 'routes/clinical-documents/notes.tsx'), // ours
    route('benefits/clinicaldocuments/document/:id/sharing', 'routes/clinical-documents/sharing.tsx'), // ours
  ]),
  route('benefits/clinicaldocuments/document/:id/content', 'routes/clinical-documents/content.tsx'), // ours
  route('benefits/clinicaldocuments/document/:id/archive', 'routes/clinical-documents/archive.tsx'), // ours
];
