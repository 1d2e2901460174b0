import { compiledQuery } from '#database/fast/compiled.ts';
import type { PortalDatabase } from './tables.server.ts';

/** Finds the row of a session with what pages of its account would ask each time: whether there is anything of a kind at all. */
export const findSession = compiledQuery((db: PortalDatabase, { idHash }: { idHash: string }) =>
  db
    .selectFrom('sessions')
    .selectAll()
    .select(({ exists, selectFrom }) => [
      exists(selectFrom('kept_answers').select('path').where('owner_hash', '=', idHash)).as(
        'has_kept_answers',
      ),
      exists(selectFrom('drafts').select('id').whereRef('drafts.account_id', '=', 'sessions.account_id')).as(
        'has_drafts',
      ),
      exists(
        selectFrom('second_steps')
          .select('key')
          .whereRef('second_steps.account_id', '=', 'sessions.account_id'),
      ).as('has_second_steps'),
    ])
    .where('id_hash', '=', idHash),
);
