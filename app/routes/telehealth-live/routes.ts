import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('telehealth', 'routes/telehealth-live/entry.tsx'),
  route('telehealth/teleconsultationtype', 'routes/telehealth-live/type.tsx'),
  route('telehealth/recording', 'routes/telehealth-live/recording.tsx'), // ours
  route('telehealth/telewaitingroom', 'routes/telehealth-live/room.tsx'),
  route('telehealth/teleconsultation', 'routes/telehealth-live/call.tsx'),
  route('telehealth/leave', 'routes/telehealth-live/leave.tsx'), // ours
  route('telehealth/ended', 'routes/telehealth-live/ended.tsx'), // ours
  route('telehealth/phone', 'routes/telehealth-live/phone.tsx'), // ours
  route('telehealth/invite', 'routes/telehealth-live/invite.tsx'), // ours
  route('telehealth/guest', 'routes/telehealth-live/guest/room.tsx'), // ours
  route('telehealth/guest/enter', 'routes/telehealth-live/guest/enter.tsx'), // ours
  route('telehealth/guest/:code', 'routes/telehealth-live/guest/opened.tsx'), // ours
  route('telehealth/test', 'routes/telehealth-live/test.tsx'), // ours
  // What the scripts of room and call ask for; no pages.
  route('telehealth/report', 'routes/telehealth-live/report.tsx'), // ours
  route('telehealth/news', 'routes/telehealth-live/news.tsx'), // ours
  route('telehealth/access', 'routes/telehealth-live/access.tsx'), // ours
  route('telehealth/connection', 'routes/telehealth-live/connection.tsx'), // ours
  route('telehealth/signals', 'routes/telehealth-live/signals.tsx'), // ours
];
