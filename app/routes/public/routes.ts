import { index, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  index('routes/public/index.tsx'),
  route('login', 'routes/public/login.tsx'),
  route('changepassword', 'routes/public/change-password.tsx'), // ours
  route('confirm', 'routes/public/email/confirm.tsx'),
  route('confirmemail', 'routes/public/email/confirmemail.tsx'),
  route('confirmemail/summary', 'routes/public/email/confirmemail-summary.tsx'),
  route('resendactivationlink', 'routes/public/email/resendactivationlink.tsx'),
  route('resendactivationlink/summary', 'routes/public/email/resendactivationlink-summary.tsx'),
  route('resetpassword', 'routes/public/resetpassword/ask.tsx'),
  route('resetpassword/new', 'routes/public/resetpassword/new.tsx'), // ours
  route('resetpassword/summary', 'routes/public/resetpassword/summary.tsx'),
  route('main', 'routes/public/main.tsx'),
  route('logout', 'routes/public/logout.tsx'), // ours
  route('refused', 'routes/public/refused.tsx'), // ours, inside only
  route('*', 'routes/public/missing.tsx'), // ours
];
