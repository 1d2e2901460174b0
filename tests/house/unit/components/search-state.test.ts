import { expect, test } from 'vitest';
import { searchState } from '#app/components/form/index.ts';

const values = { from: '32-13-2026', status: ['SCHEDULED'] };

test('without faults the fields have the values of the address', () => {
  const [form, fields] = searchState({ id: 'filter', values, submission: null });
  expect(form).toEqual({ id: 'filter', errors: [] });
  expect(fields.from).toEqual({
    name: 'from',
    formId: 'filter',
    errors: undefined,
    initialValue: '32-13-2026',
  });
  expect(fields.status.initialValue).toEqual(['SCHEDULED']);
});

test('faults stand with their field and in the summary', () => {
  const error = { from: ['lists:range.dateFrom.notADate'], status: null };
  const [form, fields] = searchState({ id: 'filter', values, submission: { status: 'error', error } });
  expect(form.errors).toEqual([{ id: 'filter-from', texts: ['lists:range.dateFrom.notADate'] }]);
  expect(fields.from.errors).toEqual(['lists:range.dateFrom.notADate']);
  expect(fields.status.errors).toBeUndefined();
});
