import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** All of it is ours: what is essential, in words and pictures that are easy to understand. */
export const routes: RouteConfigEntry[] = [
  route('easy-to-read', 'routes/easy/contents.tsx'), // ours
  route('easy-to-read/sign-in', 'routes/easy/sign-in.tsx'), // ours
  route('easy-to-read/booking', 'routes/easy/booking.tsx'), // ours
  route('easy-to-read/cancelling', 'routes/easy/cancelling.tsx'), // ours
  route('easy-to-read/guide', 'routes/easy/guide.tsx'), // ours
];
