import type { Kysely } from 'kysely';
import { groupedBy } from '#provider/core/grouped.ts';
import { lockWord } from '#provider/core/lock.ts';
import { within, type Whose } from '#provider/core/whose.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { UNCOMPLETED } from './rules.ts';
import { copySettingsOf } from './settings.ts';
import type { CopyRequestFileRow, CopyRequestRow } from './tables.ts';

const MOST = 1_000;

type Part = Readonly<{
  whose: Whose;
  isUncompleted: boolean;
  after: number | undefined;
  before: number | undefined;
}>;

const copiesOf = (db: Kysely<Tables>) => {
  const seen = (whose: Whose) => within(db.selectFrom('copy_requests').selectAll('copy_requests'), whose);

  return {
    /** Requests of a time, the newest first. */
    list: ({ whose, isUncompleted, after, before }: Part) =>
      seen(whose)
        .$if(isUncompleted, (query) => query.where('state', 'in', [...UNCOMPLETED]))
        .$if(after !== undefined, (query) => query.where('registered_at', '>=', after ?? 0))
        .$if(before !== undefined, (query) => query.where('registered_at', '<', before ?? 0))
        .orderBy('registered_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute(),

    byId: ({ whose, id }: { whose: Whose; id: string }) =>
      seen(whose).where('id', '=', id).executeTakeFirst(),

    /** As it is within a transaction that has locked its patient. */
    again: (id: string) => db.selectFrom('copy_requests').selectAll().where('id', '=', id).executeTakeFirst(),

    byKey: (keyHash: string) =>
      db.selectFrom('copy_requests').selectAll().where('key_hash', '=', keyHash).executeTakeFirst(),

    insert: (row: CopyRequestRow) => db.insertInto('copy_requests').values(row).execute(),

    change: (id: string, to: Partial<CopyRequestRow>) =>
      db.updateTable('copy_requests').set(to).where('id', '=', id).execute(),

    addFile: (row: CopyRequestFileRow) => db.insertInto('copy_request_files').values(row).execute(),

    forgetFiles: (id: string) => db.deleteFrom('copy_request_files').where('request_id', '=', id).execute(),

    /** Files of these requests without their bytes, by request. */
    async files(ids: readonly string[]) {
      if (ids.length === 0) return new Map<string, never[]>();
      const rows = await db
        .selectFrom('copy_request_files')
        .select(['id', 'request_id', 'file_name', 'media_type', 'size'])
        .where('request_id', 'in', ids)
        .orderBy('file_name')
        .orderBy('id')
        .execute();
      return groupedBy(rows, (row) => row.request_id);
    },

    file: ({ requestId, id }: { requestId: string; id: string }) =>
      db
        .selectFrom('copy_request_files')
        .selectAll()
        .where('request_id', '=', requestId)
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Requests whose copy was prepared before a time and still has files. */
    withFiles: (preparedBefore: number) =>
      db
        .selectFrom('copy_requests')
        .selectAll()
        .where('prepared_at', '<=', preparedBefore)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('copy_request_files')
              .select('copy_request_files.id')
              .whereRef('copy_request_files.request_id', '=', 'copy_requests.id'),
          ),
        )
        .execute(),

    /** The next number of the year, "K/2026/000001": within a transaction, which then has it alone. */
    async nextNumber(day: string) {
      await lockWord(db, 'copies');
      const prefix = `K/${day.slice(0, 4)}/`;
      const { last } = await db
        .selectFrom('copy_requests')
        .select(({ fn }) => fn.max('number').as('last'))
        .where('number', 'like', `${prefix}%`)
        .executeTakeFirstOrThrow();
      const before = Number((last as string | null)?.slice(prefix.length) ?? 0);
      return prefix + String(before + 1).padStart(6, '0');
    },
  };
};

export const copiesStore = { copies: copiesOf, copySettings: copySettingsOf };
