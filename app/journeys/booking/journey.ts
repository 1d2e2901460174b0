import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import type { ProviderText } from '#app/domain/text.ts';
import type { BookingAnswers, ServiceAnswer, SlotAnswer } from './draft.ts';
import type { Journey, JourneyPage, StepOf } from '#app/journeys/engine.ts';

export type BookingStep = StepOf<BookingAnswers>;

type Named = Parameters<typeof practitionerName>[0];

type ChosenEntry = {
  availabilityId: string;
  medicalService: {
    code: string;
    name: ProviderText;
    minBookDate?: string | undefined;
    condition?: ProviderText | undefined;
    meeting?: ServiceAnswer['meeting'];
  };
  hospitalOrganizationUnit: {
    id: string;
    name: ProviderText;
    address: Parameters<typeof addressLines>[0];
    contact: { phoneNumber?: string | undefined };
  };
  practitioner?: (Named & { employee: { id: string }; occupation: { code: string } }) | undefined;
};

type ChosenSlot = {
  id: string;
  system: string;
  dateFrom: string;
  dateTo: string;
  practitioner?: Named | undefined;
  room?: string | undefined;
};

const always = () => true;

/** Whether an existing booking is being moved: for whom and what stays as it was. */
export const isMove = ({ facts }: BookingAnswers) => facts.hisBookingId !== undefined;

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

/** What the wizard is about, in the order of its steps; the last one takes in all that the time asks for. */
export const bookingStages = ['visit', 'time', 'summary'] as const;

/** Index of the stage to which a step belongs. */
export function stageOf(step: BookingStep) {
  if (step === 'patients' || step === 'services') return 0;
  return step === 'dates' ? 1 : 2;
}

/** Returns whom the booking is for: the patient chosen, or the account's only one. */
export const chosenPatientId = ({ patients, facts }: BookingAnswers) =>
  patients?.patientId ?? facts.onlyPatientId;

/** What the draft keeps of a catalogue entry. */
export function serviceAnswer({
  availabilityId,
  medicalService,
  hospitalOrganizationUnit,
  practitioner,
}: ChosenEntry): ServiceAnswer {
  return {
    availabilityId,
    medicalServiceCode: medicalService.code,
    organizationUnitId: hospitalOrganizationUnit.id,
    employeeId: practitioner?.employee.id,
    occupationCode: practitioner?.occupation.code,
    serviceName: medicalService.name,
    unitName: hospitalOrganizationUnit.name,
    unitAddress: addressLines(hospitalOrganizationUnit.address).join(', '),
    unitPhone: hospitalOrganizationUnit.contact.phoneNumber,
    practitionerName: practitioner && practitionerName(practitioner),
    minBookDate: medicalService.minBookDate,
    preparation: medicalService.condition,
    meeting: medicalService.meeting,
  };
}

/** What the draft keeps of a free time. */
export function slotAnswer({ id, system, dateFrom, dateTo, practitioner, room }: ChosenSlot): SlotAnswer {
  return {
    timeSlotId: id,
    system,
    dateFrom,
    dateTo,
    practitionerName: practitioner && practitionerName(practitioner),
    room,
  };
}

/** B§7, time-slots: the query for the service and patient chosen; undefined before both are. */
export function timeSlotQuery(answers: BookingAnswers) {
  const patientId = chosenPatientId(answers);
  if (!answers.services || !patientId) return undefined;

  const { availabilityId, medicalServiceCode, organizationUnitId, employeeId, occupationCode } =
    answers.services;
  return { availabilityId, medicalServiceCode, organizationUnitId, employeeId, occupationCode, patientId };
}
