import type { TextKey } from '#app/services/text/text-keys.ts';
import type { CallName } from '#contract/time-limits.ts';

/**
 * The texts for a call that has failed, for calls to which the specification gives a text of their own (A§8, B§8, C§8). Of
 * every other call it is 'Serwer nie odpowiada', which pages and their parts say by themselves.
 */
export const FAILURE_TEXTS = {
  'account.confirmPhone': 'public:phone.confirmFailed',
  'account.confirmActivation': 'public:phone.confirmFailed',
  'account.remove': 'account:delete.failed',
  'account.signOut': 'public:logout.failed',
  'bookings.addAttachment': 'attachments:refused.failed',
  'bookings.addTemporaryAttachment': 'attachments:refused.failed',
  'bookings.confirm': 'bookings:confirm.failed',
  'bookings.firstForPatient': 'booking-wizard:dates.parallelFailed',
  'bookings.make': 'booking-wizard:summary.notMade',
  'bookings.modify': 'bookings:move.failed',
  'bookings.sendConfirmationCode': 'bookings:code.notSent',
  'declarations.forPatient': 'booking-wizard:services.declarationsFailed',
  'declarations.hospitalForPatient': 'booking-wizard:services.declarationsFailed',
  'declarations.list': 'booking-wizard:services.declarationsFailed',
  'hospitalDeclarations.list': 'booking-wizard:services.declarationsFailed',
  'declarations.change': 'declarations:failed.change',
  'account.verifySignature': 'attachments:refused.failed',
  'corrections.addFile': 'attachments:refused.failed',
  'deposits.request': 'deposits:failed',
  'enrolment.registerMe': 'enrolment:failed',
  'enrolment.registerWard': 'enrolment:failed',
  'enrolment.registerChild': 'enrolment:failed',
  'enrolment.link': 'enrolment:link.failed',
  'registration.create': 'enrolment:failed',
  'guardians.change': 'guardians:failed',
  'guardians.restore': 'guardians:restore.failed',
  'guardians.limit': 'guardians:limit.failed',
  'guardians.narrow': 'guardians:narrow.failed',
  'payments.start': 'payments:failed.START',
  'messages.addFile': 'attachments:refused.failed',
  'messages.send': 'messages:send.failed',
  'messages.update': 'messages:send.failed',
  'personFiles.add': 'attachments:refused.failed',
  'personFiles.addWaiting': 'attachments:refused.failed',
  'referrals.save': 'referrals:edit.failed',
  'caseFiles.add': 'attachments:refused.failed',
  'caseFiles.addToConsultation': 'attachments:refused.failed',
  'teleconsultations.make': 'teleconsultation-summary:notMade',
  'teleconsultations.change': 'teleconsultation-summary:notMoved',
  'teleconsultations.unplanned': 'teleconsultation-summary:now.notRegistered',
  'telehealth.attachments': 'telehealth:outage',
  'telehealth.chatRecord': 'telehealth:outage',
  'telehealth.streamsRecord': 'telehealth:outage',
  'timeSlots.prices': 'booking-wizard:prices.hisError',
} as const satisfies Partial<Record<CallName, TextKey>>;

export type CallWithText = keyof typeof FAILURE_TEXTS;

/** The calls whose text claims no outcome: it is true of an answer that is late or lost as well. */
export const NEUTRAL: ReadonlySet<CallWithText> = new Set<CallWithText>([
  'account.confirmPhone',
  'account.confirmActivation',
  'referrals.save',
]);

/** The calls about money: also where the host says itself that it failed, what was sent may stand, and nobody sends it again before looking. */
export const IN_DOUBT_WHEN_FAILED: ReadonlySet<CallWithText> = new Set<CallWithText>([
  'deposits.request',
  'payments.start',
]);
