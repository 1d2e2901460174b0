import { sql, type SelectQueryBuilder } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

declare const opaque: unique symbol;

/** Whose rows a query may read, and made by whom. Access makes it; only the queries here can open it. */
export type Whose = { readonly [opaque]: 'whose' };

/** Undefined `madeBy`: whoever made them. Null is no account: the staff is never who asks. */
type Opened = { patientIds: readonly string[]; madeBy: string | undefined };

/** For access alone. Plain inside, so that a compiled query can put its placeholders there. */
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
  const { madeBy } = open(whose);
  const narrowed = ofPatients(query as unknown as Query<'bookings', Output>, whose);
  const made = narrowed.$if(madeBy !== undefined, (rows) => rows.where('account_id', '=', madeBy ?? null));
  return made as unknown as Query<Table, Output>;
}

/** Narrows a query to those patients' rows; for tables whose rows have no maker. */
export const withinPatients = <Table extends OfPatients<false>, Output>(
  query: Query<Table, Output>,
  whose: Whose,
) => ofPatients(query as unknown as Query<'bookings', Output>, whose) as unknown as Query<Table, Output>;

function ofPatients<Output>(query: Query<'bookings', Output>, whose: Whose) {
  const { patientIds } = open(whose);
  return query
    .$if(patientIds.length > 0, (narrowed) => narrowed.where('patient_id', 'in', patientIds))
    .$if(patientIds.length === 0, (narrowed) => narrowed.where(sql<boolean>`1 = 0`));
}
