import { describe, expect, it } from 'vitest';
import { BookingRestrictions } from '#provider/bookings/rules/prebooking.ts';
import { fullYears } from '#contract/people/reading/ages.ts';
import { addDays, instantsOf, localDay } from '#contract/days/reading/warsaw.ts';
import { isPassword, passwordCost } from '#provider/core/passwords/passwords.ts';
import { clinicRows } from '#provider/seed/clinic-rows.ts';
import { SEED_PASSWORD, SEED_PASSWORD_HASH, seedPasswordHash } from '#provider/seed/password.ts';

const NOON = 12 * 60;
const atNoonOf = (day: string) => new Date(instantsOf({ day, minute: NOON })[0] ?? 0);

/** The clinic as of each day of a leap year. */
const year = Array.from({ length: 366 }, (_, days) => addDays({ day: '2028-01-01', days })).map((today) => ({
  today,
  rows: clinicRows({ now: atNoonOf(today), passwordHash: SEED_PASSWORD_HASH }),
}));

const rows = clinicRows({ now: atNoonOf('2026-11-20'), passwordHash: SEED_PASSWORD_HASH });

describe('the made-up clinic', () => {
  it('has six units and two rooms in two buildings, and twenty practitioners of four professions', () => {
    expect(rows.units).toHaveLength(8);
    expect(new Set(rows.units.map(({ street, house_number }) => `${street} ${house_number}`)).size).toBe(2);

    const countOf = (code: string) =>
      rows.practitioners.filter(({ occupation_code }) => occupation_code === code).length;
    expect([countOf('LEK'), countOf('PIEL'), countOf('POL'), countOf('FIZ')]).toEqual([11, 4, 2, 3]);
  });

  it('calls what it has by names that a clinic would use, whatever is tried with it', () => {
    const names = [...rows.services, ...rows.units].map(({ name }) => name);
    const codes = rows.services.map(({ code }) => code);
    expect(names.filter((name) => /awari|test|błąd|próbn|limit|blokad|demo/i.test(name))).toEqual([]);
    expect(names.filter((name) => codes.some((code) => name.includes(code)))).toEqual([]);
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}+ ?\P{N}*$/u.test(name))).toEqual([]);
  });

  it('offers every service, and everybody works in a unit whose catalogue names them or their profession', () => {
    const offered = new Set(rows.availabilities.map(({ service_code }) => service_code));
    expect(rows.services.map(({ code }) => code).filter((code) => !offered.has(code))).toEqual([]);

    const idle = rows.availabilities.filter(
      ({ unit_id, practitioner_id, duty_occupation_code }) =>
        !rows.working_hours.some(
          (hours) =>
            hours.unit_id === unit_id &&
            (hours.practitioner_id === practitioner_id ||
              rows.practitioners.some(
                ({ id, occupation_code }) =>
                  id === hours.practitioner_id && occupation_code === duty_occupation_code,
              )),
        ),
    );
    expect(idle).toEqual([]);
  });

  it('works Monday to Friday within 8:00 and 18:00, nobody in two places at once', () => {
    for (const { weekday, from_minute, to_minute } of rows.working_hours) {
      expect(weekday).toBeLessThanOrEqual(5);
      expect(from_minute).toBeGreaterThanOrEqual(8 * 60);
      expect(to_minute).toBeLessThanOrEqual(18 * 60);
    }
    const days = rows.working_hours.map(({ practitioner_id, weekday }) => `${practitioner_id} ${weekday}`);
    expect(new Set(days).size).toBe(days.length);
  });

  it('asks of patients only what the rules know', () => {
    const codesOf = (service: string) =>
      rows.availabilities
        .filter(({ service_code }) => service_code === service)
        .map(({ restrictions }) => BookingRestrictions.parse(JSON.parse(restrictions)));

    expect(codesOf('GIN').every(({ gender }) => gender === 'FEMALE')).toBe(true);
    expect(codesOf('GER').every(({ minAge }) => minAge === 65)).toBe(true);
    expect(codesOf('PED').every(({ maxAge }) => maxAge === 17)).toBe(true);
    expect(codesOf('INT').every((restrictions) => Object.keys(restrictions).length === 0)).toBe(true);
  });

  it('knows the password of every account', async () => {
    for (const cost of [passwordCost('production'), passwordCost('test')]) {
      const hash = await seedPasswordHash(cost);
      expect(await isPassword({ password: SEED_PASSWORD, hash, cost })).toBe(true);
    }
    expect(await seedPasswordHash(passwordCost('production'))).toBe(SEED_PASSWORD_HASH);
    // One account has none: it signs in by the e-government identity alone.
    const hashes = rows.accounts.map(({ password_hash }) => password_hash);
    expect(hashes.filter((hash) => hash !== SEED_PASSWORD_HASH)).toEqual(['']);
  });
});

describe('its people', () => {
  it.each([
    ['Jan', 'Nowak', 72],
    ['Anna', 'Kowalska', 41],
    ['Zofia', 'Kowalska', 8],
    ['Helena', 'Kowalska', 79],
    ['Piotr', 'Zieliński', 35],
    ['Maria', 'Wiśniewska', 58],
    ['Stanisław', 'Wójcik', 81],
    ['Oleksandr', 'Kovalenko', 33],
    ['Halina', 'Mazur', 67],
  ])('%s %s is %i on every day of the year', (name, lastName, age) => {
    const ages = year.map(({ today, rows: { patients } }) => {
      const person = patients.find((patient) => patient.name === name && patient.last_name === lastName);
      return fullYears({ birthDate: person?.birth_date ?? '', day: today });
    });
    expect(new Set(ages)).toEqual(new Set([age]));
  });

  it('has a PESEL of its own that agrees with birth date and gender, or a foreign document', () => {
    const numbers = rows.patients.map(({ national_id }) => national_id).filter((number) => number !== null);
    expect(new Set(numbers).size).toBe(numbers.length);

    for (const { birth_date, gender, national_id, document_number } of rows.patients) {
      if (national_id === null) expect(document_number).not.toBeNull();
      else expect(factsOf(national_id)).toEqual({ birthDate: birth_date, gender, isChecked: true });
    }
  });
});

describe('its bookings', () => {
  it('fit into the hours of the clinic on every day of the year: no slot twice, nobody in two places', () => {
    for (const {
      today,
      rows: { bookings },
    } of year) {
      const live = bookings.filter(({ status }) => status !== 'CANCELED');
      const slots = live.map(({ practitioner_id, starts_at }) => `${practitioner_id} ${starts_at}`);
      expect(new Set(slots).size, today).toBe(slots.length);
      expect(
        live.filter((one) => live.some((other) => meets(one, other))),
        today,
      ).toEqual([]);

      const executed = bookings.filter(({ status }) => status === 'EXECUTED');
      expect(
        executed.filter(({ ends_at }) => localDay(ends_at) >= today),
        today,
      ).toEqual([]);
    }
  });

  it('let Jan see each status, in the past and to come', () => {
    const ofJan = rows.bookings.filter(({ patient_id }) => patient_id === 'patient-1001');
    const kinds = ofJan.map(
      ({ status, order_status, starts_at }) =>
        `${order_status ?? status} ${localDay(starts_at) < '2026-11-20' ? 'past' : 'to come'}`,
    );
    expect(new Set(kinds)).toEqual(
      new Set([
        'SCHEDULED to come',
        'GTRE to come',
        'CANCELED to come',
        'SCHEDULED past',
        'EXECUTED past',
        'CANCELED past',
      ]),
    );
  });
});

type Visit = (typeof rows.bookings)[number];

/** Two different visits of one patient at the same time. */
function meets(one: Visit, other: Visit) {
  const isOther = one.system_id !== other.system_id && one.patient_id === other.patient_id;
  return isOther && one.starts_at < other.ends_at && other.starts_at < one.ends_at;
}

const CENTURIES: Record<number, number> = { 0: 1900, 1: 2000, 2: 2100, 3: 2200, 4: 1800 };

/** Read the way the Ministry of Digital Affairs describes it, apart from the code that makes it. */
function factsOf(pesel: string) {
  const digits = [...pesel].map(Number);
  const sum = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1].reduce(
    (total, weight, index) => total + weight * (digits[index] ?? 0),
    0,
  );
  const month = Number(pesel.slice(2, 4));
  const year = (CENTURIES[Math.floor(month / 20)] ?? 0) + Number(pesel.slice(0, 2));
  const birthDate = `${year}-${String(month % 20).padStart(2, '0')}-${pesel.slice(4, 6)}`;
  return { birthDate, gender: Number(pesel[9]) % 2 === 1 ? 'MALE' : 'FEMALE', isChecked: sum % 10 === 0 };
}
