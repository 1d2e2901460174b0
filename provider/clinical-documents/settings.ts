import type { Kysely } from 'kysely';
import { settingOf } from '#provider/core/settings/store/setting-of.ts';
import type { Tables } from '#provider/generated/tables.ts';

/** Settings of documents of the record. */
export const clinicalDocumentSettingsOf = (db: Kysely<Tables>) => ({
  /** B-100. On unless the store says otherwise. */
  async isEdmOn(): Promise<boolean> {
    const otherwise: { edmEnabled?: boolean } = {};
    return (await settingOf({ db, key: 'application', otherwise })).edmEnabled !== false;
  },

  /** The calls that fail, as it was left at the staff side: for trying what patients read then. */
  async failing(): Promise<readonly string[]> {
    const otherwise: { failing?: readonly string[] } = {};
    return (await settingOf({ db, key: 'clinicalDocuments', otherwise })).failing ?? [];
  },
});
