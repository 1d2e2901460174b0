import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

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
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as Value) : otherwise;
}
