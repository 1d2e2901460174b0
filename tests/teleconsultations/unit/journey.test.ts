import { describe, expect, it, test } from 'vitest';
import { isKnownMode, teleconsultationStartOf } from '#app/domain/bookings/teleconsultation-paths.ts';
import { back, change, firstUnanswered, isReachable, next, screensOf } from '#app/journeys/engine.ts';
import type { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { teleconsultationJourney as journey } from '#app/journeys/teleconsultation/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { teleconsultationWizard as wizard } from '#app/journeys/teleconsultation/wizard.ts';
import { providerText } from '#app/domain/text.ts';
import { stagesOf } from '#app/services/wizard/steps.server.ts';

type Service = NonNullable<TeleconsultationAnswers['services']>;
const service = (isNow: boolean, availabilityId = 'tele-1'): Service => ({
  availabilityId,
  medicalServiceCode: isNow ? 'TELE-NOW' : 'TELE-INT',
  organizationUnitId: 'unit-1',
  serviceName: providerText('Telekonsultacja'),
  unitName: providerText('Poradnia'),
  isNow,
});
const slot = {
  timeSlotId: 'slot-1',
  system: 'AMMS',
  dateFrom: '2026-12-01T09:00:00.000Z',
  dateTo: '2026-12-01T09:20:00.000Z',
};
const whole = (isNow = false): TeleconsultationAnswers => ({
  facts: { patientCount: 2, madeCaseId: 'case-1', note: { id: 'note-1', text: 'x' } },
  patients: { patientId: 'patient-1' },
  services: service(isNow),
  ...(isNow ? {} : { dates: slot, parallel: { timeSlotId: slot.timeSlotId } }),
  medicalcase: { caseId: 'case-1', title: 'Kolano' },
  description: { text: 'x' },
});
const moved: TeleconsultationAnswers = {
  facts: { patientCount: 2, hisBookingId: 'booking-1', moved: { system: 'AMMS', dateFrom: slot.dateFrom } },
  patients: { patientId: 'patient-1' },
  services: service(false),
};

describe('the stages', () => {
  const stagesAt = (answers: TeleconsultationAnswers, step: 'dates' | 'summary') =>
    stagesOf(
      wizard,
      { t: (key) => key.replace('teleconsultation:stages.', '') },
      {
        current: wizard.stages.of(step),
        answers,
      },
    );
  it('name the case, unless one is moved', () => {
    expect(stagesAt(whole(), 'summary')).toEqual({ names: ['what', 'case', 'summary'], current: 2 });
    expect(stagesAt(moved, 'dates')).toEqual({ names: ['what', 'summary'], current: 0 });
    expect(stagesAt(moved, 'summary')).toEqual({ names: ['what', 'summary'], current: 1 });
  });
});

describe('the way', () => {
  test.each([
    ['a planned one', whole(), 'patients services dates medicalcase description summary'],
    ['one "now"', whole(true), 'patients services medicalcase description summary'],
    ['a move', moved, 'dates summary'],
    [
      'one patient alone',
      { facts: { patientCount: 1, onlyPatientId: 'p' } },
      'services dates medicalcase description summary',
    ],
  ])('of %s', (_, answers, expected) => {
    const steps = screensOf({ journey, answers });
    expect(steps.join(' ')).toBe(expected);
    const [first] = steps;
    const forward: string[] = [];
    for (let step = first; step; step = next({ journey, answers, step })) forward.push(step);
    expect(forward).toEqual(steps);
    const backward: string[] = [];
    for (let step = steps.at(-1); step; step = back({ journey, answers, step })) backward.unshift(step);
    expect(backward).toEqual(steps);
  });

  it('is opened no further than it is answered', () => {
    const answers: TeleconsultationAnswers = { facts: { patientCount: 1, onlyPatientId: 'p' } };
    expect(firstUnanswered({ journey, answers })).toBe('services');
    expect(isReachable({ journey, answers, step: 'summary' })).toBe(false);
    expect(isReachable({ journey, answers: whole(), step: 'summary' })).toBe(true);
    expect(isReachable({ journey, answers: whole(true), step: 'dates' })).toBe(false);
    expect(isReachable({ journey, answers: moved, step: 'description' })).toBe(false);
    expect(chosenPatientId(answers)).toBe('p');
  });

  it('stops at the time while its check for other visits has not passed', () => {
    const { parallel: _, ...answers } = whole();
    expect(firstUnanswered({ journey, answers })).toBe('dates');
    const facts = { ...answers.facts, parallelAllowed: true };
    expect(firstUnanswered({ journey, answers: { ...answers, facts } })).toBe('summary');
  });
});

describe('a changed answer', () => {
  it('of the patient costs service, time, case and what was written', () => {
    const { answers, cleared } = change({
      journey,
      answers: whole(),
      step: 'patients',
      value: { patientId: 'patient-2' },
    });
    expect(cleared).toEqual(expect.arrayContaining(['services', 'dates', 'medicalcase', 'description']));
    expect(Object.keys(answers).sort()).toEqual(['facts', 'patients']);
    expect(answers.facts).toEqual({ patientCount: 2 });
  });

  it('of the service costs the time alone', () => {
    const { answers, cleared } = change({
      journey,
      answers: whole(),
      step: 'services',
      value: service(false, 'tele-2'),
    });
    expect(cleared).toEqual(['dates']);
    expect(answers).toMatchObject({ medicalcase: { caseId: 'case-1' }, description: { text: 'x' } });
    expect(answers.facts.note?.id).toBe('note-1');
  });

  it('of the time costs nothing that was written', () => {
    const value = { ...slot, timeSlotId: 'slot-2' };
    const { answers, cleared } = change({ journey, answers: whole(), step: 'dates', value });
    expect(cleared).toEqual([]);
    expect(answers).toMatchObject({ medicalcase: { caseId: 'case-1' }, description: { text: 'x' } });
  });
});

describe('the entry', () => {
  const read = (query: string) => new URLSearchParams(query);

  test.each([
    ['', true],
    ['mode=NEW', true],
    ['mode=MODIFY', true],
    ['mode=modify', false],
    ['mode=XYZ', false],
    ['mode=', false],
  ])('?%s is known: %s', (query, isKnown) => {
    expect(isKnownMode(read(query))).toBe(isKnown);
  });

  test.each([
    [
      'mode=MODIFY&system=AMMS&oldBookingId=b-1&patient=x&oldDateFrom=01-01-2020',
      'mode=MODIFY&system=AMMS&oldBookingId=b-1',
    ],
    ['mode=MODIFY&system=AMMS', 'mode=MODIFY'],
    [
      'service=T&orgUnit=u&employee=e&occupation=o',
      'service=T&orgUnit=u&employee=e&occupation=o&kind=teleconsultation',
    ],
    ['medicalServiceCode=T', 'service=T&kind=teleconsultation'],
    [`patient=p&x=1`, 'patient=p'],
    [`patient=${'p'.repeat(81)}`, ''],
  ])('?%s begins with ?%s', (query, start) => {
    expect(teleconsultationStartOf(read(query)).toString()).toBe(start);
  });
});
