import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GUEST_DRAFT_BOUNDS, type GuestDraftBounds } from '#app/services/store/bounds.server.ts';
import { guestDraftsOf } from '#app/services/store/guest-drafts.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createSeal } from '#app/services/store/sealed.server.ts';
import type { PortalDatabase, PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase } from '#database/index.ts';
import { engines, freshStore, type TestStore } from '#tests/support/stores.ts';

const HOUR = 3_600_000;
const first = { shownAt: null };

describe.each(engines)('drafts of guests, on %s', (engine) => {
  let place: TestStore;
  let db: PortalDatabase;
  beforeEach(async () => {
    place = await freshStore(engine);
    db = openDatabase<PortalTables>(place.url);
    await migrate(db, portalMigrations);
  });
  afterEach(async () => {
    await db.destroy();
    await place.drop();
  });

  const seal = createSeal('a secret of the tests, long enough to be one');
  const storeOf = (bounds: Partial<GuestDraftBounds> = {}) =>
    guestDraftsOf({ db, seal, bounds: { ...GUEST_DRAFT_BOUNDS, ...bounds } });
  const at = (browserId: string, id: string) => ({ browserId, journey: 'registration', id });

  it('are found by their browser and journey alone, whole', async () => {
    const store = storeOf();
    await store.save({ ...at('anna', 'a'), answers: { name: 'Żółć' }, now: 1, first: { shownAt: 7 } });
    expect(await store.find({ ...at('anna', 'a'), now: 2 })).toMatchObject({
      answers: { name: 'Żółć' },
      shownAt: 7,
      state: 'OPEN',
      sumRound: 0,
      isSumSolved: false,
    });
    expect(await store.find({ ...at('jan', 'a'), now: 2 })).toBeNull();
    expect(await store.find({ ...at('anna', 'a'), journey: 'registration-ward', now: 2 })).toBeNull();
    expect(await store.save({ ...at('jan', 'a'), answers: { name: 'another' }, now: 3, first })).toEqual({
      stored: false,
      why: 'ENDED',
    });
    expect((await store.find({ ...at('anna', 'a'), now: 4 }))?.answers).toEqual({ name: 'Żółć' });
  });

  it('keep their secret and the time of their first page, whatever is stored later', async () => {
    const store = storeOf();
    await store.save({ ...at('anna', 'a'), answers: {}, now: 1, first: { shownAt: 7 } });
    const before = await store.find({ ...at('anna', 'a'), now: 2 });
    await store.save({ ...at('anna', 'a'), answers: { x: 1 }, now: 3, first: { shownAt: 9 } });
    const after = await store.find({ ...at('anna', 'a'), now: 4 });
    expect([after?.key, after?.shownAt]).toEqual([before?.key, 7]);
    expect(before?.key).toMatch(/^[\w-]{32}$/);
  });

  it('are three of a browser: the fourth ends the oldest and says whose files go', async () => {
    const store = storeOf();
    const keys: string[] = [];
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
      const saved = await store.save({ ...at('anna', id), answers: { id }, now: index + 1, first });
      keys.push((await store.find({ ...at('anna', id), now: index + 1 }))!.key);
      expect(saved).toEqual({ stored: true, droppedKeys: id === 'd' ? [keys[0]] : [] });
    }
    expect(await store.find({ ...at('anna', 'a'), now: 9 })).toMatchObject({
      state: 'DROPPED',
      answers: null,
    });
    expect(await store.save({ ...at('anna', 'a'), answers: {}, now: 9, first })).toMatchObject({
      why: 'ENDED',
    });
  });

  it('leave no more than a bounded number of rows, however many a browser begins', async () => {
    const store = storeOf();
    for (let index = 0; index < 60; index += 1)
      await store.save({ ...at('anna', `d${index}`), answers: { index }, now: index + 1, first });
    const rows = await db.selectFrom('guest_drafts').select('id').execute();
    expect(rows).toHaveLength(GUEST_DRAFT_BOUNDS.rows + GUEST_DRAFT_BOUNDS.endedRows);
  });

  it('stay together within their bytes: the oldest go', async () => {
    const totalBytes = 160_000;
    const store = storeOf({ totalBytes });
    for (let index = 0; index < 60; index += 1)
      await store.save({
        ...at(`b${index}`, `d${index}`),
        answers: { text: 'a'.repeat(4_000) },
        now: index + 1,
        first,
      });
    const rows = await db.selectFrom('guest_drafts').select(['id', 'bytes']).execute();
    expect(rows.reduce((sum, row) => sum + row.bytes, 0)).toBeLessThanOrEqual(totalBytes);
    expect(rows.map(({ id }) => id)).toContain('d59');
    expect(rows.map(({ id }) => id)).not.toContain('d0');
  });

  it('end after 24 hours to the millisecond', async () => {
    const store = storeOf();
    await store.save({ ...at('anna', 'a'), answers: {}, now: 0, first });
    expect((await store.find({ ...at('anna', 'a'), now: 24 * HOUR - 1 }))?.state).toBe('OPEN');
    expect((await store.find({ ...at('anna', 'a'), now: 24 * HOUR }))?.state).toBe('OVER');
    expect(await store.save({ ...at('anna', 'a'), answers: {}, now: 24 * HOUR, first })).toMatchObject({
      why: 'ENDED',
    });
  });

  it('have one solved sum, and of twenty at once one spends it', async () => {
    const store = storeOf();
    await store.save({ ...at('anna', 'a'), answers: {}, now: 0, first });
    expect(await store.spendSum({ id: 'a', round: 0 })).toBe(false);
    expect(await store.solveSum({ id: 'a', round: 0 })).toBe(true);
    const spent = await Promise.all(Array.from({ length: 20 }, () => store.spendSum({ id: 'a', round: 0 })));
    expect(spent.filter(Boolean)).toHaveLength(1);
    expect(await store.solveSum({ id: 'a', round: 0 })).toBe(false);
  });

  it('say once that they were sent too quickly', async () => {
    const store = storeOf();
    await store.save({ ...at('anna', 'a'), answers: {}, now: 0, first });
    const asked = await Promise.all(Array.from({ length: 5 }, () => store.askPace('a')));
    expect(asked.filter(Boolean)).toHaveLength(1);
  });
});
