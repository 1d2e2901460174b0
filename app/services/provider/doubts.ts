import type { CallName } from '#contract/time-limits.ts';

/** A write that a patient has sent when nobody knows whether it was carried out; each has a sentence of its own. */
export type DoubtfulWrite =
  | 'make'
  | 'modify'
  | 'cancel'
  | 'confirm'
  | 'hold'
  | 'referral'
  | 'file'
  | 'removedFile'
  | 'calendar'
  | 'noCalendar'
  | 'password'
  | 'resetPassword'
  | 'account'
  | 'signIn'
  | 'signOut'
  | 'emailLink'
  | 'recovery'
  | 'email'
  | 'code'
  | 'phone'
  | 'phoneCode'
  | 'activation'
  | 'merge'
  | 'deletion'
  | 'consents'
  | 'givenConsent'
  | 'endedConsent'
  | 'address'
  | 'questionnaire'
  | 'message'
  | 'change'
  | 'removed'
  | 'restored'
  | 'read'
  | 'sharing'
  | 'report'
  | 'registration'
  | 'guestRegistration'
  | 'request'
  | 'payment'
  | 'mobilePin'
  | 'mobileApp'
  | 'payout'
  | 'callChoice'
  | 'callBack'
  | 'opinion'
  | 'guest'
  | 'guestEntry'
  | 'chatLine'
  | 'other';

/** Where a patient finds out: a page that says how it stands, or, as 'form', the form's own page, which does. */
export type WayToFindOut =
  | 'form'
  | '/applications'
  | '/bookings'
  | '/bookings/calendar'
  | '/consents'
  | '/login'
  | '/logout'
  | '/messages/outbox';

export type Doubt = Readonly<{ write: DoubtfulWrite; way: WayToFindOut }>;

const doubt = (write: DoubtfulWrite, way: WayToFindOut = 'form'): Doubt => ({ write, way });

/**
 * Every call that is no read, by what its lost answer leaves open. Null: nothing that anybody would have to find out, for it
 * changes nothing, or nothing that the patient has asked for.
 */
const DOUBTS: Readonly<Partial<Record<CallName, Doubt | null>>> = {
  'account.verifySignature': doubt('file'),
  'account.savePhone': doubt('phone'),
  'account.sendPhoneCode': doubt('code'),
  'account.confirmPhone': doubt('phoneCode'),
  'account.sendActivationCode': doubt('code'),
  'account.sendActivationCodeFor': doubt('code'),
  'account.confirmActivation': doubt('activation', '/login'),
  'account.sendEmailLink': doubt('emailLink'),
  'account.confirmEmail': doubt('email', '/login'),
  'account.entry': null,
  'account.enter': doubt('signIn', '/login'),
  'account.sendMergeCode': doubt('code'),
  'account.merge': doubt('merge', '/login'),
  'account.remove': doubt('deletion', '/login'),
  'account.logEvent': null,
  'account.changePassword': doubt('password', '/logout'),
  'account.update': doubt('account'),
  'account.resendEmailChange': doubt('emailLink'),
  'account.withdrawEmailChange': doubt('account'),
  'account.undoToken': null,
  'account.undoContact': doubt('account'),
  // Nothing changes by it: it is given again.
  'account.prove': null,
  'account.recoverPassword': doubt('recovery'),
  'account.emailToken': null,
  'account.passwordToken': null,
  'account.resetPassword': doubt('resetPassword', '/login'),
  // Nobody is signed in here, whatever the host has opened: the form is sent again.
  'account.signIn': null,
  'account.signOut': doubt('signOut', '/login'),
  'epuap.confirm': doubt('signIn', '/login'),
  'epuap.slo': doubt('signOut', '/login'),
  'bookings.addAttachment': doubt('file'),
  'bookings.removeAttachment': doubt('removedFile'),
  'bookings.removeReferralAttachment': doubt('removedFile'),
  'bookings.addTemporaryAttachment': doubt('file'),
  'bookings.removeTemporaryAttachment': doubt('removedFile'),
  'bookings.sendConfirmationCode': doubt('code'),
  'bookings.make': doubt('make', '/bookings'),
  'bookings.modify': doubt('modify', '/bookings'),
  'bookings.confirm': doubt('confirm', '/bookings'),
  'bookings.cancel': doubt('cancel', '/bookings'),
  'teleconsultations.make': doubt('make', '/bookings'),
  'teleconsultations.unplanned': doubt('make', '/bookings'),
  'teleconsultations.change': doubt('modify', '/bookings'),
  'teleconsultations.cancel': doubt('cancel', '/bookings'),
  'telehealthLive.communicationType': doubt('callChoice'),
  'telehealthLive.recording': doubt('callChoice'),
  'telehealthLive.callBack': doubt('callBack'),
  'telehealthLive.send': doubt('chatLine'),
  'telehealthLive.opinion': doubt('opinion'),
  'telehealthLive.invite': doubt('guest'),
  'telehealthLive.withdrawGuest': doubt('guest'),
  'telehealthGuests.enter': doubt('guestEntry'),
  'telehealthGuests.send': doubt('chatLine'),
  'telehealthGuests.leave': doubt('guestEntry'),
  'telehealthGuests.look': null,
  'telehealthGuests.state': null,
  // They are told again by themselves, or by the next page.
  'telehealthLive.status': null,
  'telehealthLive.accessData': null,
  'telehealthLive.connection': null,
  'telehealthLive.signals': null,
  'telehealthLive.note': null,
  'calendarFeed.make': doubt('calendar', '/bookings/calendar'),
  'calendarFeed.revoke': doubt('noCalendar', '/bookings/calendar'),
  'calendarFeed.read': null,
  'referrals.save': doubt('referral'),
  'timeSlots.block': doubt('hold'),
  'timeSlots.extendHold': doubt('hold'),
  'timeSlots.releaseHold': doubt('hold'),
  'consents.confirm': doubt('consents'),
  'ages.giveOwnConsent': doubt('consents'),
  'deposits.request': doubt('payout'),
  // It is made once for the draft, however often it is sent.
  'copies.ask': doubt('request'),
  // The same amount may be agreed to twice.
  'copies.acceptPrice': doubt('other'),
  'encounters.fulfill': doubt('questionnaire'),
  'accessibilityReports.send': doubt('report'),
  'messages.markRead': doubt('read'),
  'messages.addFile': doubt('file'),
  'messages.removeFile': doubt('removedFile'),
  'messages.send': doubt('message', '/messages/outbox'),
  'messages.update': doubt('change', '/messages/outbox'),
  'messages.remove': doubt('removed', '/messages/outbox'),
  'messages.restore': doubt('restored', '/messages/outbox'),
  'mobileApp.confirm': doubt('mobilePin'),
  'mobileApp.unregister': doubt('mobileApp'),
  'givenConsents.give': doubt('givenConsent', '/consents'),
  'givenConsents.cancel': doubt('endedConsent', '/consents'),
  'partnerConsents.give': doubt('givenConsent', '/consents'),
  'partnerConsents.cancel': doubt('endedConsent', '/consents'),
  'partnerConsents.putSystemId': doubt('consents'),
  // Always refused to patients.
  'partners.add': null,
  'partners.change': null,
  'partners.shareDocument': doubt('sharing'),
  'partners.changeSharing': doubt('sharing'),
  'patients.update': doubt('address'),
  'carerAuthorizations.add': doubt('consents'),
  'carerAuthorizations.change': doubt('consents'),
  'carerAuthorizations.remove': doubt('consents'),
  // Nothing that the patient has asked for: it is told again.
  'telehealthIdentity.data': null,
  'telehealthIdentity.create': null,
  // Sent again with the same key, or as it is, the same is done once.
  'medicalCases.create': doubt('account'),
  'medicalCases.addNote': doubt('account'),
  'medicalCases.changeNote': doubt('account'),
  'telehealthConsents.put': null,
  'caseFiles.add': doubt('file'),
  'caseFiles.addToConsultation': doubt('file'),
  'caseFiles.remove': doubt('removedFile'),
  // Nothing is registered by it: it is looked again.
  'enrolment.find': null,
  'enrolment.registerMe': doubt('registration'),
  'enrolment.registerWard': doubt('registration'),
  'enrolment.registerChild': doubt('registration'),
  'enrolment.link': doubt('request'),
  // It is made once for the draft, however often it is sent.
  'registration.create': doubt('guestRegistration'),
  // Both only read: what they ask by is a secret, and stands in no address.
  'registration.proved': null,
  'registration.state': null,
  'registration.correctPhone': doubt('phone'),
  'registration.shareContact': doubt('activation', '/login'),
  'registration.setPassword': doubt('resetPassword', '/login'),
  'registrationFiles.add': doubt('file'),
  'registrationFiles.remove': doubt('removedFile'),
  // With the end of a draft: what is left goes by itself within the day.
  'registrationFiles.removeAll': null,
  // The same may be sent again: what was saved is answered as it stands.
  'declarations.add': doubt('account'),
  'declarations.change': doubt('account'),
  'hospitalDeclarations.preRegister': doubt('account'),
  'hospitalDeclarations.change': doubt('account'),
  'primaryCare.changeData': doubt('address'),
  'corrections.ask': doubt('request', '/applications'),
  'corrections.addFile': doubt('file'),
  'corrections.removeFile': doubt('removedFile'),
  'corrections.withdraw': doubt('account'),
  'personFiles.add': doubt('file'),
  'personFiles.remove': doubt('removedFile'),
  'personFiles.addWaiting': doubt('file'),
  'personFiles.removeWaiting': doubt('removedFile'),
  'guardians.change': doubt('account'),
  'guardians.remove': doubt('account'),
  'guardians.removeParent': doubt('account'),
  'guardians.restore': doubt('account'),
  'guardians.limit': doubt('account'),
  'guardians.narrow': doubt('account'),
  // It is begun again, and asked again on the document's page.
  'payments.start': doubt('payment'),
  // What the gateway says is asked again.
  'payments.ask': null,
  'signing.beginConsent': null,
  'signing.beginDeclaration': null,
  'signing.outcome': null,
  'questionnaires.existsForBookings': null,
  'questionnaires.forBookings': null,
  'questionnaires.fulfillForBooking': doubt('questionnaire'),
  'questionnaires.saveForBooking': doubt('questionnaire'),
};

export const doubtsByCall: ReadonlyMap<string, Doubt | null> = new Map(Object.entries(DOUBTS));

const OTHER = doubt('other');

/** The doubt that a patient is told of a write of which nobody knows what came of it; null where there is nothing to find out. */
export function doubtOf(call: string | undefined): Doubt | null {
  if (call === undefined) return null;
  const known = doubtsByCall.get(call);
  return known === undefined ? OTHER : known;
}
