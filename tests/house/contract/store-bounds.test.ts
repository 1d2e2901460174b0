import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptAnswersOf } from '#app/services/store/kept-answers.server.ts';
import { limitsOf } from '#app/services/store/limits.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore, type PortalStore } from '#app/services/store/portal-store.server.ts';
import { createSeal } from '#app/services/store/sealed.server.ts';
import { submissionsOf } from '#app/services/store/submissions.server.ts';
import type { PortalDatabase, PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const KB = 1024;

describe.each(engines)('what a store takes at most, on %s', (engine) => {
  let place: TestStore;
  let db: PortalDatabase;
  let store: PortalStore;
  beforeEach(async () => {
    place = await freshStore(engine);
    db = openDatabase<PortalTables>(place.url);
    await migrate(db, portalMigrations);
    store = createPortalStore({ db, secret: SECRET });
  });
  afterEach(async () => {
    await store.close();
    await place.drop();
  });

  const countOf = async (table: keyof PortalTables) => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const answer = (length: number) => ({ text: 'a'.repeat(length) });
  const findAs = (accountId: string | null, at: { browserId: string; path: string }) =>
    store.keptAnswers.find({ ...at, accountId, ended: null });

  describe('of kept answers', () => {
    it('is 16 kB a row for a guest: what is longer is not kept, and that is known', async () => {
      const at = { browserId: 'guest', path: '/login' };
      const put = (length: number) =>
        store.keptAnswers.put({ ...at, accountId: null, fields: answer(length), now: 1 });
      expect(await put(11 * KB)).toBe('kept');
      expect(await findAs(null, at)).toEqual(answer(11 * KB));
      expect(await put(12 * KB)).toBe('too-long');
      expect(await findAs(null, at)).toBe('too-long');
      const { sealed_fields: left } = await db
        .selectFrom('kept_answers')
        .select('sealed_fields')
        .executeTakeFirstOrThrow();
      expect(left).toBe('');
    });

    it('is a whole form for an account', async () => {
      const at = { browserId: 'browser', path: '/form' };
      const put = (length: number) =>
        store.keptAnswers.put({ ...at, accountId: 'account', fields: answer(length), now: 1 });
      expect(await put(256 * KB)).toBe('kept');
      expect(await findAs('account', at)).toEqual(answer(256 * KB));
      expect(await put(400 * KB)).toBe('too-long');
    });

    it('is nothing for an address that no page has', async () => {
      const at = { browserId: 'guest', path: `/login?return=${'a'.repeat(4 * KB)}` };
      const put = { ...at, accountId: null, fields: answer(1), now: 1 };
      expect(await store.keptAnswers.put(put)).toBe('too-long');
      expect(await countOf('kept_answers')).toBe(0);
    });

    it.each([
      { whose: 'a guest’s browser', accountId: null, most: 3, browsers: 1 },
      { whose: 'an account', accountId: 'account', most: 20, browsers: 5 },
    ])('is $most rows for $whose, oldest out', async ({ accountId, most, browsers }) => {
      const places = Array.from({ length: most + 2 }, (_, index) => ({
        browserId: `browser-${index % browsers}`,
        path: `/page-${index}`,
      }));
      await store.keptAnswers.put({
        browserId: 'another',
        path: '/page',
        accountId: accountId && 'other',
        fields: answer(1),
        now: 0,
      });
      for (const [now, at] of places.entries())
        await store.keptAnswers.put({ ...at, accountId, fields: answer(9), now });
      const found = await Promise.all(places.map((at) => findAs(accountId, at)));
      expect(found.map(Boolean)).toEqual(places.map((_, index) => index >= 2));
      expect(await findAs(accountId && 'other', { browserId: 'another', path: '/page' })).toEqual(answer(1));
    });

    it.each([
      ['guests', null],
      ['accounts', 'account'],
    ])('has a size for all %s together, oldest out', async (_, owner) => {
      const bound = { rowBytes: 4 * KB, rows: 1000, totalBytes: 64 * KB };
      const kept = keptAnswersOf(db, createSeal(SECRET), { guest: bound, account: bound });
      const put = (index: number, accountId: string | null) =>
        kept.put({ browserId: `browser-${index}`, path: '/p', accountId, fields: answer(KB), now: index });
      await put(-1, owner ? null : 'somebody');
      for (let index = 0; index < 200; index += 1) await put(index, owner && `${owner}-${index}`);

      const rows = await db.selectFrom('kept_answers').select(['created_at', 'sealed_fields']).execute();
      const size = rows.reduce((sum, row) => sum + row.sealed_fields.length, 0);
      expect(size).toBeLessThan(64 * KB);
      expect(size).toBeGreaterThan(48 * KB);
      const times = rows.map((row) => Number(row.created_at)).sort((one, other) => one - other);
      expect(times[0]).toBe(-1);
      expect(times.slice(1)).toEqual(
        Array.from({ length: rows.length - 1 }, (_, i) => 201 - rows.length + i),
      );
    });
  });

  it('of sessions is a hundred an account, oldest out', async () => {
    const signIn = (id: string, accountId: string, now: number) =>
      store.sessions.create({ id, accountId, token: 'token', now });
    await signIn('other', 'other', 0);
    for (let now = 0; now < 103; now += 1) await signIn(`browser-${now}`, 'account', now);
    const find = (id: string) => store.sessions.find({ id, now: 200 });
    expect([await find('browser-2'), (await find('browser-3'))?.isLive]).toEqual([null, true]);
    expect((await find('other'))?.isLive).toBe(true);
    expect(await countOf('sessions')).toBe(101);
  });

  describe('of submissions', () => {
    const keyOf = (index: number) => `${String(index).padStart(43, 'k')}.${'d'.repeat(43)}`;
    async function send(
      submissions: PortalStore['submissions'],
      at: { browserId: string; key: string },
      now: number,
    ) {
      await submissions.claim({ ...at, now });
      await submissions.finish({ ...at, status: 303, location: '/next' });
    }

    it('is two hundred a browser, oldest out', async () => {
      for (let now = 0; now < 202; now += 1)
        await send(store.submissions, { browserId: 'browser', key: keyOf(now) }, now);
      const find = (index: number) => store.submissions.find({ browserId: 'browser', key: keyOf(index) });
      expect([await find(1), await find(2)]).toEqual([null, { status: 303, location: '/next' }]);
      expect(await countOf('submissions')).toBe(200);
    });

    it('has no address that is longer than any page’s', async () => {
      const at = { browserId: 'browser', key: keyOf(1) };
      await store.submissions.claim({ ...at, now: 1 });
      await store.submissions.finish({ ...at, status: 303, location: `/next?${'a'.repeat(4 * KB)}` });
      expect(await store.submissions.find(at)).toBeNull();
    });

    it('is a number for all guests, and leaves those of who has signed in', async () => {
      const submissions = submissionsOf(db, { guests: 64 });
      await store.sessions.create({ id: 'patient', accountId: 'account', token: 'token', now: 0 });
      await send(submissions, { browserId: 'patient', key: keyOf(0) }, 0);
      for (let now = 1; now < 200; now += 1)
        await send(submissions, { browserId: `guest-${now}`, key: keyOf(now) }, now);
      expect(await countOf('submissions')).toBeLessThanOrEqual(65);
      expect(await submissions.find({ browserId: 'patient', key: keyOf(0) })).not.toBeNull();
      expect(await submissions.find({ browserId: 'guest-199', key: keyOf(199) })).not.toBeNull();
      expect(await submissions.find({ browserId: 'guest-1', key: keyOf(1) })).toBeNull();
    });
  });

  it('of counters is a number, and who has tried most stays counted', async () => {
    const limits = limitsOf(db, { most: 64 });
    const hit = (bucket: string, now: number) => limits.countHits({ buckets: [bucket], now, windowMs: 1000 });
    await hit('guesser', 0);
    await hit('guesser', 0);
    for (let now = 1; now < 300; now += 1) await hit(`address-${now}`, now);
    expect(await countOf('limits')).toBeLessThanOrEqual(64);
    expect((await hit('guesser', 300))[0]?.hits).toBe(3);
  });

  it('is twenty drafts of an account, also when those of two become one’s: the oldest go', async () => {
    const save = (accountId: string, index: number, isListed: boolean) =>
      store.drafts.save({
        id: `${accountId}-${index}-${isListed}`,
        accountId,
        journey: 'booking',
        isListed,
        answers: { index },
        now: index,
      });
    for (let index = 1; index <= 15; index += 1) {
      await save('stays', 2 * index, true);
      await save('goes', 2 * index + 1, true);
      await save('goes', 2 * index + 1, false);
    }
    await save('another', 0, true);
    await store.drafts.moveAll({ from: 'goes', to: 'stays' });
    const list = (accountId: string) => store.drafts.list({ accountId, now: 40 });
    expect((await list('stays')).map(({ changedAt }) => changedAt)).toEqual(
      Array.from({ length: 20 }, (_, index) => 31 - index),
    );
    expect(await list('goes')).toEqual([]);
    expect(await list('another')).toHaveLength(1);
    expect(await countOf('drafts')).toBe(20 + 15 + 1);
    const moved = { id: 'goes-31-true', journey: 'booking', now: 40 };
    expect(await store.drafts.find({ ...moved, accountId: 'stays' })).toEqual({ index: 31 });
    expect(await store.drafts.find({ ...moved, accountId: 'goes' })).toBeNull();
  });
});
