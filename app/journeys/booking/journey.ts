import { isMove } from '#app/journeys/appointment.ts';
import type { BookingAnswers } from './draft.ts';
import type { Journey, JourneyPage, StepOf } from '#app/journeys/engine.ts';

export type BookingStep = StepOf<BookingAnswers>;

const always = () => true;

/** A screen of its own, needed by everybody, on which nothing else depends. */
const screen = (
  path: string,
): Pick<JourneyPage<BookingAnswers>, 'path' | 'isNeeded' | 'clears' | 'gathers'> => ({
  path: `/newbooking/${path}`,
  isNeeded: always,
  clears: [],
  gathers: [],
});

const pages: Journey<BookingAnswers>['pages'] = {
  patients: {
    ...screen('patients'),
    isNeeded: ({ facts }) => facts.patientCount !== 1,
    isGiven: isMove,
    isAnswered: ({ patients }) => patients !== undefined,
    clears: ['services', 'personaldata', 'contactdata'],
    gathers: ['address'],
  },
  services: {
    ...screen('services'),
    isGiven: isMove,
    isAnswered: ({ services }) => services !== undefined,
    clears: ['dates', 'prescription', 'referral', 'questionnaire'],
    gathers: ['isCommercial', 'questionnaireExists', 'questionnaireFilled', 'referralAttachments'],
  },
  dates: {
    ...screen('dates'),
    isAnswered: ({ dates }) => dates !== undefined,
    clears: ['parallel', 'prices'],
    gathers: [
      'parallelAllowed',
      'prescriptionAllowed',
      'addMeasurements',
      'referralStatus',
      'phoneRequired',
      'phoneConfirmed',
      'codeRequired',
    ],
  },
  parallel: {
    path: null,
    isNeeded: ({ facts }) => facts.parallelAllowed !== true,
    isAnswered: ({ dates, parallel }) => dates !== undefined && parallel?.timeSlotId === dates.timeSlotId,
    clears: [],
    gathers: [],
  },
  prices: {
    ...screen('prices'),
    isNeeded: ({ facts }) => facts.isCommercial === true,
    isAnswered: ({ dates, prices }) => dates !== undefined && prices?.timeSlotId === dates.timeSlotId,
  },
  prescription: {
    ...screen('prescription'),
    isNeeded: ({ facts }) => facts.prescriptionAllowed === true,
    isAnswered: ({ prescription }) => prescription !== undefined,
  },
  referral: {
    ...screen('referral'),
    isNeeded: ({ facts: { referralStatus = 'N', referralId, hisBookingId } }) =>
      referralStatus !== 'N' && !referralId && !hisBookingId,
    isAnswered: ({ referral }) => referral !== undefined,
  },
  questionnaire: {
    ...screen('questionnaire'),
    isNeeded: ({ facts }) =>
      facts.questionnaireModule === true && facts.questionnaireExists === true && !facts.questionnaireFilled,
    isAnswered: ({ questionnaire }) => questionnaire?.answers !== undefined,
  },
  personaldata: {
    ...screen('personaldata'),
    isNeeded: ({ facts: { address } }) =>
      address !== undefined && !(address.city && address.houseNumber && address.postalCode),
    isAnswered: ({ personaldata }) => personaldata !== undefined,
  },
  contactdata: {
    ...screen('contactdata'),
    isNeeded: ({ facts }) => facts.phoneRequired === true && facts.phoneConfirmed !== true,
    isAnswered: ({ contactdata }) => contactdata !== undefined,
  },
  summary: { ...screen('summary'), isAnswered: () => false },
};

/**
 * B§2, the new-booking wizard: its steps in order ("prices" is ours: a page instead of the specification's modal), with the
 * skip rules over `answers.facts`. A move begins at the dates.
 */
export const bookingJourney: Journey<BookingAnswers> = {
  order: [
    'patients',
    'services',
    'dates',
    'parallel',
    'prices',
    'prescription',
    'referral',
    'questionnaire',
    'personaldata',
    'contactdata',
    'summary',
  ],
  pages,
};

/** The stages of the wizard, in the order of its steps; the last one takes in all that the time asks for. */
export const bookingStages = ['visit', 'time', 'summary'] as const;

/** Index of the stage to which a step belongs. */
export function stageOf(step: BookingStep) {
  if (step === 'patients' || step === 'services') return 0;
  return step === 'dates' ? 1 : 2;
}
