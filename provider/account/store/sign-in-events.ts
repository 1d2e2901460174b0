import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SignInEvent } from '#contract/account/calls/event-log.ts';
import { newId } from '#provider/core/ids.ts';
import type { Tables } from '#provider/generated/tables.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** Strangers must not fill the disk with names that nobody has: the oldest go. */
const MOST_EVENTS = 200_000;
const TIDIED_EVERY = 1_000;

/** The events at the door, for the staff. */
export const signInEventsOf = (db: Kysely<Tables>) => ({
  /** The name is kept where somebody has it alone: what else is typed there may be a password. */
  async note({
    at,
    requestId,
    type,
    username,
    description,
    device,
  }: {
    at: Date;
    requestId: string;
    type: SignInEvent;
    username: string;
    description?: string | undefined;
    device?: string | undefined;
  }) {
    await db
      .insertInto('sign_in_events')
      .values(({ selectFrom }) => ({
        id: newId(at),
        at: at.getTime(),
        request_id: requestId,
        type,
        account_id: selectFrom('accounts').select('accounts.id').where('username', '=', username),
        description: description ?? null,
        device: device ?? null,
      }))
      .onConflict((conflict) => conflict.columns(['request_id', 'type']).doNothing())
      .execute();
    if (randomInt(TIDIED_EVERY) === 0) await this.tidy(at.getTime());
  },

  /** The account's latest ones of these kinds, newest first. */
  latest: ({
    accountId,
    types,
    limit,
  }: {
    accountId: string;
    types: readonly SignInEvent[];
    limit: number;
  }) =>
    db
      .selectFrom('sign_in_events')
      .select(['at', 'type', 'device'])
      .where('account_id', '=', accountId)
      .where('type', 'in', types)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  /** Leaves what is not too old, and not too much. */
  async tidy(now: number, most = MOST_EVENTS) {
    await db
      .deleteFrom('sign_in_events')
      .where('at', '<', now - KEPT_DAYS * DAY_MS)
      .execute();
    const first = await db
      .selectFrom('sign_in_events')
      .select('id')
      .orderBy('id', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (first) await db.deleteFrom('sign_in_events').where('id', '<', first.id).execute();
  },
});
