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
];
