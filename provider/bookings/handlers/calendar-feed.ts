import { randomBytes } from 'node:crypto';
import { createAccess } from '#provider/core/access.ts';
import { hashOf, os, type CallContext } from '#provider/core/context.ts';
import type { Action } from '#provider/core/actions.ts';
import { endOfDay, startOfDay } from '#contract/days/reading/warsaw.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { CalendarFeedRow } from '#provider/bookings/tables/bookings.ts';
import { bookingViews } from './booking-views.ts';

const get = os.calendarFeed.get.handler(async ({ context }) => {
  const { id } = await context.account();
  const row = await context.store.calendarFeeds.ofAccount(id);
  return row ? { feed: feedView(row) } : {};
});

const make = os.calendarFeed.make.handler(async ({ input, context }) => {
  const { id } = await context.account();
  const token = randomBytes(32).toString('base64url');
  const row: CalendarFeedRow = {
    account_id: id,
    token_hash: hashOf(token),
    without_names: input.withoutNames ? 1 : 0,
    language: context.language,
    created_at: context.clock.now().getTime(),
  };
  const entries = await entriesFor({ context, action: 'calendarFeed.make' });
  await context.store.transaction(async (store) => {
    await store.calendarFeeds.put(row);
    await store.audit.add(entries);
  });
  return { token, feed: feedView(row) };
});

const revoke = os.calendarFeed.revoke.handler(async ({ context }) => {
  const { id } = await context.account();
  const entries = await entriesFor({ context, action: 'calendarFeed.revoke' });
  await context.store.transaction(async (store) => {
    await store.calendarFeeds.remove(id);
    await store.audit.add(entries);
  });
  return { revoked: true };
});

const read = os.calendarFeed.read.handler(async ({ input, context, errors }) => {
  const feed = await context.store.calendarFeeds.byTokenHash(hashOf(input.token));
  const account = feed && (await context.store.accounts.byId(feed.account_id));
  if (!feed || account?.state !== 'ACTIVE') throw errors.NOT_FOUND();

  const access = accessOf({ context, account });
  const { patients, whose } = await access.scope({ action: 'calendarFeed.read' });
  const during = { from: startOfDay(input.dateFrom), before: endOfDay(input.dateTo) };
  const rows = await context.store.bookings.list({ whose, during });
  return {
    withoutNames: feed.without_names === 1,
    language: feed.language,
    bookings: await bookingViews({
      rows,
      patients,
      catalogue: await context.catalogue(),
      store: context.store,
      now: context.clock.now().getTime(),
    }),
  };
});

/** The way to the records of the feed's account, decided at this moment: a feed reaches what its account reaches. */
function accessOf({ context, account }: { context: CallContext; account: AccountRow }) {
  const linked = context.store.patients.ofAccount(account.id);
  return createAccess({
    ...context,
    account: () => Promise.resolve(account),
    linkedPatients: () => linked,
  });
}

/** The feed is about every patient of the account. */
async function entriesFor({ context, action }: { context: CallContext; action: Action }) {
  const patients = await context.access.reachable(action);
  return Promise.all(patients.map(({ id }) => context.access.entry({ patientId: id, action })));
}

const feedView = (row: CalendarFeedRow) => ({
  createdAt: new Date(row.created_at).toISOString(),
  withoutNames: row.without_names === 1,
});

export const calendarFeed = { get, make, revoke, read };
