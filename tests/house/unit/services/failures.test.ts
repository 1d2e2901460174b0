import { data } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { errorByStatus } from '#contract/by-status.ts';
import { contract } from '#contract/index.ts';
import { failedWrite } from '#app/services/forms/failed-write.server.ts';
import { doubtOf } from '#app/services/provider/doubts.ts';
import {
  FAILURE_TEXTS,
  IN_DOUBT_WHEN_FAILED,
  NEUTRAL,
  type CallWithText,
} from '#app/services/provider/failure-texts.ts';
import type { Outage } from '#app/services/provider/provider.server.ts';
import { withWay, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { say } from '#tests/support/words.ts';

/**
 * A§8, B§8, C§8 as one table: what each call that stands says of each failure. `code`: what a status without our envelope is read as
 * (decision 068); `words`: the specification's, which the text begins with; none where it has no wording of its own.
 */
type Said = { code?: string; key?: TextKey; words?: string };
type Failures = Partial<Record<'5xx' | 400 | 404 | 409 | 423, Said>>;

const GENERIC: Said = { key: 'page:outage.title', words: 'Serwer nie odpowiada' };
/** `state` says which it is. */
const CLOSED = 'CLOSED {"errorCode":"UNKNOWN"}';
const CONFLICT = 'CONFLICT {"errorCode":"WRONG_STATUS"}';
const CODE_400: Said = {
  code: 'CODE_REFUSED',
  key: 'public:phone.codeRefused',
  words: 'Wystąpił błąd walidacji. Prawdopodobnie kod potwierdzenia jest błędny.',
};
const CODE_5XX: Said = {
  key: 'public:phone.confirmFailed',
  words: 'Wystąpił błąd podczas potwierdzania numeru telefonu',
};
const NOT_SAVED: Said = { key: 'account:phone.notSaved', words: 'Błąd podczas zapisu numeru telefonu' };
const UPLOAD: Said = { key: 'attachments:refused.failed', words: 'Nie udało się wysłać załącznika' };
const PHONE_400: Said = {
  code: 'PHONE_NOT_PENDING',
  key: 'public:phone.notPending',
  words: 'Taki numer telefonu nie istnieje lub został już potwierdzony',
};
const MERGE_400: Said = {
  code: 'MERGE_NOT_POSSIBLE',
  key: 'public:merge.impossible',
  words: 'Scalenie podanych kont nie jest możliwe',
};
const SENT: Said = { key: 'messages:send.failed', words: 'Nie udało się wysłać wiadomości' };
const CONFIRM: Said = { key: 'bookings:confirm.failed', words: 'Potwierdzanie rezerwacji nie powiodło się' };
const REFERRAL: Said = { key: 'referrals:edit.failed', words: 'Błąd podczas zapisu skierowania' };
const TELEHEALTH: Said = { key: 'telehealth:outage', words: 'Serwer telekonsultacji nie odpowiada' };
const DECLARATIONS: Said = {
  key: 'booking-wizard:services.declarationsFailed',
  words: 'Nie udało się pobrać deklaracji',
};
const NO_DOCUMENT: Said = {
  code: 'NOT_FOUND',
  key: 'page:problem.noDocument.title',
  words: 'Dokument jest niedostępny',
};
const NO_FILE: Said = {
  code: 'NOT_FOUND',
  key: 'attachments:delete.failed',
  words: 'Nie udało się usunąć załącznika',
};
/** A person who is not registered: A§8 has one text for what is wrong and for who is there already, and one for all else. */
const ENROLMENT_REFUSED: Said = {
  key: 'enrolment:fault.validation',
  words: 'Wystąpił błąd walidacji. Prawdopodobnie istnieje już konto w systemie o podanych danych.',
};
const ENROLMENT = {
  '5xx': { key: 'enrolment:failed', words: 'Wystąpił błąd podczas tworzenia konta' },
  400: { code: 'INVALID', ...ENROLMENT_REFUSED },
  409: { code: 'ALREADY_THERE', ...ENROLMENT_REFUSED },
} as const satisfies Failures;
const NOT_OFFERED: Said = { code: 'NOT_OFFERED' };
const QUESTIONNAIRE = { 400: { code: 'QUESTIONNAIRE_INVALID' }, 409: { code: 'CONFLICT' } };

/** The meaning of each call's failures. A call without a row has a generic 5xx alone, and a 404 that it knows is NOT_FOUND. */
const TABLE: Record<string, Failures> = {
  'account.savePhone': {
    400: { code: 'REFUSED', ...NOT_SAVED },
    409: { code: 'PHONE_CONFIRMED', ...NOT_SAVED },
  },
  'account.sendPhoneCode': { 400: { code: 'PHONE_UNKNOWN' }, 409: { code: 'HOLD_EXPIRED' } },
  'account.confirmPhone': { '5xx': CODE_5XX, 400: CODE_400, 409: { code: 'CODE_OVER' } },
  'account.unconfirmedPhone': { 409: { code: 'NOTHING_TO_CONFIRM' } },
  'account.sendActivationCode': { 400: PHONE_400 },
  'account.sendActivationCodeFor': { 400: PHONE_400 },
  'account.confirmActivation': { '5xx': CODE_5XX, 400: CODE_400, 409: { code: 'CODE_OVER' } },
  'account.unconfirmedEmail': { 409: { code: 'NOTHING_TO_CONFIRM' } },
  'account.sendEmailLink': {
    400: {
      code: 'EMAIL_NOT_PENDING',
      key: 'public:email.notPending',
      words: 'Taki adres e-mail nie istnieje lub został już potwierdzony',
    },
  },
  'account.confirmEmail': { 400: { code: 'LINK_OVER' }, 409: { code: 'LINK_USED' } },
  'account.entry': { 400: { code: 'BAD_TOKEN' } },
  'account.enter': { 400: { code: 'BAD_TOKEN' } },
  'account.mergeable': { 409: { code: 'NOTHING_TO_MERGE' } },
  'account.sendMergeCode': { 400: MERGE_400, 409: { code: 'NOTHING_TO_MERGE' } },
  'account.merge': { 400: MERGE_400, 409: { code: 'NOTHING_TO_MERGE' } },
  'account.changePassword': { 400: { code: 'REFUSED' }, 423: { code: 'LOCKED' } },
  'account.recoverPassword': {
    400: {
      code: 'SMS_DISABLED',
      key: 'public:resetPassword.smsDisabled',
      words: 'Nie udało się wysłać prośby o zresetowanie hasła dla tego numeru telefonu.',
    },
  },
  'account.emailToken': { 400: { code: 'LINK_OVER' }, 409: { code: 'LINK_USED' } },
  'account.update': { 400: { code: 'REFUSED' }, 409: { code: 'STALE_VERSION' } },
  'account.prove': { 400: { code: 'NOT_PROVED' }, 423: { code: 'LOCKED' } },
  'account.resendEmailChange': {
    400: {
      code: 'EMAIL_NOT_PENDING',
      key: 'public:email.notPending',
      words: 'Taki adres e-mail nie istnieje lub został już potwierdzony',
    },
  },
  'account.undoToken': { 400: { code: 'LINK_OVER' }, 409: { code: 'LINK_USED' } },
  'account.undoContact': { 400: { code: 'LINK_OVER' }, 409: { code: 'LINK_USED' } },
  'account.passwordToken': { 400: { code: 'BAD_TOKEN' } },
  'account.resetPassword': { 400: { code: 'REFUSED' } },
  'account.signIn': {
    // C-04: an account's state cannot be told without its name.
    400: {
      code: 'nothing',
      key: 'public:login.failure.unfinished',
      words: 'Próba logowania nie powiodła się.',
    },
    423: {
      code: 'LOCKED',
      key: 'public:login.failure.lockedForNow',
      words: 'Konto zostało czasowo zablokowane.',
    },
  },
  'account.remove': {
    '5xx': { key: 'account:delete.failed', words: 'Usunięcie konta nie powiodło się' },
    409: { code: 'DELETION_STOPPED' },
  },
  'account.signOut': { '5xx': { key: 'public:logout.failed', words: 'Wystąpił błąd w trakcie wylogowania' } },
  'bookings.addAttachment': {
    '5xx': UPLOAD,
    400: {
      code: 'FILE_REFUSED',
      key: 'attachments:refused.untold',
      words: 'Nie udało się wysłać załącznika',
    },
    409: { code: CONFLICT },
  },
  'bookings.removeAttachment': { 404: NO_FILE, 409: { code: CONFLICT } },
  'bookings.removeReferralAttachment': { 404: NO_FILE, 409: { code: CONFLICT } },
  'bookings.addTemporaryAttachment': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' } },
  'bookings.sendConfirmationCode': {
    '5xx': { key: 'bookings:code.notSent' },
    400: { code: 'PHONE_UNCONFIRMED', key: 'bookings:confirm.phoneUnconfirmed' },
    409: { code: CONFLICT },
  },
  'bookings.make': {
    '5xx': { key: 'booking-wizard:summary.notMade' },
    400: { code: 'REFUSED', key: 'booking-wizard:summary.notMade' },
    409: { code: 'SLOT_TAKEN' },
  },
  'bookings.modify': {
    '5xx': { key: 'bookings:move.failed' },
    400: { code: 'REFUSED', key: 'bookings:move.notMoved' },
    409: { code: CONFLICT },
  },
  'bookings.confirm': {
    '5xx': CONFIRM,
    400: CODE_400,
    404: { ...CONFIRM, code: 'NOT_FOUND' },
    409: {
      code: CONFLICT,
      key: 'bookings:confirm.wrongStatus',
      words: 'Rezerwacja nie może być potwierdzona - niewłaściwy status',
    },
  },
  'bookings.cancel': { 409: { code: CONFLICT } },
  'bookings.firstForPatient': {
    '5xx': { key: 'booking-wizard:dates.parallelFailed', words: 'Błąd podczas planowania usługi' },
  },
  'referrals.save': {
    '5xx': REFERRAL,
    400: { ...REFERRAL, code: 'REFUSED' },
    404: { ...REFERRAL, code: 'NOT_FOUND' },
    409: { code: CONFLICT },
  },
  'referrals.institution': {
    404: { code: 'NOT_FOUND', key: 'referrals:institution.unknown', words: 'Instytucja nieznana' },
  },
  'referrals.practitioner': {
    404: { code: 'NOT_FOUND', key: 'referrals:practitioner.unknown', words: 'Lekarz nieznany' },
  },
  'timeSlots.block': { 409: { code: 'SLOT_TAKEN' } },
  'timeSlots.extendHold': { 409: { code: 'NO_EXTENSION_LEFT' } },
  'timeSlots.prices': {
    '5xx': { key: 'booking-wizard:prices.hisError', words: 'Nie udało się pobrać aktualnego cennika' },
  },
  'declarations.forPatient': { '5xx': DECLARATIONS },
  'declarations.hospitalForPatient': { '5xx': DECLARATIONS },
  'declarations.list': { '5xx': DECLARATIONS },
  'hospitalDeclarations.list': { '5xx': DECLARATIONS },
  'declarations.add': { 400: { code: 'CHOICE_REFUSED' }, 409: { code: 'ALREADY_EXISTS' } },
  'declarations.change': {
    '5xx': { key: 'declarations:failed.change', words: 'Dane nie zostały poprawnie zapisane' },
    400: { code: 'CHOICE_REFUSED' },
    409: { code: 'NOT_OPEN' },
  },
  'hospitalDeclarations.preRegister': {
    400: { code: 'CHOICE_REFUSED' },
    409: { code: 'HOSPITAL_REFUSED' },
  },
  'hospitalDeclarations.change': { 400: { code: 'CHOICE_REFUSED' }, 409: { code: 'HOSPITAL_REFUSED' } },
  'primaryCare.changeData': { 400: { code: 'POSTAL_CODE' } },
  'consents.confirm': { 400: { code: 'CONSENT_REQUIRED {"ids":[]}' }, 409: { code: 'CONSENT_CHANGED' } },
  'encounters.fulfill': {
    400: { code: 'QUESTIONNAIRE_INVALID' },
    409: { code: 'QUESTIONNAIRE_FULFILLED' },
  },
  'encounters.documents': { 404: NO_DOCUMENT },
  'encounters.documentsOfType': { 404: NO_DOCUMENT },
  'results.archive': { 404: NO_DOCUMENT },
  'results.archiveOfType': { 404: NO_DOCUMENT },
  'results.content': { 404: NO_DOCUMENT },
  'results.contentOfType': { 404: NO_DOCUMENT },
  'results.printout': { 404: NO_DOCUMENT },
  'accessibilityReports.send': { 400: { code: 'REFUSED' } },
  'account.verifySignature': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' }, 409: { code: 'CLOSED' } },
  'messages.addFile': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' } },
  'messages.send': { '5xx': SENT, 409: { code: 'ATTACHMENTS_GONE' } },
  'messages.update': {
    '5xx': SENT,
    409: {
      code: 'ALREADY_READ',
      key: 'messages:edit.read',
      words: 'Nie można edytować wiadomości już przeczytanej',
    },
  },
  'messages.remove': {
    409: {
      code: 'ALREADY_READ',
      key: 'messages:delete.read',
      words: 'Nie mozna usunąć wiadomości już przeczytanej',
    },
  },
  'carerAuthorizations.add': { 400: { code: 'INCOMPLETE' }, 409: { code: 'CARER_REFUSED' } },
  'carerAuthorizations.change': { 400: { code: 'INCOMPLETE' }, 409: { code: 'CARER_REFUSED' } },
  'carerAuthorizations.remove': { 409: { code: 'CARER_REFUSED' } },
  'corrections.ask': { 400: { code: 'INCOMPLETE' } },
  'caseFiles.add': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' } },
  'caseFiles.addToConsultation': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' }, 409: { code: 'CLOSED' } },
  'caseFiles.remove': { 409: { code: 'CLOSED' } },
  'medicalCases.addNote': { 409: { code: 'CLOSED' } },
  'medicalCases.changeNote': { 409: { code: 'CLOSED' } },
  'telehealthConsents.put': { 409: { code: 'NO_CONSENT' } },
  'corrections.addFile': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' }, 409: { code: 'TAKEN_UP' } },
  'corrections.removeFile': { 409: { code: 'TAKEN_UP' } },
  'corrections.withdraw': { 409: { code: 'TAKEN_UP' } },
  'enrolment.registerMe': ENROLMENT,
  'enrolment.registerWard': { ...ENROLMENT, 404: NOT_OFFERED },
  'enrolment.registerChild': { ...ENROLMENT, 404: NOT_OFFERED },
  'enrolment.find': { 400: { code: 'INVALID', ...ENROLMENT_REFUSED }, 404: NOT_OFFERED },
  'enrolment.link': {
    '5xx': { key: 'enrolment:link.failed', words: 'Dodawanie podopiecznego nie powiodło się' },
    400: { code: 'INVALID', key: 'enrolment:fault.ATTACHMENTS' },
  },
  'registration.create': {
    '5xx': { key: 'enrolment:failed', words: 'Wystąpił błąd podczas tworzenia konta' },
    400: { code: 'VALIDATION_ERROR' },
    404: NOT_OFFERED,
    409: { code: 'CONSENT_CHANGED' },
  },
  'registration.proved': { 409: { code: 'PROOF_OVER' } },
  'registration.correctPhone': { 409: { code: 'CLOSED' } },
  'registration.shareContact': { 409: { code: 'CLOSED' } },
  'registration.setPassword': { 400: { code: 'PASSWORD_VULNERABLE_ERROR' } },
  'registrationFiles.add': { 400: { code: 'FILE_REFUSED' }, 409: { code: 'CLOSED' } },
  'guardians.change': {
    '5xx': { key: 'guardians:failed', words: 'Nie udało się zapisać odpowiedzi.' },
    409: { code: 'LINK_STATE' },
  },
  'guardians.remove': { 409: { code: 'LINK_STATE' } },
  'guardians.restore': {
    '5xx': { key: 'guardians:restore.failed', words: 'Nie udało się przywrócić powiązania.' },
    409: { code: 'LINK_STATE' },
  },
  'guardians.narrow': {
    '5xx': { key: 'guardians:narrow.failed', words: 'Nie udało się zapisać zakresu.' },
    409: { code: 'LINK_STATE' },
  },
  'guardians.limit': {
    '5xx': { key: 'guardians:limit.failed', words: 'Nie udało się zapisać ostatniego dnia.' },
    409: { code: 'LINK_STATE' },
  },
  'guardians.removeParent': { 409: { code: 'UNDER_AGE' } },
  'ages.giveOwnConsent': { 409: { code: 'CONSENT_CHANGED' } },
  'mobileApp.unregister': {
    400: {
      code: 'NO_UNIT',
      key: 'mobile-app:unregister.noUnit',
      words:
        'Nie można wykonać operacji. Konto musi być najpierw powiązane z jednostką medyczną w aplikacji mobilnej',
    },
  },
  'givenConsents.give': { 400: { code: 'CONSENT_REFUSED' }, 409: { code: 'NOT_OFFERED' } },
  'signing.beginConsent': { 409: { code: 'NOT_OPEN' }, 423: { code: 'WITH_STAFF' } },
  'signing.beginDeclaration': { 409: { code: 'NOT_OPEN' }, 423: { code: 'WITH_STAFF' } },
  'givenConsents.cancel': { 409: { code: 'ALREADY_CANCELLED' } },
  'partnerConsents.give': { 400: { code: 'CONSENT_REFUSED' }, 409: { code: 'existsConsentAll' } },
  'partnerConsents.cancel': { 409: { code: 'ALREADY_CANCELLED' } },
  'partnerConsents.putSystemId': { 409: { code: 'NOT_POSSIBLE' } },
  'partners.shareDocument': { 409: { code: 'ALREADY_DECIDED' } },
  'partners.changeSharing': { 409: { code: 'NO_PARTNER_CONSENT' } },
  'copies.ask': { 400: { code: 'REQUEST_INVALID' }, 409: { code: 'DOCUMENTS_GONE' } },
  'copies.acceptPrice': { 409: { code: 'PRICE_CHANGED' } },
  'deposits.request': { '5xx': { key: 'deposits:failed', words: 'Serwer nie odpowiada' } },
  'payments.start': {
    '5xx': { key: 'payments:failed.START', words: 'Serwer nie odpowiada' },
    409: { code: 'NOT_DUE' },
  },
  'personFiles.add': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' }, 409: { code: 'CLOSED' } },
  'personFiles.addWaiting': { '5xx': UPLOAD, 400: { code: 'FILE_REFUSED' } },
  'personFiles.remove': { 409: { code: 'REQUIRED' } },
  'patients.update': { 400: { code: 'REFUSED' }, 409: { code: 'STALE_VERSION' } },
  'questionnaires.fulfillForBooking': QUESTIONNAIRE,
  'questionnaires.saveForBooking': QUESTIONNAIRE,
  'teleconsultations.cancel': { 409: { code: CONFLICT } },
  'teleconsultations.change': {
    '5xx': { key: 'teleconsultation-summary:notMoved' },
    400: { code: 'REFUSED' },
    409: { code: CONFLICT },
  },
  'teleconsultations.make': {
    '5xx': { key: 'teleconsultation-summary:notMade' },
    400: { code: 'REFUSED' },
    409: { code: 'SLOT_TAKEN' },
  },
  'teleconsultations.unplanned': {
    '5xx': {
      key: 'teleconsultation-summary:now.notRegistered',
      words: 'Nie udało sie zarejestrować konsultacji.',
    },
    400: { code: 'REFUSED' },
    409: { code: 'NOW_EXISTS' },
  },
  ...Object.fromEntries(
    [
      'communicationType',
      'status',
      'accessData',
      'connection',
      'note',
      'recording',
      'callBack',
      'send',
      'signals',
      'invite',
      'withdrawGuest',
    ].map((name) => [`telehealthLive.${name}`, { 409: { code: CLOSED } }]),
  ),
  'telehealthGuests.enter': { 409: { code: 'EARLY' } },
  'telehealthGuests.send': { 409: { code: 'FULL' } },
  'telehealthLive.opinion': { 409: { code: 'NOT_ENDED' } },
  'telehealth.attachments': { '5xx': TELEHEALTH },
  'telehealth.chatRecord': { '5xx': TELEHEALTH },
  'telehealth.streamsRecord': { '5xx': TELEHEALTH },
};

const groups: Record<string, Record<string, AnyCall>> = contract;
const calls = Object.entries(groups).flatMap(([area, named]) =>
  Object.entries(named).map(([name, { '~orpc': call }]) => ({
    call: `${area}.${name}`,
    path: [area, name],
    ...call,
  })),
);
const STATUSES = [400, 404, 409, 423] as const;

/** Each status of which the contract has a named error of the call. */
const alone = calls.flatMap(({ call, path, errorMap, meta }) =>
  STATUSES.filter((status) => Object.values(errorMap).some((error) => error?.status === status)).map(
    (status) => ({ row: `${call} ${status}`, call, path, status, errorMap, meta }),
  ),
);

function readAs({ path, status }: { path: string[]; status: number }) {
  const error = errorByStatus({ path, status });
  if (!error) return 'nothing';
  const beside = error.data === undefined ? '' : JSON.stringify(error.data);
  return beside === '' || beside === '{}' ? error.code : `${error.code} ${beside}`;
}

describe('a host that fails with 5xx', () => {
  const own: Record<string, TextKey> = FAILURE_TEXTS;

  it.each(calls.map(({ call }) => call))('is told of in the words for it: %s', (call) => {
    const { key } = TABLE[call]?.['5xx'] ?? GENERIC;
    expect(own[call] ?? GENERIC.key).toBe(key);
  });
});

describe('a status alone', () => {
  it.each(alone)('is read: $row', ({ call, path, status }) => {
    const said = TABLE[call]?.[status]?.code;
    expect(readAs({ path, status })).toBe(said ?? (status === 404 ? 'NOT_FOUND' : 'no row'));
  });

  it.each(alone)('is declared as one of the call’s own errors: $row', ({ errorMap, meta }) => {
    for (const [status, code] of Object.entries(meta.byStatus)) {
      expect(errorMap[code ?? '']?.status).toBe(Number(status));
    }
  });
});

describe('the table', () => {
  const rows = Object.entries(TABLE).flatMap(([call, failures]) =>
    Object.entries(failures).map(([failure, said]) => ({ row: `${call} ${failure}`, call, failure, said })),
  );

  it('has no row that no call asks for', () => {
    const asked = [...alone.map(({ row }) => row), ...calls.map(({ call }) => `${call} 5xx`)];
    expect(rows.map(({ row }) => row).filter((row) => !asked.includes(row))).toEqual([]);
  });

  it.each([...rows, { row: 'every other call 5xx', said: GENERIC }])(
    'says it word for word: $row',
    ({ said: { key, words } }) => {
      if (!key) return;
      const text = say(key);
      expect(text).toMatch(/\p{L}/u);
      if (words) expect(text.startsWith(words)).toBe(true);
    },
  );
});

const outage = (rest: Partial<Outage> = {}) =>
  data({ kind: 'outage', since: '2026-11-26T06:00:00.000Z', ...rest } satisfies Outage, { status: 503 });

/** Writes whose forms say by themselves what came of them. */
const FORMS = [
  'account.confirmActivation',
  'account.confirmPhone',
  'bookings.confirm',
  'bookings.make',
  'bookings.modify',
  'bookings.sendConfirmationCode',
  'deposits.request',
  'enrolment.link',
  'enrolment.registerChild',
  'enrolment.registerMe',
  'enrolment.registerWard',
  'guardians.change',
  'guardians.limit',
  'guardians.narrow',
  'guardians.restore',
  'messages.send',
  'messages.update',
  'payments.start',
  'referrals.save',
  'registration.create',
] as const satisfies readonly CallWithText[];

describe.each(FORMS)('the form of %s', (call) => {
  const failed: ErrorText = FAILURE_TEXTS[call];
  const unknown: ErrorText = `page:problem.inDoubt.${doubtOf(call)?.write ?? 'other'}`;

  it('says what is known of a call that ended without an answer of the contract', () => {
    const lost = NEUTRAL.has(call) ? [failed, unknown] : [unknown];
    expect(failedWrite(outage(), call), 'before it was sent').toEqual([failed]);
    expect(failedWrite(outage({ inDoubt: call }), call), 'lost or late').toEqual(lost);
    expect(failedWrite(outage({ inDoubt: call, hasFailed: true }), call), '5xx').toEqual([failed, unknown]);
    const said = IN_DOUBT_WHEN_FAILED.has(call) ? [failed, unknown] : [failed];
    expect(failedWrite(outage({ hasFailed: true }), call), '5xx in our words').toEqual(said);
    expect(failedWrite(outage({ hasBroken: true }), call), 'embedded').toEqual(said);
  });

  it('leads beside the sentence to the list that shows it, where the form names one', () => {
    const list = { href: '/account/ward', words: 'enrolment:lookUpList.WARD' } as const;
    expect(failedWrite(outage({ inDoubt: call }), call, list)?.at(-1)).toBe(withWay(unknown, list));
    expect(failedWrite(outage(), call, list)).toEqual([failed]);
  });

  it('says nothing of another error', () => {
    expect(failedWrite(new Error('x'), call)).toBeNull();
    expect(failedWrite(null, call)).toBeNull();
  });
});

it('a text that claims no outcome is one of a phone code or a referral', () => {
  expect([...NEUTRAL].map((call) => FAILURE_TEXTS[call])).toEqual([
    'public:phone.confirmFailed',
    'public:phone.confirmFailed',
    'referrals:edit.failed',
  ]);
});
