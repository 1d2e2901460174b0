import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('bookings/:system/:id/printout.pdf', 'routes/telehealth/printout.tsx'), // ours
  route('bookings/:system/:id/notes', 'routes/telehealth/notes.tsx'), // ours
  route('bookings/:system/:id/chat', 'routes/telehealth/chat.tsx'), // ours
  route('bookings/:system/:id/recording', 'routes/telehealth/recording.tsx'), // ours
  route('bookings/:system/:id/recording.wav', 'routes/telehealth/recording-file.tsx'), // ours
  route('bookings/:system/:id/recording.vtt', 'routes/telehealth/captions.tsx'), // ours
  route('bookings/:system/:id/case-files', 'routes/telehealth/case-files/page.tsx'), // ours
  route('bookings/:system/:id/case-files/:attachmentId', 'routes/telehealth/case-files/file.tsx'), // ours
  route('bookings/:system/:id/case-files/:attachmentId/delete', 'routes/telehealth/case-files/delete.tsx'), // ours
  route('bookings/:system/:id/description', 'routes/telehealth/description.tsx'), // ours
];
