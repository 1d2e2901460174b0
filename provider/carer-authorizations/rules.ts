import type { NewCarerAuthorization } from '#contract/carer-authorizations/schemas.ts';
import type { Day } from '#contract/days/reading/warsaw.ts';
import type { CarerAuthorizationRow } from './tables.ts';

type Row = Pick<CarerAuthorizationRow, 'awaits_signature' | 'date_from' | 'date_to' | 'system_id'>;

/** The fault of a new one; null: none. B-42: a PESEL, or a document with its country. */
export function faultOf({
  patientCarerNationalId,
  documentNumber,
  documentCountry,
  dateFrom,
  dateTo,
}: Pick<
  NewCarerAuthorization,
  'patientCarerNationalId' | 'documentNumber' | 'documentCountry' | 'dateFrom' | 'dateTo'
>): 'INCOMPLETE' | 'DATES_MIXED_UP' | null {
  const isKnownBy = patientCarerNationalId !== undefined || (documentNumber && documentCountry);
  if (!isKnownBy) return 'INCOMPLETE';
  return dateTo !== undefined && dateTo < dateFrom ? 'DATES_MIXED_UP' : null;
}

/** True where anybody could have relied on it until now. */
export const wasInForce = (row: Pick<Row, 'awaits_signature' | 'date_from'>, today: Day) =>
  row.awaits_signature === 0 && row.date_from <= today;

/**
 * The outcome of a last day for one: its end, nothing (it has ended so before, and the call is sent again), or why it
 * cannot be. A last day that was agreed on before, and has not been taken back, may come earlier.
 */
export function endOf(row: Row, { dateTo, today }: { dateTo: Day; today: Day }) {
  if (row.system_id === null) return row.date_to === dateTo ? 'AGAIN' : 'ALREADY_ENDED';
  if (!wasInForce(row, today) || dateTo < row.date_from) return 'NEVER_IN_FORCE';
  return 'END';
}
