import type { Kysely } from 'kysely';
import { withinPatients, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';

const allergiesOf = (db: Kysely<Tables>) => ({
  /** Those last entered first. */
  list: (whose: Whose) =>
    withinPatients(db.selectFrom('allergies').selectAll(), whose)
      .orderBy('entry_date', 'desc')
      .orderBy('id')
      .execute(),
});

export const store = (db: Kysely<Tables>) => ({ allergies: allergiesOf(db) });
