import { describe, expect, it } from 'vitest';
import { change, isReachable, prune, type StepOf } from '#app/journeys/engine.ts';
import { isAsPesel } from '#app/journeys/person-identity.ts';
import { RegistrationAnswers } from '#app/journeys/registration/draft.ts';
import { registrationJourney } from '#app/journeys/registration/journey.ts';
import { peselOf } from '#provider/seed/pesel.ts';

type Step = StepOf<RegistrationAnswers>;
const journey = registrationJourney('WARD');
const pesel = (birthDate: string, serial = 4_500) => peselOf({ birthDate, gender: 'FEMALE', serial });
const [BORN, OTHER] = ['1950-05-05', '1960-06-06'];
const NAMES = { name: 'x', middleName: '', lastName: 'y' };

const asked = {
  today: '2026-12-01',
  userMinAge: 18,
  isAbroad: false,
  address: 'no',
  phone: 'needed',
  email: 'free',
  isNamedByEmail: false,
  takesFiles: false,
  needsFile: false,
  consents: 'c',
} as const;

const whole = RegistrationAnswers.parse({
  facts: { role: 'WARD', context: null, isSumSolved: true, asked },
  guardian: { ...NAMES, isAlsoPatient: true },
  own: { isForeigner: false, pesel: pesel('1985-02-14') },
  person: { ...NAMES, isForeigner: true, pesel: pesel(BORN) },
  document: { documentNumber: 'AB12', documentCountry: 'UA', birthDate: BORN, gender: 'FEMALE' },
  contact: { phoneNumber: '+48600100100', username: 'x' },
  consents: { of: 'c', language: 'pl', version: '1', given: [] },
});

const document = (birthDate: string, gender: 'FEMALE' | 'MALE' = 'FEMALE') => ({
  documentNumber: 'AB12',
  documentCountry: 'UA',
  birthDate,
  gender,
});

/** Answers that each step takes by itself. */
const CHANGES: readonly (readonly [Step, unknown])[] = [
  ['person', { ...NAMES, isForeigner: true, pesel: pesel(OTHER) }],
  ['person', { ...NAMES, isForeigner: true }],
  ['person', { ...NAMES, isForeigner: false, pesel: pesel('1985-02-14') }],
  ['document', document(OTHER)],
  ['document', document(BORN, 'MALE')],
  ['own', { isForeigner: false, pesel: pesel(OTHER) }],
  ['own', { isForeigner: true }],
  ['guardian', { ...NAMES, isAlsoPatient: false }],
];

const orders = (left: readonly number[], most: number): number[][] =>
  most === 0
    ? [[]]
    : [
        [],
        ...left.flatMap((one) =>
          orders(
            left.filter((other) => other !== one),
            most - 1,
          ).map((rest) => [one, ...rest]),
        ),
      ];

/** True where each page takes these answers by itself: nothing may be sent that one of them refuses. */
function isSendable(answers: RegistrationAnswers) {
  const { own, person, document: typed, ownDocument, guardian } = prune({ journey, answers });
  const isOwnKnown = !guardian?.isAlsoPatient || own?.pesel !== undefined || ownDocument !== undefined;
  const isKnown = person?.pesel !== undefined || typed !== undefined;
  const areTwo = own?.pesel === undefined || own.pesel !== person?.pesel;
  return isOwnKnown && isKnown && areTwo && (!typed || isAsPesel(person?.pesel, typed));
}

describe('answers that are changed from the review', () => {
  it('are sent in no order unless each step takes them', () => {
    const all = orders([...CHANGES.keys()], 4);
    expect(all.length).toBeGreaterThan(1_900);
    let open = 0;
    for (const order of all) {
      let answers = whole;
      for (const at of order) {
        const [step, value] = CHANGES[at] ?? ['review', undefined];
        answers = change({ journey, answers, step, value: value as never }).answers;
      }
      const isOpen = isReachable({ journey, answers, step: 'review' });
      if (isOpen) open += 1;
      expect([order, isOpen]).toEqual([order, isSendable(answers)]);
    }
    expect(open).toBeGreaterThan(100);
  });

  it.each([
    ['a text that is consented to', { consents: 'd' }, 'consents'],
    ['that a phone is needed', { phone: 'free', email: 'needed' }, 'contact'],
    ['that an address is needed', { address: 'needed' }, 'address'],
    ['that a file is needed', { takesFiles: true, needsFile: true }, 'files'],
    ['the age from which on one registers', { userMinAge: 60 }, 'own'],
    ['the day', { today: '2071-01-01' }, 'person'],
  ])('are asked about again when %s was changed meanwhile', (_, changed, step) => {
    const answers = { ...whole, facts: { ...whole.facts, asked: { ...asked, ...changed } as never } };
    expect(isReachable({ journey, answers, step: 'review' })).toBe(false);
    expect(isReachable({ journey, answers, step: step as Step })).toBe(true);
  });

  it('wait for a sum that is solved', () => {
    const answers = { ...whole, facts: { ...whole.facts, isSumSolved: false } };
    expect(isReachable({ journey, answers, step: 'review' })).toBe(false);
    expect(isReachable({ journey, answers, step: 'consents' })).toBe(true);
  });
});
