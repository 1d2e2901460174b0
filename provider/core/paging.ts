import type { PatientListPart } from '#contract/paging.ts';

/** What the store reads of a list: instants, and one row more than a page has, which tells whether another follows. */
export const partOf = ({ after, before, pageIndex, pageSize }: PatientListPart) => ({
  from: Date.parse(after),
  before: Date.parse(before),
  skip: pageIndex * pageSize,
  limit: pageSize + 1,
});

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
