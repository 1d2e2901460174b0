/**
 * The scope of what an account may do for a person whom it represents (AP-22): everything, visits and messages, or looking
 * alone.
 */
export const SCOPES = ['ALL', 'VISITS', 'VIEW'] as const;
export type Scope = (typeof SCOPES)[number];

/** Reads the scope of a link: without one it is everything, as every link is by itself; a word that nobody knows is the narrowest. */
export const scopeOf = (word: string | undefined): Scope =>
  word === undefined ? 'ALL' : (SCOPES.find((one) => one === word) ?? 'VIEW');

/**
 * The actions that the scope of visits and messages reaches, by area: an action that does not stand here is not part of it.
 * What is given with a visit belongs to it; results, documents, drugs that are taken and measurements do not (S-67).
 */
const OF_VISITS: Readonly<Record<string, readonly string[]>> = {
  bookings: [
    'attachment',
    'confirmationCode',
    'possibility',
    'prebooking',
    'list',
    'get',
    'firstForPatient',
    'addAttachment',
    'removeAttachment',
    'sendConfirmationCode',
    'make',
    'modify',
    'confirm',
    'cancel',
  ],
  calendarFeed: ['read', 'make', 'revoke'],
  catalog: ['forPatient'],
  referrals: ['earlier', 'save'],
  teleconsultationCatalog: ['planned', 'unplannedForPatient'],
  teleconsultations: ['consent', 'make', 'change', 'cancel', 'unplanned'],
  timeSlots: ['list', 'prices', 'nearest', 'currentHold', 'block', 'extendHold', 'releaseHold'],
  questionnaires: ['byBookingId', 'isFulfilled', 'ofBooking', 'save'],
  telehealthIdentity: ['identifier', 'data', 'create'],
  telehealthConsents: ['put'],
  // Whether a service that needs a declaration can be booked.
  declarations: ['forPatient', 'hospitalForPatient'],
  medicalCases: ['list', 'create', 'addNote', 'changeNote'],
  caseFiles: ['get', 'add', 'addToConsultation', 'remove'],
  telehealth: ['printout', 'attachments', 'chatRecord', 'streamsRecord'],
  telehealthLive: [
    'state',
    'messages',
    'communicationType',
    'status',
    'accessData',
    'connection',
    'note',
    'recording',
    'callBack',
    'send',
    'opinion',
    'invite',
    'withdrawGuest',
  ],
  // In the name of who has invited them.
  telehealthGuests: ['enter', 'state', 'send', 'leave'],
  messages: ['thread', 'toConfirm', 'attachment', 'markRead', 'send', 'update', 'remove', 'restore'],
  invoices: ['toPay', 'get'],
  payments: ['list', 'get', 'invoicePrintout', 'paymentPrintout', 'start', 'ask'],
  patients: ['list'],
  // Each area of it asks by its own actions besides.
  home: ['toDo'],
  people: ['me', 'wards', 'children', 'get'],
};

/** A way to reach a record, by its name in the audit, and what it does there. */
export type Reaching = Readonly<{ action: string; reach: 'read' | 'write' }>;

/** Tells whether a scope reaches so far. */
export function reaches(scope: Scope, { action, reach }: Reaching) {
  if (scope === 'VIEW') return reach === 'read';
  const [area = '', name = ''] = action.split('.');
  return scope === 'ALL' || (OF_VISITS[area]?.includes(name) ?? false);
}

/** The scope to which a link is narrowed; null: it is not. */
export function narrowedOf(word: string | undefined) {
  const scope = scopeOf(word);
  return scope === 'ALL' ? null : scope;
}
