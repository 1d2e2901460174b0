import type { PortalDatabase } from './tables.server.ts';

/** Leaves the newest drafts of all guests that take no more together. */
export async function leaveInBytes(db: PortalDatabase, most: number) {
  const { taken } = await db
    .selectFrom('guest_drafts')
    .select(({ fn }) => fn.sum('bytes').as('taken'))
    .executeTakeFirstOrThrow();
  if (Number(taken) <= most) return;

  await db
    .with('added', (cte) =>
      cte.selectFrom('guest_drafts').select(({ fn }) => [
        'id',
        fn
          .sum('bytes')
          .over((over) => over.orderBy('created_at', 'desc').orderBy('id'))
          .as('with_newer'),
      ]),
    )
    .deleteFrom('guest_drafts')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('added').select('added.id').where('with_newer', '>', most),
    )
    .execute();
}
