import { expect, it } from 'vitest';
import { choicesForm } from '#app/routes/declarations/choices.form.server.ts';

const form = choicesForm({ type: 'GP', dateOfSubmission: '2026-10-20' });
const read = (text: string) =>
  form.safeParse({
    healthcareProviderNumber: '2',
    healthcareProviderReason: '4',
    healthcareProviderText: text,
    practitionerNumber: '1',
  });

it.each([
  ['a browser’s ends of lines', 'Przeprowadzka\r\ndo Lublina', 'Przeprowadzka\ndo Lublina'],
  ['a lone CR', 'Przeprowadzka\rdo Lublina', 'Przeprowadzka\ndo Lublina'],
  ['a tab that was pasted', 'Przeprowadzka\tdo Lublina', 'Przeprowadzka do Lublina'],
])('a reason with %s is taken as the contract takes it', (_, typed, kept) => {
  expect(read(typed)).toMatchObject({
    success: true,
    data: { healthcareProviderChoiceOtherReason: kept },
  });
});

it('counts a tab as the one sign that it becomes', () => {
  expect(read(`${'a'.repeat(250)}\t${'b'.repeat(249)}`).success).toBe(true);
  expect(read(`${'a'.repeat(250)}\t${'b'.repeat(250)}`).success).toBe(false);
});
