import { sqliteOpener } from '#database/sqlite-module.ts';
import { nodeSqlite } from '#database/sqlite-of-node.ts';

/** Opens a store beside the process whose it is, with the module that the portal uses here. */
export const sqliteFile = await sqliteOpener();

/** Shows each statement before the portal's module prepares it. */
export async function beforePrepared(look: (sql: string) => void) {
  const { prototype } = nodeSqlite()?.DatabaseSync ?? (await import('better-sqlite3')).default;
  const prepare = Reflect.get(prototype as object, 'prepare') as (sql: string) => unknown;
  Reflect.set(prototype as object, 'prepare', function looking(this: unknown, sql: string) {
    look(sql);
    return prepare.call(this, sql);
  });
}
