import type { Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { Tables } from '#provider/generated/tables.ts';

const valueOf = compiledQuery((db: Kysely<Tables>, { key }: { key: string }) =>
  db.selectFrom('settings').select('value').where('key', '=', key),
);

/** What the store says of a setting, as it was put there. */
export async function settingOf<Value>({
  db,
  key,
  otherwise,
}: {
  db: Kysely<Tables>;
  key: string;
  otherwise: Value;
}): Promise<Value> {
  const [row] = await valueOf(db, { key });
  return row ? (JSON.parse(row.value) as Value) : otherwise;
}
