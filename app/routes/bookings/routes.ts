import { route, type RouteConfigEntry } from '@remix-run/route-config';

/** The same screens for the files of a referral; a route is known by its module unless it has a name of its own. */
const ofReferral = (entries: RouteConfigEntry[]) =>
  entries.map((entry) => ({
    ...entry,
    id: entry.file.replace('attachments/', 'referral-attachments/').replace(/\.tsx$/, ''),
  }));

/** Paths of the specification, and a few of ours marked so. */
export const routes: RouteConfigEntry[] = [
  route('bookings', 'routes/bookings/list.tsx'),
  route('bookings/print', 'routes/bookings/print-list.tsx'), // ours
  route('bookings/confirm/:system/:bookingId', 'routes/bookings/confirm/page.tsx'),
  route('bookings/confirm/:system/:bookingId/code', 'routes/bookings/confirm/code.tsx'), // ours
  route('bookings/confirm/:system/:bookingId/code/resend', 'routes/bookings/confirm/resend.tsx'), // ours
  route('bookings/confirm/*', 'routes/bookings/confirm/incomplete.tsx'), // ours
  route('bookings/:system/:id', 'routes/bookings/details.tsx'), // ours
  route('bookings/:system/:id/print', 'routes/bookings/print.tsx'), // ours
  route('bookings/:system/:id/cancel', 'routes/bookings/cancel.tsx'), // ours
  route('bookings/:system/:id/visit.ics', 'routes/bookings/calendar/file.tsx'), // ours
  route('bookings/:system/:id/attachments', 'routes/bookings/attachments/page.tsx'), // ours
  route('bookings/:system/:id/attachments/:attachmentId', 'routes/bookings/attachments/file.tsx'), // ours
  route('bookings/:system/:id/attachments/:attachmentId/delete', 'routes/bookings/attachments/delete.tsx'), // ours
  ...ofReferral([
    route('bookings/:system/:id/referral-attachments', 'routes/bookings/attachments/page.tsx'), // ours
    route('bookings/:system/:id/referral-attachments/:attachmentId', 'routes/bookings/attachments/file.tsx'), // ours
    route(
      'bookings/:system/:id/referral-attachments/:attachmentId/delete',
      'routes/bookings/attachments/delete.tsx',
    ), // ours
  ]),
  route('bookings/calendar', 'routes/bookings/calendar/page.tsx'), // ours
  route('bookings/calendar/revoke', 'routes/bookings/calendar/revoke.tsx'), // ours
  route('calendar/:feed', 'routes/bookings/calendar/feed.tsx'), // ours
  route('referral', 'routes/bookings/referral/page.tsx'),
  route('newbooking', 'routes/bookings/new/draft/start.tsx'),
  route('newbooking/patients', 'routes/bookings/new/who/patients.tsx'),
  route('newbooking/services', 'routes/bookings/new/what/services.tsx'),
  route('newbooking/dates', 'routes/bookings/new/when/dates.tsx'),
  route('newbooking/prices', 'routes/bookings/new/extras/prices.tsx'), // ours
  route('newbooking/prescription', 'routes/bookings/new/extras/prescription.tsx'),
  route('newbooking/questionnaire', 'routes/bookings/new/extras/questionnaire.tsx'),
  route('newbooking/referral', 'routes/bookings/new/extras/referral.tsx'),
  route('newbooking/referral/attachments', 'routes/bookings/new/extras/referral-attachments.tsx'), // ours
  route('newbooking/personaldata', 'routes/bookings/new/contact/personaldata.tsx'),
  route('newbooking/contactdata', 'routes/bookings/new/contact/contactdata.tsx'),
  route('newbooking/summary', 'routes/bookings/new/send/summary.tsx'),
  route('newbooking/code', 'routes/bookings/new/contact/code.tsx'), // ours
  route('newbooking/code/resend', 'routes/bookings/new/contact/resend.tsx'), // ours
  route('newbooking/hold', 'routes/bookings/new/when/hold.tsx'), // ours
  route('newbooking/discard', 'routes/bookings/new/draft/discard.tsx'), // ours
  route('newbooking/result/:system/:id', 'routes/bookings/new/send/result.tsx'), // ours
];
