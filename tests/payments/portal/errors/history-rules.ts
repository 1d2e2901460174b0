import { at, type ExpectedError, type Rule } from '#tests/house/portal/errors/rule.ts';

/** The values that the filter of the history does not accept (C§5). */
const refuses = (name: string, fields: Record<string, string>, ...errors: ExpectedError[]): Rule => ({
  form: 'which payments are listed',
  name,
  status: 400,
  errors,
  kept: fields,
  send: async ({ as }) =>
    (await as('jan.nowak')).get(`/paymentsnav/payments?${new URLSearchParams(fields).toString()}`),
});

export const rules: readonly Rule[] = [
  refuses(
    'a day that there is none',
    { dateFrom: '31-02-2026' },
    at('filter-dateFrom', 'lists:range.dateFrom.impossible'),
  ),
  refuses('no day at all', { dateTo: 'abc' }, at('filter-dateTo', 'lists:range.dateTo.malformed')),
  refuses(
    'more than twenty years ago',
    { dateFrom: '01-01-1999' },
    at('filter-dateFrom', 'lists:range.dateFrom.tooEarly'),
  ),
  refuses(
    'a day to come',
    { dateFrom: '01-01-2040', dateTo: '02-01-2040' },
    at('filter-dateFrom', 'payments:history.dateFrom.tooLate'),
    at('filter-dateTo', 'payments:history.dateTo.tooLate'),
  ),
  refuses(
    'the last day before the first',
    { dateFrom: '20-10-2020', dateTo: '19-10-2020' },
    at('filter-dateTo', 'lists:range.dateTo.beforeFrom'),
  ),
  // A list has no place for a word that it does not know, so that none is kept.
  {
    ...refuses(
      'a state that there is none',
      { state: 'X' },
      at('filter-state', 'payments:history.state.unknown'),
    ),
    kept: {},
  },
];
