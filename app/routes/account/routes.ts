import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  layout('routes/account/layout.tsx', [
    route('account', 'routes/account/page.tsx'),
    route('account/authorize', 'routes/account/authorize/page.tsx'), // ours
    route('account/authorize/print', 'routes/account/authorize/print.tsx'), // ours
    route('account/reauthenticate', 'routes/account/reauthenticate/page.tsx'), // ours
    route('account/email', 'routes/account/email/page.tsx'), // ours
    route('account/email/remove', 'routes/account/email/remove.tsx'), // ours
    route('account/phone', 'routes/account/phone/page.tsx'), // ours
    route('account/phone/code', 'routes/account/phone/code.tsx'), // ours
    route('account/phone/code/resend', 'routes/account/phone/resend.tsx'), // ours
    route('account/phone/withdraw', 'routes/account/phone/withdraw.tsx'), // ours
    route('account/phone/remove', 'routes/account/phone/remove.tsx'), // ours
    route('account/notifications', 'routes/account/notifications/page.tsx'), // ours
    route('account/security', 'routes/account/security.tsx'), // ours
    route('account/copy', 'routes/account/copy.tsx'), // ours
    route('account/copy/print', 'routes/account/copy-print.tsx'), // ours
    route('account/delete', 'routes/account/delete.tsx'), // ours
  ]),
  route('account/copy/printout', 'routes/account/copy-printout.tsx'), // ours
  route('contact-undo', 'routes/account/undo.tsx'), // ours
  route('account/authorize/document.pdf', 'routes/account/authorize/document.tsx'), // ours
  route('notifications/:guid', 'routes/account/notification.tsx'), // ours
  route('phone-to-confirm', 'routes/account/phone-to-confirm/page.tsx'),
  route('phone-to-confirm/code', 'routes/account/phone-to-confirm/code.tsx'), // ours
  route('phone-to-confirm/code/resend', 'routes/account/phone-to-confirm/resend.tsx'), // ours
];
