import { describe, expect, it, test } from 'vitest';
import { caseForm } from '#app/routes/teleconsultations/case/medicalcase.form.server.ts';
import { DescriptionForm } from '#app/routes/teleconsultations/description/description.form.server.ts';
import { partsOf } from '#app/services/text/error-text.ts';

const PROPOSED = 'Telekonsultacja internistyczna, 30 listopada 2026';

function read(typed: object, hasCases = true) {
  const { data, error } = caseForm({ hasCases, proposed: PROPOSED }).safeParse(typed);
  return data ?? error.issues.map(({ path, message }) => `${path.join('.')} ${partsOf(message).key}`);
}

describe('the case', () => {
  test.each([
    [{ case: 'case-1' }, { caseId: 'case-1' }],
    [{ case: 'case-1', title: 'Ból kolana' }, { caseId: 'case-1' }],
    [{ case: 'new', title: '  Ból  ' }, { title: 'Ból' }],
    [{ title: 'Ból kolana' }, { title: 'Ból kolana' }],
    [{ case: 'new', title: PROPOSED }, { title: PROPOSED }],
    [{ case: 'new', title: 'a'.repeat(100) }, { title: 'a'.repeat(100) }],
    [{ case: 'new', title: '🦵🦵🦵' }, { title: '🦵🦵🦵' }],
  ])('%j is taken', (typed, taken) => {
    expect(read(typed)).toEqual(taken);
  });

  test.each([
    [{}, ['case medical-cases:choose.required']],
    [{ title: PROPOSED }, ['case medical-cases:choose.required']],
    [{ case: 'new' }, ['title medical-cases:title.required']],
    [{ case: 'new', title: ' ab ' }, ['title medical-cases:title.tooShort']],
    [{ case: 'new', title: 'a'.repeat(101) }, ['title medical-cases:title.tooLong']],
  ])('%j is not', (typed, errors) => {
    expect(read(typed)).toEqual(errors);
  });

  it('of who has none yet is the name alone, as it is proposed too', () => {
    expect(read({ title: PROPOSED }, false)).toEqual({ title: PROPOSED });
    expect(read({}, false)).toEqual(['title medical-cases:title.required']);
  });
});

describe('the description', () => {
  const fits = (description: string) => DescriptionForm.safeParse({ description }).success;

  it('has 2000 characters, line ends and signs beyond the basic plane once', () => {
    expect([fits('a'.repeat(2000)), fits('a'.repeat(2001))]).toEqual([true, false]);
    expect([fits(`${'a'.repeat(1998)}\r\nb`), fits('🦵'.repeat(2000)), fits('🦵'.repeat(2001))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('may be left empty', () => {
    expect(DescriptionForm.parse({})).toMatchObject({ description: '', intent: 'next' });
  });
});
