import { type CallRows, PATIENT, BOOKING, SLOT, DAYS, ofPatient } from '#tests/house/portal/calls/row.ts';
import { fileOf, pdf } from '#tests/support/files.ts';

const SLOTS = {
  medicalServiceCode: 'UBEZP',
  organizationUnitId: 'unit-specialists',
  availabilityId: 'ubezp-lis',
};
const ATTACHMENT = { system: 'AMMS', bookingId: 'booking-3001', id: 'none' };
const FILE = { filename: 'a.pdf', file: fileOf(pdf(), 'a.pdf') };

export const calls: CallRows = {
  'bookings.phoneRequired': { kind: 'own account', input: { a: 'AMMS', b: SLOT.timeSlotId } },
  'bookings.createPrescriptions': {
    kind: 'own account',
    input: { a: 'UBEZP', b: 'unit-specialists', c: SLOT.timeSlotId },
  },
  'bookings.frequentlyTakenDrugs': { kind: 'patient', input: { a: 'AMMS', b: PATIENT } },
  'bookings.addAttachment': { kind: 'booking', input: { ...BOOKING, ...FILE, kind: 'BOOKING' } },
  'bookings.removeAttachment': { kind: 'booking', input: ATTACHMENT },
  'bookings.removeReferralAttachment': { kind: 'booking', input: ATTACHMENT },
  'bookings.attachment': { kind: 'booking', input: ATTACHMENT },
  'bookings.referralAttachment': { kind: 'booking', input: ATTACHMENT },
  'bookings.addTemporaryAttachment': { kind: 'own account', input: FILE },
  'bookings.temporaryAttachments': { kind: 'own account' },
  'bookings.removeTemporaryAttachment': { kind: 'own account', input: { id: 'none' } },
  'bookings.list': ofPatient(DAYS),
  'bookings.get': { kind: 'booking', input: BOOKING },
  'bookings.cancel': { kind: 'booking', input: BOOKING },
  'bookings.make': ofPatient(SLOT),
  'bookings.modify': ofPatient({ ...SLOT, hisBookingId: BOOKING.id }),
  'bookings.confirm': { kind: 'booking', input: BOOKING },
  'bookings.confirmationCode': { kind: 'booking', input: BOOKING },
  'bookings.sendConfirmationCode': { kind: 'booking', input: BOOKING },
  'bookings.scheduledCount': { kind: 'own account' },
  'bookings.possibility': { kind: 'patient', input: { x: PATIENT } },
  'bookings.prebooking': ofPatient({ x: SLOT.timeSlotId, availabilityId: SLOT.availabilityId }),
  'bookings.firstForPatient': ofPatient({ dateFrom: '2026-11-01 10:00', dateTo: '2026-11-01 11:00' }),
  'calendarFeed.get': { kind: 'own account' },
  'calendarFeed.make': { kind: 'own account', input: { withoutNames: false } },
  'calendarFeed.read': {
    kind: 'everybody',
    input: { token: 'x'.repeat(43), ...DAYS },
    unproved: '404 NOT_FOUND',
  },
  'calendarFeed.revoke': { kind: 'own account' },
  'catalog.forBooking': { kind: 'everybody' },
  'catalog.forPatient': ofPatient(),
  'catalog.units': { kind: 'everybody' },
  'catalog.availabilitySettings': { kind: 'own account', input: SLOT },
  'referrals.settings': { kind: 'own account' },
  'referrals.institution': { kind: 'own account', input: { a: 'AMMS', b: '000000018601' } },
  'referrals.practitioner': {
    kind: 'own account',
    input: { system: 'AMMS', practiceNumber: '4587123' },
  },
  'referrals.diseases': { kind: 'own account', input: { q: 'I10' } },
  'referrals.earlier': ofPatient({ id: 'none' }),
  'referrals.save': { kind: 'booking', input: { ...BOOKING, referral: { refENumber: '1234' } } },
  'timeSlots.block': ofPatient({ timeSlotId: SLOT.timeSlotId }),
  'timeSlots.currentHold': { kind: 'own account' },
  'timeSlots.extendHold': { kind: 'own account' },
  'timeSlots.list': ofPatient({ ...SLOTS, ...DAYS }),
  'timeSlots.nearest': ofPatient({ ...SLOTS, dateFrom: DAYS.dateFrom }),
  'timeSlots.prices': ofPatient({ ...SLOTS, timeSlotId: SLOT.timeSlotId, system: 'AMMS' }),
  'timeSlots.releaseHold': { kind: 'own account' },
};
