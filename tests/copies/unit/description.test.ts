import { expect, test } from 'vitest';
import { copyDescription, withRemark } from '#app/domain/copies/description.ts';
import { providerText } from '#app/domain/text.ts';

const card = (day: string) => ({ title: providerText('Karta informacyjna'), day });

test('documents are counted and named, with their days', () => {
  const of = (count: number) =>
    copyDescription({
      kind: 'COPY',
      documents: Array.from({ length: count }, () => card('2026-03-12')),
    });
  expect(of(1)).toBe('Kopia dokumentacji, 1 dokument: Karta informacyjna 12-03-2026');
  expect(of(3)).toMatch(/^Kopia dokumentacji, 3 dokumenty: /);
  expect(of(5)).toMatch(/^Kopia dokumentacji, 5 dokumentów: /);
  expect(of(12)).toMatch(/12-03-2026 i 2 innych$/);
});

test('a scope is a unit, or all of them, and its days', () => {
  const days = { from: '2026-01-01', to: '2026-10-31' };
  const department = { name: providerText('Poradnia kardiologiczna') };
  expect(copyDescription({ kind: 'COPY', scope: { ...days, department } })).toBe(
    'Kopia dokumentacji, Poradnia kardiologiczna, 01-01-2026 – 31-10-2026',
  );
  expect(copyDescription({ kind: 'EXTRACT', scope: days })).toBe(
    'Wyciąg z dokumentacji, wszystkie poradnie i oddziały, 01-01-2026 – 31-10-2026',
  );
});

test('a remark follows after an empty line', () => {
  expect(withRemark('Opis', 'Uwaga')).toBe('Opis\n\nUwaga');
  expect(withRemark('Opis', undefined)).toBe('Opis');
});
