import { index, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  index('routes/public/index.tsx'),
  route('login', 'routes/public/login.tsx'),
  route('sso', 'routes/public/sso.tsx'), // ours
  route('mpi/epuap/sso', 'routes/public/epuap/sso.tsx'),
  route('mpi/epuap/sso-confirm', 'routes/public/epuap/sso-confirm.tsx'),
  route('mpi/epuap/slo/:x/:sessionId', 'routes/public/epuap/slo.tsx'),
  route('epuap/success', 'routes/public/epuap/success.tsx'),
  route('epuap/proof', 'routes/public/epuap/proof.tsx'), // ours
  route('epuap/error', 'routes/public/epuap/error.tsx'),
  route('epuap/no-account', 'routes/public/epuap/no-account.tsx'), // ours
  route('epuap/signed-out', 'routes/public/epuap/signed-out.tsx'), // ours
  route('changepassword', 'routes/public/change-password.tsx'), // ours
  route('confirm', 'routes/public/email/confirm.tsx'),
  route('confirmemail', 'routes/public/email/confirmemail.tsx'),
  route('confirmemail/summary', 'routes/public/email/confirmemail-summary.tsx'),
  route('resendactivationlink', 'routes/public/email/resendactivationlink.tsx'),
  route('resendactivationlink/summary', 'routes/public/email/resendactivationlink-summary.tsx'),
  route('mergeaccount', 'routes/public/merging/page.tsx'),
  route('mergeaccount/code', 'routes/public/merging/code.tsx'), // ours
  route('resendactivationcode', 'routes/public/phone/page.tsx'),
  route('resendactivationcode/code', 'routes/public/phone/code.tsx'), // ours
  route('resetpassword', 'routes/public/resetpassword/ask.tsx'),
  route('resetpassword/new', 'routes/public/resetpassword/new.tsx'), // ours
  route('resetpassword/summary', 'routes/public/resetpassword/summary.tsx'),
  route('main', 'routes/public/main.tsx'),
  route('logout', 'routes/public/logout.tsx'), // ours
  route('refused', 'routes/public/refused.tsx'), // ours, inside only
  route('*', 'routes/public/missing.tsx'), // ours
];
