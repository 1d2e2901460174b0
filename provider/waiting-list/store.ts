import { sql, type Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Local days: the first one, and the one that is out of it. */
type Part = { whose: Whose; from: string; before: string; skip: number; limit: number };

/** An entry that is open without a planned date belongs to every period (B-11). */
const isOpen = sql<boolean>`status = 'WAITING' and planned_date is null`;
/** So does one that was struck off without a date: who reads the list leaves it out once it was seen (S-54). */
const isStruckOff = sql<boolean>`status = 'REMOVED' and planned_date is null`;
const dateOf = sql<string>`coalesce(planned_date, entry_date)`;

const listed = compiledQuery((db: Kysely<Tables>, { whose, from, before, skip, limit }: Part) =>
  withinPatients(db.selectFrom('waiting_list_entries').selectAll('waiting_list_entries'), whose)
    .innerJoin('units', 'units.id', 'waiting_list_entries.unit_id')
    .select(['units.name as unit_name', 'units.phone_number as unit_phone'])
    .where(({ or, and, eb }) =>
      or([isOpen, isStruckOff, and([eb(dateOf, '>=', from), eb(dateOf, '<', before)])]),
    )
    .orderBy(sql`case when ${isOpen} then 1 else 0 end`)
    .orderBy(dateOf)
    .orderBy('waiting_list_entries.id')
    .limit(limit)
    .offset(skip),
);

const waitingListOf = (db: Kysely<Tables>) => ({
  /** Entries of a period, by date; those that wait without one at the end. */
  list: (part: Part) => listed(db, part),
});
export type ListedEntryRow = Awaited<ReturnType<ReturnType<typeof waitingListOf>['list']>>[number];

export const waitingListStore = { waitingList: waitingListOf };
