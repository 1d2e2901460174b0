import { ORPCError } from '@orpc/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteProvider } from '#app/services/provider/provider.server.ts';
import { contract } from '#contract/index.ts';
import { fileOf, pdf } from '#tests/support/files.ts';
import { startProvider } from '#tests/support/provider-process.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { PASSWORD } from '#tests/support/visitor.ts';

/** Whom a call is for, and so what somebody else gets. */
type Kind = 'everybody' | 'own account' | 'patient' | 'booking';
type Row = { kind: Kind; input?: Record<string, unknown> };

const PATIENT = 'patient-1001';
const SLOT = { timeSlotId: 'ubezp-lis_20261130T0900', availabilityId: 'ubezp-lis' };
const DAYS = { dateFrom: '2026-11-01', dateTo: '2026-11-30' };
const SLOTS = {
  medicalServiceCode: 'UBEZP',
  organizationUnitId: 'unit-specialists',
  availabilityId: 'ubezp-lis',
};
const ADDRESS = { houseNumber: '5', postalCode: '20-012', city: 'Lublin' };
const BOOKING = { system: 'AMMS', id: 'booking-3001' };
const ANSWERS = { questionnaireId: 'questionnaire-reha', answers: [] };
const CONSULTATION = { accountId: 'account-2001', patient: PATIENT, consultation: 'none' };
const ATTACHMENT = { system: 'AMMS', bookingId: 'booking-3001', id: 'none' };
const FILE = { filename: 'a.pdf', file: fileOf(pdf(), 'a.pdf') };
const ofPatient = (input: Record<string, string> = {}): Row => ({
  kind: 'patient',
  input: { patientId: PATIENT, ...input },
});

/** By area and call of the contract; a call without a row fails. */
const ROWS: Record<string, Row> = {
  'account.signIn': { kind: 'everybody', input: { username: 'nobody.here', password: 'x' } },
  'account.signOut': { kind: 'everybody' },
  'account.get': { kind: 'own account' },
  'account.smsConfirmationSettings': { kind: 'own account' },
  'account.savePhone': { kind: 'own account', input: { phoneNumber: '+48600100101' } },
  'account.sendPhoneCode': { kind: 'own account', input: { timeSlotId: SLOT.timeSlotId } },
  'account.phoneCode': { kind: 'own account', input: { timeSlotId: SLOT.timeSlotId } },
  'account.confirmPhone': {
    kind: 'own account',
    input: { phoneNumber: '+48600100101', confirmationCode: '000000' },
  },
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
  'calendarFeed.read': { kind: 'everybody', input: { token: 'x'.repeat(43), ...DAYS } },
  'calendarFeed.revoke': { kind: 'own account' },
  'catalog.forBooking': { kind: 'everybody' },
  'catalog.forPatient': ofPatient(),
  'catalog.units': { kind: 'everybody' },
  'catalog.availabilitySettings': { kind: 'own account', input: SLOT },
  'declarations.forPatient': ofPatient(),
  'declarations.hospitalForPatient': ofPatient(),
  'patients.list': { kind: 'own account' },
  'patients.update': { kind: 'patient', input: { id: PATIENT, address: ADDRESS } },
  'questionnaires.settings': { kind: 'own account' },
  'questionnaires.existsForBookings': { kind: 'own account', input: { serviceCode: 'REHA' } },
  'questionnaires.forBookings': { kind: 'own account', input: { serviceCode: 'REHA' } },
  'questionnaires.byBookingId': { kind: 'booking', input: { id: BOOKING.id } },
  'questionnaires.isFulfilled': {
    kind: 'booking',
    input: { bookingId: BOOKING.id, systemRoot: BOOKING.system },
  },
  'questionnaires.ofBooking': { kind: 'booking', input: { id: BOOKING.id } },
  'questionnaires.fulfillForBooking': {
    kind: 'booking',
    input: { a: BOOKING.system, b: BOOKING.id, ...ANSWERS },
  },
  'questionnaires.saveForBooking': {
    kind: 'booking',
    input: { ...BOOKING, questionnaireFulfillment: ANSWERS },
  },
  'referrals.settings': { kind: 'own account' },
  'referrals.institution': { kind: 'own account', input: { a: 'AMMS', b: '000000018601' } },
  'referrals.practitioner': {
    kind: 'own account',
    input: { system: 'AMMS', practiceNumber: '4587123' },
  },
  'referrals.diseases': { kind: 'own account', input: { q: 'I10' } },
  'referrals.save': { kind: 'booking', input: { ...BOOKING, referral: { refENumber: '1234' } } },
  'settings.application': { kind: 'everybody' },
  'settings.files': { kind: 'everybody' },
  'settings.installation': { kind: 'everybody' },
  'settings.links': { kind: 'everybody' },
  'settings.portal': { kind: 'everybody' },
  'timeSlots.block': ofPatient({ timeSlotId: SLOT.timeSlotId }),
  'timeSlots.currentHold': { kind: 'own account' },
  'timeSlots.extendHold': { kind: 'own account' },
  'timeSlots.list': ofPatient({ ...SLOTS, ...DAYS }),
  'timeSlots.nearest': ofPatient({ ...SLOTS, dateFrom: DAYS.dateFrom }),
  'timeSlots.prices': ofPatient({ ...SLOTS, timeSlotId: SLOT.timeSlotId, system: 'AMMS' }),
  'timeSlots.releaseHold': { kind: 'own account' },
  'telehealth.printout': { kind: 'booking', input: BOOKING },
  'telehealth.attachments': { kind: 'booking', input: { ...CONSULTATION, case: 'case-1' } },
  'telehealth.chatRecord': { kind: 'booking', input: CONSULTATION },
  'telehealth.streamsRecord': { kind: 'booking', input: CONSULTATION },
};
/** Calls that everybody may try, with something that proves nothing. */
const UNPROVED: Record<string, string> = {
  'account.signIn': '401 BAD_CREDENTIALS',
  'calendarFeed.read': '404 NOT_FOUND',
};
const calls = Object.entries(contract).flatMap(([area, names]) =>
  Object.keys(names).map((name) => `${area}.${name}`),
);

let provider: ServerProcess;
let ended: string;
let maria: string;

beforeAll(async () => {
  provider = await startProvider();
  const guest = clientWith();
  ({ token: maria } = await guest.account.signIn({ username: 'maria.wisniewska', password: PASSWORD }));
  ({ token: ended } = await guest.account.signIn({ username: 'jan.nowak', password: PASSWORD }));
  await clientWith(ended).account.signOut();
});
afterAll(() => provider.stop());

/** The client that the portal uses for a hospital's own host. */
const clientWith = (token?: string) =>
  remoteProvider({ url: provider.origin, budgetMs: 2_000 })({ token, language: 'pl', requestId: 'test' });

/** "200", or the status and the code of the refusal. */
async function outcomeOf(call: string, token?: string) {
  const [area = '', name = ''] = call.split('.');
  const areas = clientWith(token) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  try {
    await areas[area]?.[name]?.(ROWS[call]?.input);
    return '200';
  } catch (error) {
    if (error instanceof ORPCError) return `${error.status} ${error.code}`;
    throw error;
  }
}

describe('every call of the provider, over HTTP', () => {
  it('has a row', () => {
    expect(Object.keys(ROWS).sort()).toEqual([...calls].sort());
  });

  const strangers = () => ({
    nobody: undefined,
    'an ended session': ended,
    'a made-up token': 'x'.repeat(43),
    'no token at all': '"; --',
  });

  it.each(calls)('%s as nobody, with an ended session, with a token that is none', async (call) => {
    for (const token of Object.values(strangers())) {
      const outcome = await outcomeOf(call, token);
      if (call in UNPROVED) expect(outcome).toBe(UNPROVED[call]);
      else expect(outcome).toBe(ROWS[call]?.kind === 'everybody' ? '200' : '401 UNAUTHORIZED');
    }
  });

  const ofOthers = calls.filter((call) => ['patient', 'booking'].includes(ROWS[call]?.kind ?? ''));
  it.each(ofOthers)('%s as another account', async (call) => {
    expect(await outcomeOf(call, maria)).toBe('404 NOT_FOUND');
  });
});

describe('bodies and addresses that no portal sends', () => {
  const make = '/mppd/api/bookings';
  const authorized = () => ({ authorization: `Bearer ${maria}`, 'content-type': 'application/json' });
  const rows: [string, string, RequestInit, number][] = [
    ['no JSON', make, { method: 'POST', body: '{' }, 400],
    ['nothing', make, { method: 'POST' }, 400],
    ['a list', make, { method: 'POST', body: '[]' }, 400],
    [
      'other kinds of values',
      make,
      { method: 'POST', body: '{"timeSlotId":{},"patientId":[],"availabilityId":1}' },
      400,
    ],
    ['the prototype', make, { method: 'POST', body: '{"__proto__":{"patientId":"x"}}' }, 400],
    ['days that are none', '/mppd/api/bookings?dateFrom=2027-02-29&dateTo=2027-13-01', {}, 400],
    ['an address that is none', '/mppd/api/nothing', {}, 404],
    ['a broken escape', '/mppd/api/bookings/AMMS/%', {}, 404],
    ['an id that is no UTF-8', '/mppd/api/bookings/AMMS/%ED%A0%80', {}, 404],
    ['an id with NUL', '/mppd/api/bookings/AMMS/a%00', {}, 404],
    ['an id that is too long', `/mppd/api/bookings/AMMS/${'x'.repeat(5_000)}`, {}, 400],
    ['another method', '/mppd/api/bookings/AMMS/booking-3001', { method: 'PATCH', body: '{}' }, 404],
  ];

  it.each(rows)('%s', async (_, path, init, status) => {
    const answer = await fetch(provider.origin + path, { ...init, headers: authorized() });
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(/at .*\.(ts|js):\d+/);
  });
});
