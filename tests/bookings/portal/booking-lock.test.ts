import { afterEach, beforeEach, expect, it } from 'vitest';
import { movePath, NEW_PATH } from '#app/domain/bookings/paths.ts';
import { tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

/** B§4, the booking lock: the staff alone books for the patient, and the wizard says so wherever it is entered. */

const JAN = 'patient-1001';
const ZOFIA = 'patient-1003';
const LOCK = say('booking-wizard:lock');
const PHONE = '81\u00a0555\u00a001\u00a000';

const at = portalForFile();

beforeEach(async () => {
  await at.stores.portal.deleteFrom('drafts').execute();
});
afterEach(() => at.stores.provider.updateTable('patients').set({ booking_locked_at: null }).execute());

const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
const headingOf = ({ page }: Answer) => page.querySelector('h1')?.text;

it.each(['/newbooking', NEW_PATH, `/newbooking?patient=${JAN}`])(
  'one patient: the wizard says it at once, with the phone (%s)',
  async (path) => {
    const jan = await at.signedIn('jan.nowak');
    await at.portal.lockBookings(JAN, 'on');
    const locked = await jan.get(path);
    expect([locked.status, headingOf(locked)]).toEqual([200, say('booking-wizard:locked.title')]);
    expect(textOf(locked)).toContain(LOCK);
    expect(textOf(locked)).toContain(PHONE);
    expect(textOf(locked)).not.toContain(say('booking-wizard:summary.changePatient'));

    await at.portal.lockBookings(JAN, 'off');
    const services = await jan.follow(await jan.get(path));
    expect(headingOf(services)).toBe(say('booking-wizard:services.title'));
  },
);

it('one patient, and the address names the service', async () => {
  const jan = await at.signedIn('jan.nowak');
  await at.portal.lockBookings(JAN, 'on');
  const locked = await jan.get('/newbooking?catalog=ubezp-lis');
  expect(headingOf(locked)).toBe(say('booking-wizard:locked.title'));
  expect(textOf(locked)).toContain(LOCK);
});

it('several patients: the choice of this one is refused with the phone, and another one goes on', async () => {
  const anna = await at.signedIn('anna.kowalska');
  await at.portal.lockBookings(ZOFIA, 'on');
  const { answer } = await walkOf(anna).start();
  const refused = await anna.submit(answer, { patientId: ZOFIA });
  expect([refused.status, headingOf(refused)]).toEqual([422, say('booking-wizard:patients.title')]);
  expect(refused.page.querySelector('.error-summary')?.text).toContain(LOCK);
  expect(textOf(refused)).toContain(PHONE);

  const services = await anna.follow(await anna.submit(refused, { patientId: 'patient-1002' }));
  expect(headingOf(services)).toBe(say('booking-wizard:services.title'));
});

it('several patients, and the address names this one: with the way to somebody else', async () => {
  const anna = await at.signedIn('anna.kowalska');
  await at.portal.lockBookings(ZOFIA, 'on');
  const locked = await anna.get(`/newbooking?patient=${ZOFIA}`);
  expect(textOf(locked)).toContain(LOCK);
  const link = locked.page.querySelector('.empty-state .actions a');
  const patients = await anna.follow(await anna.get(link?.getAttribute('href') ?? ''));
  expect(headingOf(patients)).toBe(say('booking-wizard:patients.title'));
});

it('locked meanwhile: the service and the booking are refused, and all answers stay', async () => {
  const jan = await at.signedIn('jan.nowak');
  const { answer: summary, draft } = await walkOf(jan).atSummary();
  await at.portal.lockBookings(JAN, 'on');
  const refused = await jan.submit(summary);
  expect(refused.status).toBe(422);
  expect(refused.page.querySelector('.error-summary')?.text).toContain(LOCK);

  const services = await jan.get(`/newbooking/services?draft=${draft}`);
  const again = await jan.post(services.path, { ...tokensOf(services), availabilityId: 'rec-bielecka' });
  expect(again.status).toBe(422);
  expect(again.page.querySelector('.error-summary')?.text).toContain(LOCK);

  await at.portal.lockBookings(JAN, 'off');
  const booked = await jan.submit(await jan.get(summary.path));
  expect(booked.location).toMatch(/^\/newbooking\/result\//);
});

it('a visit that is there is not moved by the patient', async () => {
  const jan = await at.signedIn('jan.nowak');
  await at.portal.lockBookings(JAN, 'on');
  const list = await jan.follow(await jan.get(movePath({ system: 'AMMS', systemId: 'booking-3001' })));
  expect(list.path).toMatch(/^\/bookings/);
  expect(list.page.querySelector('#outcome')?.text).toContain(LOCK);
});
