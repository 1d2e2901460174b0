import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, instantsOf, localDay } from '#contract/days/reading/warsaw.ts';
import { BookingRestrictions, prebookingErrors } from '#provider/bookings/rules/prebooking.ts';
import { clinicRows } from '#provider/seed/clinic-rows.ts';

const TODAY = '2026-11-20';
const now = new Date(instantsOf({ day: TODAY, minute: 12 * 60 })[0] ?? 0);
const rows = clinicRows({ now, passwordHash: '' });

const JAN = { account: 'jan.nowak', patient: 'patient-1001' };
const ANNA = { account: 'anna.kowalska', patient: 'patient-1002' };
const HELENA = { account: 'anna.kowalska', patient: 'patient-1004' };
const PIOTR = { account: 'piotr.zielinski', patient: 'patient-1005' };
const MARIA = { account: 'maria.wisniewska', patient: 'patient-1006' };
const STANISLAW = { account: 'stanislaw.wojcik', patient: 'patient-1007' };
const OLEKSANDR = { account: 'oleksandr.kovalenko', patient: 'patient-1008' };

/** The table over `availabilities` of provider/seed/catalogue.ts, and the plain restrictions of demo-clinic. */
describe('who gets which pre-booking code', () => {
  it.each([
    ['gin-rutkowska', JAN, 5, ['101']],
    ['gin-rutkowska', ANNA, 5, []],
    ['ger-gorecka', ANNA, 5, ['102']],
    ['ger-gorecka', JAN, 5, []],
    ['ped-kubiak', JAN, 5, ['103']],
    ['ubezp-lis', OLEKSANDR, 5, ['104']],
    ['ubezp-lis', JAN, 5, []],
    ['tel-majewska', MARIA, 5, ['105']],
    ['tel-sikora', MARIA, 5, []],
    ['tel-majewska', JAN, 5, []],
    ['kontr-lis', JAN, 10, ['201']],
    ['kontr-lis', JAN, 25, []],
    ['kontr-lis', HELENA, 5, []],
    ['kontr-lis', ANNA, 5, ['203']],
    ['kontr-gorecka', JAN, 5, ['204']],
    ['kontr-gorecka', HELENA, 5, ['204']],
    ['kontr-gorecka', ANNA, 5, []],
    ['reha-jaworski', HELENA, 2, ['202']],
    ['reha-jaworski', STANISLAW, 35, []],
    ['reha-jaworski', STANISLAW, 45, ['202']],
    ['reha-jaworski', ANNA, 20, ['205']],
    ['reha-jaworski', JAN, 20, []],
    ['limit-pawlak', ANNA, 20, ['206']],
    ['limit-pawlak', HELENA, 20, ['206']],
    ['limit-pawlak', JAN, 20, []],
    ['int-majewska', PIOTR, 20, []],
  ])('%s for %o in %i days: %o', (availabilityId, who, days, codes) => {
    expect(codesFor({ availabilityId, who, days })).toEqual(codes);
  });

  it('leaves Jan’s last check-up far enough back for the first free day that the table names', () => {
    const last = rows.bookings.find(
      ({ patient_id, service_code }) => patient_id === JAN.patient && service_code === 'KONTR',
    );
    const daysBack = daysBetween({ from: localDay(last?.starts_at ?? 0), to: TODAY });
    expect(daysBack).toBeGreaterThanOrEqual(10);
    expect(daysBack).toBeLessThan(20);
  });
});

function codesFor({ availabilityId, who, days }: { availabilityId: string; who: typeof JAN; days: number }) {
  const availability = rows.availabilities.find(({ id }) => id === availabilityId);
  const patient = rows.patients.find(({ id }) => id === who.patient);
  const account = rows.accounts.find(({ username }) => username === who.account);
  if (!availability || !patient || !account) throw new Error('Not in the seed');

  const live = rows.bookings.filter(({ status }) => status !== 'CANCELED');
  const ofAccount = rows.account_patients
    .filter(({ account_id, link_state }) => account_id === account.id && link_state === 'C')
    .map(({ patient_id }) => patient_id);

  const errors = prebookingErrors({
    restrictions: BookingRestrictions.parse(JSON.parse(availability.restrictions)),
    facts: {
      patient: { gender: patient.gender, birthDate: patient.birth_date, insurerCode: patient.insurer_code },
      isPhoneReady: account.phone_confirmed === 1,
      visits: live
        .filter(
          ({ patient_id, service_code }) =>
            patient_id === who.patient && service_code === availability.service_code,
        )
        .map(({ starts_at }) => starts_at),
      comingOfAccount: live.filter(
        ({ patient_id, starts_at }) => ofAccount.includes(patient_id) && starts_at > now.getTime(),
      ).length,
      startsAt: instantsOf({ day: addDays({ day: TODAY, days }), minute: 9 * 60 })[0] ?? 0,
      now,
    },
  });
  return errors.map(({ code }) => code);
}
