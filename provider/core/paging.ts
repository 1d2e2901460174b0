import { sql, type SelectQueryBuilder, type StringReference } from 'kysely';
import type { PatientListPart } from '#contract/paging.ts';
import type { Whose } from './whose.ts';

/** The part of a list that the store reads: instants, and one row more than a page has, which tells whether another follows. */
export const partOf = ({ after, before, pageIndex, pageSize }: PatientListPart) => ({
  from: Date.parse(after),
  before: Date.parse(before),
  skip: pageIndex * pageSize,
  limit: pageSize + 1,
});

/** Whose list it is, and what is read of it: instants, the first one and the one that is out of the period. */
export type ListPart = ReturnType<typeof partOf> & { whose: Whose };

type ByTime<Tables, Joined extends keyof Tables> = Readonly<{
  /** When an entry was. */
  at: StringReference<Tables, Joined>;
  id: StringReference<Tables, Joined>;
  part: ListPart;
}>;

/** Narrows a query to that part of a list, the latest first. */
export const latestFirst = <Tables, Joined extends keyof Tables, Output>(
  query: SelectQueryBuilder<Tables, Joined, Output>,
  { at, id, part: { from, before, skip, limit } }: ByTime<Tables, Joined>,
) =>
  query
    .where(sql.ref<number>(at), '>=', from)
    .where(sql.ref<number>(at), '<', before)
    .orderBy(sql.ref(at), 'desc')
    .orderBy(sql.ref(id))
    .limit(limit)
    .offset(skip);

/** The page of the rows that were read so. */
export const pageOf = <Row, Entry>({
  rows,
  input,
  view,
}: {
  rows: readonly Row[];
  input: PatientListPart;
  view: (row: Row) => Entry;
}) => ({ entries: rows.slice(0, input.pageSize).map(view), hasMore: rows.length > input.pageSize });
