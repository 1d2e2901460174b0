import type { ExpressionBuilder } from 'kysely';
import type { PortalDatabase, PortalTables } from './tables.server.ts';

/** Guests and accounts have bounds of their own: what guests do takes nothing from who has signed in. */
export type Whose = 'guest' | 'account';

type KeptExpressions = ExpressionBuilder<PortalTables, 'kept_answers'>;

/** The bytes of a row beside its address and its answers: two hashes, numbers, and what the engine adds. */
const ROW_BYTES = 256;

/** The bytes that a row takes on the disk; its address stands in the table and in the key. */
export const bytesTaken = (path: string, sealedFields: string) =>
  ROW_BYTES + 2 * path.length + sealedFields.length;

const areOf = (whose: Whose) => (eb: KeptExpressions) =>
  eb('account_id', whose === 'guest' ? 'is' : 'is not', null);

/** Leaves the newest rows of an account, or of a guest's browser. */
export async function trimToRows(
  db: PortalDatabase,
  { accountId, ownerHash, most }: { accountId: string | null; ownerHash: string; most: number },
) {
  const areTheirs = (eb: KeptExpressions) =>
    accountId === null
      ? eb.and([eb('owner_hash', '=', ownerHash), eb('account_id', 'is', null)])
      : eb('account_id', '=', accountId);
  await db
    .deleteFrom('kept_answers')
    .where(areTheirs)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('owner_hash', 'path'),
        'not in',
        selectFrom('kept_answers')
          .select(['owner_hash', 'path'])
          .where(areTheirs)
          .orderBy('created_at', 'desc')
          .orderBy('path')
          .limit(most)
          .$asTuple('owner_hash', 'path'),
      ),
    )
    .execute();
}

/** Leaves the newest rows of all guests, or of all accounts, that take no more together. */
export async function trimToBytes(db: PortalDatabase, { whose, most }: { whose: Whose; most: number }) {
  const { taken } = await db
    .selectFrom('kept_answers')
    .select(({ fn }) => fn.sum('bytes').as('taken'))
    .where(areOf(whose))
    .executeTakeFirstOrThrow();
  if (Number(taken) <= most) return;

  await db
    .with('added', (cte) =>
      cte
        .selectFrom('kept_answers')
        .select(({ fn }) => [
          'owner_hash',
          'path',
          fn
            .sum('bytes')
            .over((over) => over.orderBy('created_at', 'desc').orderBy('owner_hash').orderBy('path'))
            .as('with_newer'),
        ])
        .where(areOf(whose)),
    )
    .deleteFrom('kept_answers')
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('owner_hash', 'path'),
        'in',
        selectFrom('added')
          .select(['added.owner_hash', 'added.path'])
          .where('with_newer', '>', most)
          .$asTuple('owner_hash', 'path'),
      ),
    )
    .execute();
}
