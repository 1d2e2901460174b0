import { expect, test } from 'vitest';
import type { CopyAnswers } from '#app/journeys/copy/draft.ts';
import { copyJourney } from '#app/journeys/copy/journey.ts';
import { change, screensOf } from '#app/journeys/engine.ts';

const FACTS = { patientCount: 2, canScope: true };

/** The screens that answers ask for. */
const screens = (answers: Partial<CopyAnswers>, facts: Partial<CopyAnswers['facts']> = {}) =>
  screensOf({ journey: copyJourney, answers: { ...answers, facts: { ...FACTS, ...facts } } });

/** Kind, form and way, and what is asked of them. */
const TABLE = [
  ['COPY', 'DOWNLOAD', undefined, ['format']],
  ['COPY', 'PAPER', 1, ['format', 'way']],
  ['COPY', 'PAPER', 2, ['format', 'way']],
  ['EXTRACT', 'STORAGE', 3, ['format', 'way', 'person']],
  ['EXTRACT', 'PAPER', 6, ['format', 'way', 'person']],
  ['PERM', undefined, undefined, []],
  ['PERM_PERSON', undefined, undefined, ['person']],
] as const;

test.each(TABLE)('%s as %s by way %s asks for %o', (kind, format, mode, asked) => {
  const shown = screens({
    kind: { kind },
    subject: { by: 'SCOPE' },
    ...(format && { format: { format } }),
    ...(mode && { way: { mode } }),
  });
  expect(shown).toEqual(['patients', 'kind', 'subject', 'scope', ...asked, 'review']);
});

test('one person and one kind are not asked for; without scopes, and of a visit, there are documents alone', () => {
  const only = { onlyPatientId: 'patient-1', onlyKind: 'PERM' } as const;
  expect(screens({}, { ...only, canScope: false })).toEqual(['documents', 'review']);
  expect(screens({}, { ...only, encounterId: 'encounter-1' })).toEqual(['documents', 'review']);
});

test('another form takes the way and the person with it', () => {
  const answers = {
    facts: { ...FACTS, onlyPatientId: 'patient-1', onlyKind: 'COPY' },
    subject: { by: 'SCOPE' },
    scope: { from: '2026-01-01', to: '2026-01-31' },
    format: { format: 'PAPER' },
    way: { mode: 3 },
    person: { name: 'Iga', lastName: 'Nowak', country: 'PL', pesel: '1' },
  } satisfies CopyAnswers;
  const { answers: changed } = change({
    journey: copyJourney,
    answers,
    step: 'format',
    value: { format: 'DOWNLOAD' },
    facts: {},
  });
  expect([changed.way, changed.person]).toEqual([undefined, undefined]);
});
