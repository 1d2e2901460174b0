import { expect, it } from 'vitest';
import { providerText } from '#app/domain/text.ts';
import type { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { serviceAnswer, slotAnswer } from '#app/journeys/appointment.ts';
import { bookingJourney as journey } from '#app/journeys/booking/journey.ts';
import { change, firstUnanswered, isReachable, screensOf } from '#app/journeys/engine.ts';

const service = serviceAnswer({
  availabilityId: 'a1',
  medicalService: { code: 'DERM', name: providerText('Konsultacja') },
  hospitalOrganizationUnit: { id: 'u1', name: providerText('Poradnia'), address: {}, contact: {} },
});
const slot = (id: string) =>
  slotAnswer({ id, system: 'HIS', dateFrom: '2026-12-01T08:40:00Z', dateTo: '2026-12-01T09:00:00Z' });

const upTo = (isCommercial: boolean): BookingAnswers => ({
  facts: { patientCount: 1, onlyPatientId: 'p1', isCommercial },
  services: service,
  dates: slot('s1'),
  parallel: { timeSlotId: 's1' },
});
const price = {
  timeSlotId: 's1',
  priceId: 'x1',
  name: providerText('Porada'),
  amount: 220_00,
  currency: 'PLN',
};

it('a time of a commercial service asks for a price, before anything else is asked', () => {
  expect(screensOf({ journey, answers: upTo(true) })).toEqual(['services', 'dates', 'prices', 'summary']);
  expect(firstUnanswered({ journey, answers: upTo(true) })).toBe('prices');
  expect(isReachable({ journey, answers: upTo(true), step: 'summary' })).toBe(false);
  expect(isReachable({ journey, answers: { ...upTo(true), prices: price }, step: 'summary' })).toBe(true);
});

it('a service that is free of charge does not', () => {
  expect(screensOf({ journey, answers: upTo(false) })).toEqual(['services', 'dates', 'summary']);
});

it('another time means choosing the price again, and the patient is told', () => {
  const answers = { ...upTo(true), prices: price };
  const changed = change({ journey, answers, step: 'dates', value: slot('s2') });
  expect(changed.cleared).toEqual(['prices']);
  expect(changed.answers.prices).toBeUndefined();
});
