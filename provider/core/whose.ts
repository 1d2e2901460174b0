import { sql, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

declare const opaque: unique symbol;

/** Whose rows a query may read, and made by whom. Access makes it; only the queries here can open it. */
export type Whose = { readonly [opaque]: 'whose' };

/** Rows of `patientIds` whoever made them, and of `own` those that this account made. The staff is no account, and never who asks. */
type Opened = {
  patientIds: readonly string[];
  own: Readonly<{ patientIds: readonly string[]; madeBy: string }> | undefined;
};

/** Makes a Whose; only access may call it. Plain inside, so that a compiled query can put its placeholders there. */
export const whoseRows = (opened: Opened) => opened as unknown as Whose;

const open = (whose: Whose) => whose as unknown as Opened;

/** Tables whose rows are of a patient, with and without their maker. */
type OfPatients<Made> = {
  [Table in keyof Tables]: Tables[Table] extends { patient_id: string }
    ? Tables[Table] extends { account_id: string | null }
      ? Made extends true
        ? Table
        : never
      : Made extends true
        ? never
        : Table
    : never;
}[keyof Tables];

type Query<Table extends keyof Tables, Output> = SelectQueryBuilder<Tables, Table, Output>;

/** Narrows a query to those rows; for tables whose rows say who made them. */
export function within<Table extends OfPatients<true>, Output>(query: Query<Table, Output>, whose: Whose) {
  const { patientIds, own } = open(whose);
  const narrowed = (query as unknown as Query<'bookings', Output>).where((where) => {
    if (!own || own.patientIds.length === 0) return isOf(where, patientIds);
    const made = where.and([isOf(where, own.patientIds), where('account_id', '=', own.madeBy)]);
    return patientIds.length > 0 ? where.or([isOf(where, patientIds), made]) : made;
  });
  return narrowed as unknown as Query<Table, Output>;
}

/** Narrows a query to the rows of those patients of whom all is seen; for tables whose rows have no maker. */
export function withinPatients<Table extends OfPatients<false>, Output>(
  query: Query<Table, Output>,
  whose: Whose,
) {
  const { patientIds } = open(whose);
  const narrowed = (query as unknown as Query<'bookings', Output>).where((where) => isOf(where, patientIds));
  return narrowed as unknown as Query<Table, Output>;
}

/** SQL has no empty list of ids. */
const isOf = (where: ExpressionBuilder<Tables, 'bookings'>, patientIds: readonly string[]) =>
  patientIds.length > 0 ? where('patient_id', 'in', patientIds) : sql<SqlBool>`1 = 0`;
