import { describe, expect, it, test } from 'vitest';
import { providerText } from '#app/domain/text.ts';
import { timeSlotQuery, serviceAnswer, slotAnswer } from '#app/journeys/appointment.ts';
import { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { bookingJourney, stageOf, type BookingStep } from '#app/journeys/booking/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { back, change, firstUnanswered, isReachable, next, prune, screensOf } from '#app/journeys/engine.ts';

type Facts = BookingAnswers['facts'];
type Case = { facts: Partial<Facts>; isNeeded: boolean };

const journey = bookingJourney;
const address = { city: 'Lipki', houseNumber: '7', postalCode: '05-300' };

/** B§2, the skip rules, one by one: facts and whether the step is walked. */
const rules: Partial<Record<BookingStep, Case[]>> = {
  patients: [
    { facts: { patientCount: 0 }, isNeeded: true },
    { facts: { patientCount: 1, onlyPatientId: 'p1' }, isNeeded: false },
    { facts: { patientCount: 2 }, isNeeded: true },
  ],
  prices: [
    { facts: {}, isNeeded: false },
    { facts: { isCommercial: true }, isNeeded: true },
  ],
  prescription: [
    { facts: {}, isNeeded: false },
    { facts: { prescriptionAllowed: false }, isNeeded: false },
    { facts: { prescriptionAllowed: true }, isNeeded: true },
  ],
  referral: [
    { facts: {}, isNeeded: false },
    { facts: { referralStatus: 'N' }, isNeeded: false },
    { facts: { referralStatus: 'O' }, isNeeded: true },
    { facts: { referralStatus: 'W' }, isNeeded: true },
    { facts: { referralStatus: 'W', referralId: 'r1' }, isNeeded: false },
    { facts: { referralStatus: 'W', hisBookingId: 'b1' }, isNeeded: false },
  ],
  questionnaire: [
    { facts: {}, isNeeded: false },
    { facts: { questionnaireModule: true, questionnaireExists: true }, isNeeded: true },
    { facts: { questionnaireModule: false, questionnaireExists: true }, isNeeded: false },
    { facts: { questionnaireModule: true, questionnaireExists: false }, isNeeded: false },
    {
      facts: { questionnaireModule: true, questionnaireExists: true, questionnaireFilled: true },
      isNeeded: false,
    },
  ],
  personaldata: [
    { facts: {}, isNeeded: false },
    { facts: { address }, isNeeded: false },
    { facts: { address: {} }, isNeeded: true },
    { facts: { address: { ...address, city: '' } }, isNeeded: true },
    { facts: { address: { ...address, houseNumber: undefined } }, isNeeded: true },
    { facts: { address: { ...address, postalCode: undefined } }, isNeeded: true },
  ],
  contactdata: [
    { facts: {}, isNeeded: false },
    { facts: { phoneRequired: true }, isNeeded: true },
    { facts: { phoneRequired: false }, isNeeded: false },
    { facts: { phoneRequired: true, phoneConfirmed: true }, isNeeded: false },
  ],
};

const service = serviceAnswer({
  availabilityId: 'a1',
  medicalService: {
    code: 'INT',
    name: providerText('Konsultacja internistyczna'),
    minBookDate: '2026-12-01',
  },
  hospitalOrganizationUnit: {
    id: 'u1',
    name: providerText('Poradnia ogólna'),
    address: { street: 'ul. Lipowa', houseNumber: '14', city: 'Lublin' },
    contact: {},
  },
  practitioner: {
    employee: { id: 'e1', degree: 'dr', name: 'Anna', lastName: 'Nowak' },
    occupation: { code: '11' },
  },
});
const slot = slotAnswer({
  id: 'a1_20261201T0840',
  system: 'HIS',
  dateFrom: '2026-12-01T08:40:00Z',
  dateTo: '2026-12-01T09:00:00Z',
  room: '12',
});
const laterSlot = { ...slot, timeSlotId: 'a1_20261202T0840' };

const given: Omit<BookingAnswers, 'facts'> = {
  patients: { patientId: 'p2' },
  services: service,
  dates: slot,
  parallel: { timeSlotId: slot.timeSlotId },
  prices: {
    timeSlotId: slot.timeSlotId,
    priceId: 'x1',
    name: providerText('Porada'),
    amount: 220_00,
    currency: 'PLN',
  },
  prescription: { prescriptionVisitReason: 'leki stałe', drugs: [{ name: 'Ramipryl' }] },
  referral: { refENumber: '1234' },
  questionnaire: {
    questionnaireId: 'k1',
    typed: { q1: 'nie' },
    answers: [{ orderNumber: 1, format: 'TEXT', value: 'nie' }],
  },
  personaldata: { city: 'Lipki' },
  contactdata: { phoneNumber: '+48601234567' },
};

/** Every combination of the rules' cases, with the screens that it must walk. */
function* combinations(steps: BookingStep[] = Object.keys(rules) as BookingStep[]): Generator<{
  facts: Facts;
  skipped: BookingStep[];
}> {
  const [step, ...rest] = steps;
  if (!step) {
    yield { facts: { patientCount: 1 }, skipped: [] };
    return;
  }
  for (const tail of combinations(rest)) {
    for (const { facts, isNeeded } of rules[step] ?? []) {
      yield {
        facts: { ...tail.facts, ...facts },
        skipped: isNeeded ? tail.skipped : [step, ...tail.skipped],
      };
    }
  }
}

const screens = journey.order.filter((step) => step !== 'parallel');

describe('the walk', () => {
  test.each(Object.entries(rules).flatMap(([step, cases]) => cases.map((one) => ({ step, ...one }))))(
    '$step with $facts: $isNeeded',
    ({ step, facts, isNeeded }) => {
      const answers = { facts: { patientCount: 1, ...facts } };
      expect(screensOf({ journey, answers }).some((one) => one === step)).toBe(isNeeded);
    },
  );

  it('goes forward and back over the same screens, for every combination of the rules', () => {
    let count = 0;
    for (const { facts, skipped } of combinations()) {
      const given = facts.hisBookingId ? ['patients', 'services'] : [];
      const expected = screens.filter((step) => !skipped.includes(step) && !given.includes(step));
      expect(walkForward(facts)).toEqual(expected);
      expect(walkBack(facts)).toEqual(expected.toReversed());
      count += 1;
    }
    expect(count).toBe(3 * 2 * 3 * 6 * 5 * 6 * 4);
  }, 60_000);

  it('has three stages, whatever is asked on the way', () => {
    const stages = journey.order.map(stageOf);
    expect(stages).toEqual([...stages].sort());
    expect([...new Set(stages)]).toEqual([0, 1, 2]);
    expect(stageOf('dates')).toBe(1);
  });

  it('of a move begins at the dates, with patient and service as they were', () => {
    const answers = startOf({ patientCount: 2, hisBookingId: 'b1' });
    expect(firstUnanswered({ journey, answers })).toBe('dates');
    for (const step of ['patients', 'services'] as const) {
      expect(isReachable({ journey, answers, step })).toBe(false);
    }
    expect(back({ journey, answers, step: 'dates' })).toBeUndefined();
    expect(chosenPatientId(answers)).toBe('p2');
    expect(prune({ journey, answers }).services).toEqual(service);
  });

  /** The answers known when the wizard opens: of a move also for whom and what. */
  const startOf = (facts: Facts): BookingAnswers =>
    facts.hisBookingId ? { facts, patients: given.patients, services: given.services } : { facts };

  /** Answers each screen in turn, as the patient does. */
  function walkForward(facts: Facts) {
    let answers: BookingAnswers = startOf(facts);
    const walked: BookingStep[] = [];
    let step: BookingStep | undefined = screensOf({ journey, answers })[0];
    while (step) {
      expect(isReachable({ journey, answers, step })).toBe(true);
      expect(firstUnanswered({ journey, answers })).toBe(step);
      walked.push(step);
      answers = { ...answers, [step]: given[step], ...(step === 'dates' && { parallel: given.parallel }) };
      step = next({ journey, answers, step });
    }
    return walked;
  }

  function walkBack(facts: Facts) {
    const answers: BookingAnswers = { facts };
    const walked: BookingStep[] = [];
    let step: BookingStep | undefined = 'summary';
    while (step) {
      walked.push(step);
      step = back({ journey, answers, step });
    }
    return walked;
  }
});

describe('the parallel-booking check', () => {
  const facts = { patientCount: 1, onlyPatientId: 'p1' };
  const chosen: BookingAnswers = { facts, services: service, dates: slot };

  test.each<[string, BookingAnswers, BookingStep]>([
    ['not passed', chosen, 'dates'],
    ['passed', { ...chosen, parallel: { timeSlotId: slot.timeSlotId } }, 'summary'],
    ['passed for another slot', { ...chosen, parallel: { timeSlotId: laterSlot.timeSlotId } }, 'dates'],
    ['not asked for', { ...chosen, facts: { ...facts, parallelAllowed: true } }, 'summary'],
    ['asked for', { ...chosen, facts: { ...facts, parallelAllowed: false } }, 'dates'],
  ])('%s', (_, answers, step) => {
    expect(firstUnanswered({ journey, answers })).toBe(step);
    expect(isReachable({ journey, answers, step: 'summary' })).toBe(step === 'summary');
    expect(isReachable({ journey, answers, step: 'parallel' })).toBe(false);
  });
});

describe('a changed answer (A-19)', () => {
  const facts: Facts = {
    patientCount: 2,
    questionnaireModule: true,
    address: {},
    questionnaireExists: true,
    parallelAllowed: true,
    prescriptionAllowed: true,
    referralStatus: 'W',
    phoneRequired: true,
  };
  const answers = { ...given, facts };

  it('of the patient: all but the patient is asked again', () => {
    const { answers: left, cleared } = change({
      journey,
      answers,
      step: 'patients',
      value: { patientId: 'p3' },
    });
    expect(left).toEqual({
      facts: { patientCount: 2, questionnaireModule: true },
      patients: { patientId: 'p3' },
    });
    expect(cleared).toEqual([
      'services',
      'dates',
      'prices',
      'prescription',
      'referral',
      'questionnaire',
      'personaldata',
      'contactdata',
    ]);
  });

  it("of the service: time, prescription, referral and questionnaire fall, the person's data stay", () => {
    const { answers: left, cleared } = change({
      journey,
      answers,
      step: 'services',
      value: { ...service, medicalServiceCode: 'GER' },
      facts: { questionnaireExists: false },
    });
    expect(Object.keys(left).sort()).toEqual([
      'contactdata',
      'facts',
      'patients',
      'personaldata',
      'services',
    ]);
    expect(left.facts).toEqual({
      patientCount: 2,
      questionnaireModule: true,
      address: {},
      questionnaireExists: false,
    });
    expect(cleared).toEqual(['dates', 'prices', 'prescription', 'referral', 'questionnaire']);
  });

  it('of the time: everything but the price of that time is kept', () => {
    const { answers: left, cleared } = change({ journey, answers, step: 'dates', value: laterSlot });
    expect(left).toMatchObject({
      referral: given.referral,
      prescription: given.prescription,
      dates: laterSlot,
    });
    expect(left.parallel).toBeUndefined();
    expect(left.facts.referralStatus).toBeUndefined();
    expect(cleared).toEqual(['prices']);
  });

  it('a lost slot leads back to the dates; what was typed after it counts again with the next one', () => {
    const lost = change({ journey, answers, step: 'dates', value: undefined }).answers;
    expect(firstUnanswered({ journey, answers: lost })).toBe('dates');
    expect(prune({ journey, answers: lost }).referral).toBeUndefined();

    const found = change({
      journey,
      answers: lost,
      step: 'dates',
      value: laterSlot,
      facts: { parallelAllowed: true, referralStatus: 'W' },
    }).answers;
    expect(firstUnanswered({ journey, answers: found })).toBe('summary');
    expect(prune({ journey, answers: found })).toMatchObject({ dates: laterSlot, referral: given.referral });
  });

  it('a service chosen before the patient is kept when the patient is chosen for the first time', () => {
    const preset: BookingAnswers = { facts: { patientCount: 2 }, services: service };
    const { answers: left } = change({
      journey,
      answers: preset,
      step: 'patients',
      value: { patientId: 'p2' },
    });
    expect(firstUnanswered({ journey, answers: left })).toBe('dates');
  });
});

describe('what the draft keeps', () => {
  test('of an entry of the catalogue and of a slot', () => {
    expect(service).toEqual({
      availabilityId: 'a1',
      medicalServiceCode: 'INT',
      organizationUnitId: 'u1',
      employeeId: 'e1',
      occupationCode: '11',
      serviceName: 'Konsultacja internistyczna',
      unitName: 'Poradnia ogólna',
      unitAddress: 'ul. Lipowa 14, Lublin',
      practitionerName: 'dr Anna Nowak',
      minBookDate: '2026-12-01',
    });
    expect(slot).toMatchObject({ timeSlotId: 'a1_20261201T0840', system: 'HIS', room: '12' });
  });

  test.each([
    [{ facts: { patientCount: 2 } }, undefined, false],
    [{ facts: { patientCount: 2 }, patients: { patientId: 'p2' } }, 'p2', false],
    [{ facts: { patientCount: 1, onlyPatientId: 'p1' } }, 'p1', false],
    [{ facts: { patientCount: 1, onlyPatientId: 'p1' }, services: service }, 'p1', true],
    [{ facts: { patientCount: 2 }, services: service }, undefined, false],
  ])('%# says for whom, and which times to ask for', (answers, patientId, canAsk) => {
    expect(chosenPatientId(answers)).toBe(patientId);
    const query = {
      availabilityId: 'a1',
      medicalServiceCode: 'INT',
      organizationUnitId: 'u1',
      employeeId: 'e1',
      occupationCode: '11',
      patientId,
    };
    expect(timeSlotQuery(answers)).toEqual(canAsk ? query : undefined);
  });

  it('survives being stored, and a stranger draft is refused', () => {
    const stored = { facts: { patientCount: 2 }, ...given };
    expect(BookingAnswers.parse(JSON.parse(JSON.stringify(stored)))).toEqual(
      JSON.parse(JSON.stringify(stored)),
    );
    expect(BookingAnswers.safeParse({ facts: {} }).success).toBe(false);
    expect(BookingAnswers.safeParse({ facts: { patientCount: 2 }, dates: { timeSlotId: 7 } }).success).toBe(
      false,
    );
    expect(BookingAnswers.safeParse(null).success).toBe(false);
  });
});

test('every step has a page, every screen an address of its own', () => {
  expect([...journey.order].sort()).toEqual(Object.keys(journey.pages).sort());
  expect(screens.map((step) => journey.pages[step].path)).toEqual(
    screens.map((step) => `/newbooking/${step}`),
  );
});
