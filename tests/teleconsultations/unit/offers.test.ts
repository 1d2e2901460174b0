import { describe, expect, it, test } from 'vitest';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { catalogEntry } from '#contract/bookings/examples.ts';
import { knownPeople } from '#app/routes/teleconsultations/what/duty.server.ts';
import { namedOffer } from '#app/routes/teleconsultations/what/named.server.ts';
import { isShown, offered, type Offers } from '#app/routes/teleconsultations/what/offer.server.ts';

type More = { code?: string; person?: string | null; forSelectedPatient?: boolean; isVisible?: boolean };

const entry = (id: string, { code = 'TELE-INT', person = id, isVisible = true, ...more }: More = {}) => {
  const { practitioner, ...rest } = catalogEntry as unknown as CatalogEntry;
  const someone = practitioner && person !== null;
  return {
    ...rest,
    availabilityId: id,
    medicalService: { ...rest.medicalService, code },
    employeeStatusVisible: isVisible,
    forSelectedPatient: more.forSelectedPatient ?? true,
    ...(someone
      ? { practitioner: { ...practitioner, employee: { ...practitioner.employee, id: person } } }
      : {}),
  };
};

const offers = (more: Partial<Offers> = {}): Offers => ({
  patientId: 'patient-1',
  planned: {
    ok: true,
    data: [entry('a'), entry('b'), entry('old', { code: 'TELE-OLD', forSelectedPatient: false })],
  },
  now: { ok: true, data: [entry('now', { code: 'TELE-NOW', person: null })] },
  ...more,
});
const outage = { ok: false, outage: { kind: 'outage', since: null } } as unknown as Offers['now'];
const named = (query: string, of = offers()) => {
  const found = namedOffer(of, new URLSearchParams(query));
  if (!found) return null;
  return 'refusal' in found ? found.refusal : `${found.entry.availabilityId}${found.isNow ? ' now' : ''}`;
};

describe('what an address names', () => {
  test.each([
    ['', null],
    ['service=TELE-NOW', 'now now'],
    ['service=TELE-INT', null],
    ['service=TELE-INT&employee=b', 'b'],
    ['service=TELE-INT&employee=nobody', 'teleconsultation:services.notOffered'],
    ['service=TELE-INT&orgUnit=nowhere', 'teleconsultation:services.notOffered'],
    ['service=KARD', 'teleconsultation:services.notOffered'],
    ['service=TELE-OLD', 'booking-wizard:services.withheld'],
  ])('?%s is %s', (query, expected) => {
    expect(named(query)).toBe(expected);
  });

  it('is not said to be none while a list cannot be had', () => {
    expect(named('service=TELE-NOW', offers({ now: outage }))).toBeNull();
  });

  it('is shown to a guest whatever it is for', () => {
    const { patientId: _, ...all } = offers();
    const guest = { ...all, patientId: undefined };
    expect(offered(guest).every((one) => isShown(guest, one.entry))).toBe(true);
    expect(offered(offers()).filter((one) => isShown(offers(), one.entry))).toHaveLength(3);
  });
});

it('names each person once, and only those whose duty everybody may know', () => {
  const now = entry('duty', { person: null });
  const all = [entry('a'), entry('a2', { person: 'a' }), entry('hidden', { isVisible: false }), now];
  const idsOf = (people: ReturnType<typeof knownPeople>) => people.map(({ employee }) => employee.id);
  expect(idsOf(knownPeople([now], all))).toEqual(['a']);

  const { practitioner: answers } = entry('b');
  const consultants = answers ? [answers, answers] : [];
  expect(idsOf(knownPeople([{ ...now, consultants }], all))).toEqual(['b']);
  expect(idsOf(knownPeople([{ ...now, consultants: [] }], all))).toEqual([]);
});
