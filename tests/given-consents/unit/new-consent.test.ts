import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { describe, expect, it } from 'vitest';
import { change, firstUnanswered, screensOf } from '#app/journeys/engine.ts';
import { OfferedKind, type ConsentAnswers } from '#app/journeys/consent/draft.ts';
import { consentJourney as journey } from '#app/journeys/consent/journey.ts';
import { offeredOf } from '#app/domain/given-consents/found.ts';
import { providerText } from '#app/domain/text.ts';
import { datesForm } from '#app/routes/given-consents/new/dates.form.server.ts';
import { personForm } from '#app/routes/given-consents/new/person.form.server.ts';

const PESEL = '44051401359';

describe('the steps of a consent', () => {
  const one: ConsentAnswers = { facts: { patientCount: 1, onlyPatientId: 'p' } };
  const shared: ConsentAnswers = {
    facts: { patientCount: 2 },
    patient: { patientId: 'p' },
    kind: { kind: 'CPAR' },
    partner: { partnerId: 'h', name: providerText('Szpital') },
    scope: { onlySelected: true },
    dates: { from: '2026-11-27' },
  };

  const NAMED = { name: 'Iga', lastName: 'Maj', country: 'PL', pesel: PESEL };

  it('are those of the kind, and no patient is asked for where there is one', () => {
    expect(screensOf({ journey, answers: one })).toEqual(['kind', 'dates', 'review']);
    expect(screensOf({ journey, answers: { ...one, kind: { kind: 'CDPM' } } })).toEqual([
      'kind',
      'person',
      'dates',
      'review',
    ]);
    expect(screensOf({ journey, answers: shared })).toEqual([
      'patient',
      'kind',
      'partner',
      'scope',
      'dates',
      'review',
    ]);
    expect(firstUnanswered({ journey, answers: shared })).toBe('review');
  });

  const SCREENS = {
    CDPM: ['person', 'dates'],
    CPAR: ['partner', 'scope', 'dates'],
    INFO: ['dates'],
    OCCU: ['dates'],
  } as const;
  const own = { patientCount: 1, onlyPatientId: 'p' };
  it.each(
    OfferedKind.options.flatMap(
      (kind) =>
        [
          [kind, 'one patient, who gives it', { facts: own }, []],
          [kind, 'one patient, for whom it may not be given', { facts: { patientCount: 1 } }, ['patient']],
          [kind, 'several patients', { facts: { patientCount: 3 } }, ['patient']],
        ] as const,
    ),
  )('of %s with %s: those that are needed, and no answer is asked for twice', (kind, _, begun, patient) => {
    const answers: ConsentAnswers = { ...begun, kind: { kind } };
    const screens = [...patient, 'kind', ...SCREENS[kind], 'review'];
    expect(screensOf({ journey, answers })).toEqual(screens);
    const isChosen = patient.length === 0;
    expect(firstUnanswered({ journey, answers })).toBe(isChosen ? SCREENS[kind][0] : 'patient');
    const whole: ConsentAnswers = { ...shared, ...begun, kind: { kind }, person: NAMED };
    expect(firstUnanswered({ journey, answers: whole })).toBe('review');
    // Answers of another kind that lie there ask for nothing.
    expect(screensOf({ journey, answers: whole })).toEqual(screens);
  });

  it.each([
    ['patient', { patientId: 'q' }],
    ['kind', { kind: 'CDPM' }],
  ] as const)('after another %s nobody is chosen, and the days stay', (step, value) => {
    const { answers, cleared } = change({ journey, answers: shared, step, value });
    expect(cleared).toEqual(['partner', 'scope']);
    expect(answers).not.toHaveProperty('scope');
    expect(answers.dates).toEqual(shared.dates);
  });
});

describe('the person', () => {
  const documents = [{ code: 'PASSPORT', pl: 'Paszport', en: 'Passport' }];
  const TYPED = { name: 'Żółć', lastName: 'O’Neill', country: 'PL', pesel: PESEL, addressCountry: 'PL' };

  function read(fields: Record<string, string>, nationalIdRequired = true) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...TYPED, ...fields })) form.append(name, value);
    const schema = personForm({
      settings: { nationalIdRequired, documents },
      countries: ['PL', 'UA'],
      form,
    });
    const submission = parseWithZod(form, { schema });
    return submission.status === 'success' ? submission.value : submission.error;
  }

  it('is known by a PESEL in Poland, and by a document elsewhere', () => {
    expect(read({ pesel: ' 440514 01359 ' })).toMatchObject({ pesel: PESEL, country: 'PL' });
    const foreigner = { country: 'UA', pesel: '', documentType: 'PASSPORT', documentNumber: 'FX1' };
    expect(read(foreigner)).toMatchObject({ documentType: 'PASSPORT', documentNumber: 'FX1', country: 'UA' });
    expect(read({ ...foreigner, documentType: 'XX' })).toHaveProperty('documentType');
  });

  it('is known by a document in Poland too, where the provider does not insist', () => {
    const byDocument = { pesel: '', documentType: 'PASSPORT', documentNumber: 'FX1' };
    expect(read(byDocument, false)).toMatchObject({ documentNumber: 'FX1', country: 'PL' });
    expect(read(byDocument)).toHaveProperty('pesel');
    expect(read({ pesel: '' }, false)).toHaveProperty('pesel');
  });

  it('has an address or none, and all that is wrong is said at once', () => {
    expect(read({})).not.toHaveProperty('address');
    const home = { houseNumber: '8', postalCode: '20400', city: 'Lublin' };
    expect(read(home)).toMatchObject({ address: { ...home, postalCode: '20-400', country: 'PL' } });
    expect(Object.keys(read({ name: '-', pesel: '1', city: 'Lublin' }) ?? {}).toSorted()).toEqual([
      'houseNumber',
      'name',
      'pesel',
      'postalCode',
    ]);
  });
});

describe('the days', () => {
  const today = '2026-11-27';
  const read = (from: string, to = '') => {
    const form = new FormData();
    form.append('from', from);
    form.append('to', to);
    const submission = parseWithZod(form, { schema: datesForm({ today, from }) });
    return submission.status === 'success' ? submission.value : Object.keys(submission.error ?? {});
  };

  it.each([
    ['27.11.2026', '', { from: today, to: undefined }],
    ['27/11/2026', '27-11-2026', { from: today, to: today }],
    ['26-11-2026', '', ['from']],
    ['29-11-2026', '28-11-2026', ['to']],
    ['26-11-2026', '25-11-2026', ['from', 'to']],
    ['29-02-2027', '', ['from']],
  ])('%s to %s', (from, to, expected) => {
    expect(read(from, to)).toEqual(expected);
  });
});

describe('a long list', () => {
  const all = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, name: `Szpital ${index}` }));
  const offer = (q: string, chosenId?: string) => offeredOf({ all, q, chosenId, nameOf: ({ name }) => name });

  it('is looked through, and what was chosen stays on it', () => {
    expect(offer('').found).toEqual([]);
    expect(offer('szpital 3').found.map(({ id }) => id)).toContain('3');
    expect(offer('szpital')).toMatchObject({ isSearched: true, areMore: true });
    expect(offer('', '7').found.map(({ id }) => id)).toEqual(['7']);
    expect(
      offeredOf({ all: all.slice(0, 15), q: '', chosenId: undefined, nameOf: String }).found,
    ).toHaveLength(15);
  });
});
