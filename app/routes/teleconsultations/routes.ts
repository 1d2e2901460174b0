import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('newteleconsultation', 'routes/teleconsultations/start.tsx'),
  route('newteleconsultation/patients', 'routes/teleconsultations/who/patients.tsx'),
  route('newteleconsultation/services', 'routes/teleconsultations/what/services.tsx'),
  route('newteleconsultation/dates', 'routes/teleconsultations/when/dates.tsx'),
  route('newteleconsultation/hold', 'routes/teleconsultations/hold.tsx'), // ours
  route('newteleconsultation/discard', 'routes/teleconsultations/discard.tsx'), // ours
  route('newteleconsultation/medicalcase', 'routes/teleconsultations/case/medicalcase.tsx'),
  route('newteleconsultation/medicalcase/change', 'routes/teleconsultations/case/change.tsx'), // ours
  route('newteleconsultation/description', 'routes/teleconsultations/description/description.tsx'),
  route(
    'newteleconsultation/description/attachments/:attachmentId',
    'routes/teleconsultations/description/file.tsx',
  ), // ours
  route(
    'newteleconsultation/description/attachments/:attachmentId/delete',
    'routes/teleconsultations/description/delete-file.tsx',
  ), // ours
  route('newteleconsultation/summary', 'routes/teleconsultations/send/summary.tsx'),
  route('newteleconsultation/code', 'routes/teleconsultations/send/code.tsx'), // ours
  route('newteleconsultation/code/resend', 'routes/teleconsultations/send/resend.tsx'), // ours
  route('newteleconsultation/result/:system/:id', 'routes/teleconsultations/send/result.tsx'), // ours
];
