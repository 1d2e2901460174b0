import type { StoreMigration } from '#database/index.ts';

/** Names of what lies in a signed file and its signature does not cover, as JSON; null: nothing, or it was looked at before. */
export const migration: StoreMigration = {
  needs: ['20261126T1735-account-authorizations', '20261127T1210-signing-documents'],
  async up(db) {
    for (const table of ['signed_files', 'signings', 'signed_documents'] as const)
      await db.schema.alterTable(table).addColumn('uncovered', 'text').execute();
  },
};
