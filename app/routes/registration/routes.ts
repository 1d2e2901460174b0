import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('registration/summary', 'routes/registration/summary/page.tsx'),
  route('registration/summary/resend', 'routes/registration/summary/resend.tsx'), // ours
  route('registration/summary/number', 'routes/registration/summary/number.tsx'), // ours
  route('registration/summary/password', 'routes/registration/summary/password.tsx'), // ours
  route('registration/proved', 'routes/registration/proved.tsx'), // ours
  route('registration/discard', 'routes/registration/discard.tsx'), // ours
  route('registrationward/discard', 'routes/registration/discard.tsx', { id: 'registrationward/discard' }), // ours
  route('registrationchild/discard', 'routes/registration/discard.tsx', { id: 'registrationchild/discard' }), // ours
];
