import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

/** For the staff side alone: what a setting says from now on. */
export function putSetting(db: Kysely<Tables>, { key, value: setting }: { key: string; value: object }) {
  const value = JSON.stringify(setting);
  return db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
