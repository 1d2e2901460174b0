import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { providerText } from '#app/domain/text.ts';
import { bookingJourney } from '#app/journeys/booking/journey.ts';
import { BookingAnswers } from '#app/journeys/booking/draft.ts';
import { ConsentAnswers } from '#app/journeys/consent/draft.ts';
import { consentJourney } from '#app/journeys/consent/journey.ts';
import { DeclarationAnswers } from '#app/journeys/declaration/draft.ts';
import { declarationJourney } from '#app/journeys/declaration/journey.ts';
import {
  brokenRules,
  change,
  firstUnanswered,
  isReachable,
  type Answered,
  type Journey,
  type StepOf,
} from '#app/journeys/engine.ts';
import { EnrolmentAnswers } from '#app/journeys/enrolment/draft.ts';
import { enrolmentJourney } from '#app/journeys/enrolment/journey.ts';
import { RegistrationAnswers } from '#app/journeys/registration/draft.ts';
import { registrationJourney } from '#app/journeys/registration/journey.ts';
import { TeleconsultationAnswers } from '#app/journeys/teleconsultation/draft.ts';
import { teleconsultationJourney } from '#app/journeys/teleconsultation/journey.ts';
import { peselOf } from '#provider/seed/pesel.ts';

const name = providerText('x');
const service = {
  availabilityId: 'a',
  medicalServiceCode: 'm',
  organizationUnitId: 'o',
  serviceName: name,
  unitName: name,
};
const slot = {
  timeSlotId: 't',
  system: 's',
  dateFrom: '2026-12-01T08:00:00Z',
  dateTo: '2026-12-01T08:20:00Z',
};
const home = { country: 'PL', houseNumber: '8', postalCode: '20-810', city: 'Lublin' };
const pesel = (birthDate: string) => peselOf({ birthDate, gender: 'FEMALE', serial: 4_500 });

/** A guest's registration of a child by a document, whose guardian is a patient as well. */
const guests = RegistrationAnswers.parse({
  facts: {
    role: 'CHILD',
    context: null,
    isSumSolved: true,
    asked: {
      today: '2026-12-01',
      userMinAge: 18,
      isAbroad: false,
      address: 'needed',
      phone: 'needed',
      email: 'free',
      isNamedByEmail: false,
      takesFiles: true,
      needsFile: false,
      consents: 'c',
    },
  },
  guardian: { name: 'x', middleName: '', lastName: 'y', isAlsoPatient: true },
  own: { isForeigner: true, pesel: pesel('1985-02-14') },
  ownDocument: { documentNumber: 'CD34', documentCountry: 'UA', birthDate: '1985-02-14', gender: 'FEMALE' },
  person: { name: 'x', middleName: '', lastName: 'y', isForeigner: true, pesel: pesel('2020-02-02') },
  document: { documentNumber: 'AB12', documentCountry: 'UA', birthDate: '2020-02-02', gender: 'FEMALE' },
  address: home,
  contact: { phoneNumber: '+48600100100', username: 'x' },
  consents: { of: 'c', language: 'pl', version: '1', given: [] },
  files: { isDone: true },
});

/** A wizard with all its answers, the last step but for its own; and, of each step, another answer. */
type Whole = Readonly<{
  journey: Journey<Answered & Record<string, unknown>>;
  answers: Answered & Record<string, unknown>;
  /** Steps whose change makes others unfinished, with what they lead to first. */
  leads: Readonly<Record<string, readonly [value: unknown, first: string]>>;
}>;

const whole = <Answers extends Answered>(
  journey: Journey<Answers>,
  answers: Answers,
  leads: Partial<Record<StepOf<Answers>, readonly [value: unknown, first: StepOf<Answers>]>>,
) => ({ journey, answers, leads }) as unknown as Whole;

const wizards: Readonly<Record<string, Whole>> = {
  booking: whole(
    bookingJourney,
    BookingAnswers.parse({
      facts: {
        patientCount: 2,
        isCommercial: true,
        prescriptionAllowed: true,
        questionnaireModule: true,
        questionnaireExists: true,
        referralStatus: 'O',
        address: {},
        phoneRequired: true,
      },
      patients: { patientId: 'p' },
      services: service,
      dates: slot,
      parallel: { timeSlotId: 't' },
      prices: { timeSlotId: 't', priceId: 'p', name, amount: 1, currency: 'PLN' },
      prescription: { prescriptionVisitReason: 'x', drugs: [] },
      referral: {},
      questionnaire: { questionnaireId: 'q', typed: {}, answers: [] },
      personaldata: { city: 'Lublin' },
      contactdata: { phoneNumber: '1' },
    }),
    {
      patients: [{ patientId: 'q' }, 'services'],
      services: [{ ...service, availabilityId: 'b' }, 'dates'],
      // The check of the time has no screen: it leads to the time.
      dates: [{ ...slot, timeSlotId: 'u' }, 'dates'],
    },
  ),
  consent: whole(
    consentJourney,
    ConsentAnswers.parse({
      facts: { patientCount: 2 },
      patient: { patientId: 'p' },
      kind: { kind: 'CPAR' },
      partner: { partnerId: 'x', name },
      scope: { onlySelected: false },
      dates: { from: '2026-12-01' },
    }),
    {
      patient: [{ patientId: 'q' }, 'partner'],
      kind: [{ kind: 'CDPM' }, 'person'],
      partner: [{ partnerId: 'y', name }, 'scope'],
    },
  ),
  declaration: whole(
    declarationJourney('GP'),
    DeclarationAnswers.parse({
      facts: { type: 'GP', patientCount: 2, former: { id: 'f', isPreRegistered: false, isActive: true } },
      patients: { patientId: 'p' },
      staff: { practitionerId: 'd', unitId: null, name: 'x', providerName: name },
      replace: { former: 'f/' },
      choices: { healthcareProviderChoiceOrderNumber: 1, practitionerChoiceOrderNumber: 1 },
    }),
    { patients: [{ patientId: 'q' }, 'staff'] },
  ),
  enrolment: whole(
    enrolmentJourney,
    EnrolmentAnswers.parse({
      facts: { role: 'CHILD', takesFiles: true, needsFile: false },
      person: { name: 'x', middleName: '', lastName: 'y', isForeigner: true, pesel: pesel('2020-02-02') },
      document: { documentNumber: 'AB12', documentCountry: 'UA', birthDate: '2020-02-02', gender: 'FEMALE' },
      address: home,
      files: { isDone: true },
    }),
    {
      person: [
        { name: 'x', middleName: '', lastName: 'y', isForeigner: true, pesel: pesel('2021-03-03') },
        'document',
      ],
    },
  ),
  registration: whole(registrationJourney('CHILD'), guests, {
    own: [{ isForeigner: true, pesel: pesel('1986-03-15') }, 'ownDocument'],
    ownDocument: [
      { documentNumber: 'AB-12', documentCountry: 'UA', birthDate: '1985-02-14', gender: 'FEMALE' },
      'document',
    ],
    person: [
      { name: 'x', middleName: '', lastName: 'y', isForeigner: true, pesel: pesel('2021-03-03') },
      'document',
    ],
  }),
  teleconsultation: whole(
    teleconsultationJourney,
    TeleconsultationAnswers.parse({
      facts: { patientCount: 2 },
      patients: { patientId: 'p' },
      services: { ...service, isNow: false },
      dates: slot,
      parallel: { timeSlotId: 't' },
      medicalcase: { title: 'x' },
      description: { text: 'x' },
    }),
    {
      patients: [{ patientId: 'q' }, 'services'],
      services: [{ ...service, availabilityId: 'b', isNow: false }, 'dates'],
      dates: [{ ...slot, timeSlotId: 'u' }, 'dates'],
      medicalcase: [{ title: 'y' }, 'description'],
    },
  ),
};

const isOpen = (journey: Whole['journey'], answers: Whole['answers']) =>
  isReachable({ journey, answers, step: journey.order.at(-1)! });

it('every wizard is here', () => {
  const journeys = readdirSync('app/journeys', { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(Object.keys(wizards).sort()).toEqual(journeys.map((one) => one.name).sort());
});

describe.each(Object.entries(wizards))('%s', (_, { journey, answers, leads }) => {
  it('is whole, so that its last step is open', () => {
    expect(isOpen(journey, answers)).toBe(true);
  });

  it('names each step on which others depend', () => {
    const last = journey.order.at(-1);
    const depended = journey.order.filter(
      (step) =>
        journey.pages[step]!.clears.some((one) => one !== last) ||
        journey.rules?.some(({ over: [earlier] }) => earlier === step),
    );
    expect(Object.keys(leads).sort()).toEqual([...depended].sort());
  });

  it.each(Object.entries(leads))('a changed %s leads through what depends on it', (step, [value, first]) => {
    const after = change({ journey, answers, step, value }).answers;
    expect([isOpen(journey, after), firstUnanswered({ journey, answers: after })]).toEqual([false, first]);
  });
});

it('what contradicts an earlier answer stays as it was typed, and is unfinished until one of both is changed', () => {
  const answers = wizards['enrolment']!.answers as unknown as EnrolmentAnswers;
  const journey = enrolmentJourney;
  const value = { ...answers.person!, pesel: pesel('2021-03-03') };
  const { answers: after, cleared } = change({ journey, answers, step: 'person', value });
  expect([after.document, cleared]).toEqual([answers.document, []]);
  expect(brokenRules({ journey, answers: after, step: 'document' }).map(({ text }) => text)).toEqual([
    'enrolment:document.birthDate.otherThanPesel',
  ]);
  const document = { ...after.document!, birthDate: '2021-03-03' };
  const mended = change({ journey, answers: after, step: 'document', value: document }).answers;
  expect(isReachable({ journey, answers: mended, step: 'review' })).toBe(true);
  // Without a document there is nothing to contradict.
  const known = change({
    journey,
    answers: after,
    step: 'person',
    value: { ...value, isForeigner: false },
  }).answers;
  expect(isReachable({ journey, answers: known, step: 'review' })).toBe(true);
});
