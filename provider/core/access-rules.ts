import { yearsBetween, type Day } from './local-time.ts';

/** Who asks. Only an AUTHORIZED account has been confirmed by the medical unit. */
export type Subject = Readonly<{ accountId: string; type: 'AUTHORIZED' | 'UNAUTHORIZED' }>;

/** How the account is linked to the patient whose record it is; A§4: C is the one confirmed state. */
export type PatientLink = Readonly<{
  role: 'PATIENT' | 'WARD' | 'CHILD';
  linkState: 'C' | 'J' | 'W' | 'D';
  birthDate: Day;
}>;

/** Every call that reaches a patient's record, and whether it reads or writes; the name goes into the audit. */
export const ACTIONS = {
  'patients.list': 'read',
  'patients.update': 'write',
  'bookings.list': 'read',
  'bookings.get': 'read',
  'bookings.scheduledCount': 'read',
  'bookings.possibility': 'read',
  'bookings.prebooking': 'read',
  'bookings.firstForPatient': 'read',
  'bookings.frequentlyTakenDrugs': 'read',
  'bookings.attachment': 'read',
  'bookings.addAttachment': 'write',
  'bookings.removeAttachment': 'write',
  'bookings.make': 'write',
  'bookings.modify': 'write',
  'bookings.cancel': 'write',
  'bookings.confirm': 'write',
  'bookings.confirmationCode': 'read',
  'bookings.sendConfirmationCode': 'write',
  'calendarFeed.make': 'write',
  'calendarFeed.read': 'read',
  'calendarFeed.revoke': 'write',
  'catalog.forPatient': 'read',
  'declarations.forPatient': 'read',
  'declarations.hospitalForPatient': 'read',
  'questionnaires.byBookingId': 'read',
  'questionnaires.isFulfilled': 'read',
  'questionnaires.ofBooking': 'read',
  'questionnaires.save': 'write',
  'referrals.save': 'write',
  'timeSlots.list': 'read',
  'timeSlots.nearest': 'read',
  'timeSlots.prices': 'read',
  'timeSlots.block': 'write',
  'timeSlots.currentHold': 'read',
  'timeSlots.extendHold': 'write',
  'timeSlots.releaseHold': 'write',
  'telehealth.printout': 'read',
  'telehealth.attachments': 'read',
  'telehealth.chatRecord': 'read',
  'telehealth.streamsRecord': 'read',
} as const satisfies Record<string, 'read' | 'write'>;
export type Action = keyof typeof ACTIONS;

const ADULT = 18;

/**
 * The one decision on access (security design): may this account do this to this record? A missing record and a
 * refused one get the same answer from the caller. Link states and ages are those of this moment.
 * An unconfirmed account reaches only what it made itself, never what the staff or others wrote.
 */
export function isAllowed({
  subject,
  link,
  madeBy,
  today,
}: {
  subject: Subject;
  link: PatientLink | undefined;
  /** Of a record with a maker: the account, or null for the staff. */
  madeBy?: string | null;
  today: Day;
}) {
  if (link?.linkState !== 'C') return false;
  if (link.role === 'CHILD' && yearsBetween({ from: link.birthDate, to: today }) >= ADULT) return false;
  if (madeBy === undefined || subject.type === 'AUTHORIZED') return true;
  return madeBy === subject.accountId;
}
