import type { Kysely } from 'kysely';
import { compiledQuery } from '#database/fast/compiled.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Whole documents, which few calls ask for: they are read by themselves. */
const LONG = ['legalDocuments', 'accessibilityStatement'];

const valueOf = compiledQuery((db: Kysely<Tables>, { key }: { key: string }) =>
  db.selectFrom('settings').select('value').where('key', '=', key),
);
const shortOnes = compiledQuery((db: Kysely<Tables>, { long }: { long: string[] }) =>
  db.selectFrom('settings').select(['key', 'value']).where('key', 'not in', long),
);

const READING = Symbol('reading');
/** A handle of one request, and the texts by key that it has read. On the handle itself: decision 019. */
type ReadingOnce = Kysely<Tables> & { [READING]?: { values?: Promise<Map<string, string>> } };

/** Returns a handle by which all settings are read in one statement, when the first of them is asked for: one for each request. */
export const readingOnce = (db: Kysely<Tables>): Kysely<Tables> =>
  Object.assign(db.withoutPlugins(), { [READING]: {} });

/** The value that the store has of a setting, as it was put there. */
export async function settingOf<Value>({
  db,
  key,
  otherwise,
}: {
  db: Kysely<Tables>;
  key: string;
  otherwise: Value;
}): Promise<Value> {
  const value = await textOf(db, key);
  return value === undefined ? otherwise : (JSON.parse(value) as Value);
}

async function textOf(db: ReadingOnce, key: string): Promise<string | undefined> {
  const reading = db[READING];
  if (!reading || LONG.includes(key)) return (await valueOf(db, { key }))[0]?.value;
  reading.values ??= shortOnes(db, { long: LONG }).then(
    (rows) => new Map(rows.map((row) => [row.key, row.value])),
  );
  return (await reading.values).get(key);
}
