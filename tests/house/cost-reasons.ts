/** Calls of the provider, and statements of both stores, of a page; what is above stands here with its reason (decision 203). */
const ORDINARY = { calls: 6, statements: 12 };
const START = { calls: 8, statements: 24 };

export const boundOf = (route: string) => (route === 'start' ? START : ORDINARY);

type Counted = Readonly<{ calls: number; provider: number; portal: number }>;

export function isAbove(route: string, { calls, provider, portal }: Counted) {
  const bound = boundOf(route);
  return calls > bound.calls || provider + portal > bound.statements;
}

/**
 * Why pages are above, each reason with its pages. The frame of a page (account, gates, people, messages, visits) is one call and seven
 * statements: the bound leaves an ordinary page five calls and five statements of its own.
 */
export const REASONS: Readonly<Record<string, readonly string[]>> = {
  'A list says what is new on it: the portal reads and notes in its own store what was opened, in up to four statements.':
    ['benefits/encounters', 'benefits/medicaltestresult', 'consents'],
  'What can be shared says with whom and by which consent: three calls of partners beside its own.': [
    'benefits/encounters/:id',
    'benefits/medicaltestresult/:id',
    'benefits/medicaltestresult/:id/sharing',
  ],
  'The catalogue of bookings is five statements, read anew here because every cache is off; without them it is within the bounds.':
    ['bookings'],
  'A visit is read with all that belongs to it, a statement for each of seven tables, and each call says anew whose it is.':
    [
      'bookings/:system/:id',
      'bookings/:system/:id/attachments',
      'bookings/:system/:id/attachments/:attachmentId/delete',
      'bookings/:system/:id/cancel',
      'bookings/:system/:id/description',
      'bookings/:system/:id/print',
      'bookings/:system/:id/referral-attachments',
      'bookings/:system/:id/referral-attachments/:attachmentId/delete',
      'bookings/confirm/:system/:bookingId',
      'bookings/confirm/:system/:bookingId/code',
      'bookings/confirm/:system/:bookingId/code/resend',
      'bookings/questionnaire/:systemRoot/:accountId/:bookingId',
      'newbooking/result/:system/:id',
      'newteleconsultation/result/:system/:id',
      'referral',
    ],
  'Files, notes and chat of a teleconsultation are asked of the telehealth system, which may be another host and says itself whose they are; the visit is read beside them.':
    [
      'bookings/:system/:id/case-files',
      'bookings/:system/:id/case-files/:attachmentId/delete',
      'bookings/:system/:id/chat',
      'bookings/:system/:id/notes',
      'bookings/:system/:id/recording',
    ],
  'A live teleconsultation is decided at this moment by its state, the consent and who is there, and each call of it finds for itself whose it is.':
    [
      'telehealth',
      'telehealth/ended',
      'telehealth/guest',
      'telehealth/invite',
      'telehealth/leave',
      'telehealth/phone',
      'telehealth/recording',
      'telehealth/teleconsultation',
      'telehealth/teleconsultationtype',
      'telehealth/telewaitingroom',
    ],
  'A document and what the signing service says of it are asked apart, with what was left to be told to the other system; what that changes is read again.':
    ['consents/:id', 'consents/:id/sign', 'declarations/:id', 'declarations/:id/sign'],
  'The last steps before a code or a change read hold, account and codes sent so far anew, so that none is sent or taken for what has changed meanwhile.':
    [
      'account/phone/code',
      'phone-to-confirm/code',
      'mergeaccount/code',
      'newbooking/code',
      'newteleconsultation/code',
      'newteleconsultation/code/resend',
      'newteleconsultation/summary',
    ],
  'The cases of a period are listed, and how many there are outside of it: two questions of one list.': [
    'newteleconsultation/medicalcase',
  ],
  'The page says of the whole account what stands in many tables, a statement for each.': [
    'account/authorize',
    'account/copy',
    'account/delete',
  ],
  'All that waits for an account is one call, and one narrow statement for each area that may have something.':
    ['matters', 'start/todo'],
  'A message is read with its thread, and with whom it went to; one that is written anew with those to whom it may go.':
    ['messages/:id/print', 'messages/:id/edit'],
  'A payment is read with its invoice, its steps and its refunds, a statement for each.': [
    'paymentsnav/payments/:id/printout',
    'paymentsnav/payments/printout',
  ],
};
