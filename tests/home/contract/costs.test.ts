import { afterEach, expect, it, vi } from 'vitest';
import type { QueryExecutor } from 'kysely';
import { toDo as areas } from '#provider/generated/to-do.ts';
import type { AreaToDo } from '#provider/core/waiting.ts';
import { describeEachEngine } from '#tests/support/providers.ts';

const THINGS = 200;

/** A made-up area with one narrow query, as areas have theirs. */
const madeUp: AreaToDo = async ({ context: { store }, seen, today }) => {
  await store.invoices.overdue({ whose: await seen('payments.start'), day: today });
  return [{ kind: 'wish', ref: { id: 'wish-1' }, urgency: 'due' }];
};

describeEachEngine('what the store is asked for all that waits', (at) => {
  const table: Record<string, AreaToDo> = areas;
  const real = { ...table };

  function choose(chosen: Record<string, AreaToDo>) {
    for (const name of Object.keys(table)) Reflect.deleteProperty(table, name);
    Object.assign(table, chosen);
  }
  afterEach(() => {
    choose(real);
  });

  /** The number of statements that home.toDo takes with these areas, and what it answers. */
  async function askedWith(chosen: Record<string, AreaToDo>) {
    choose(chosen);
    // Once before, so that the catalogue of bookings is there.
    await (await at().asPage('jan.nowak')).home.toDo({});
    const client = await at().asPage('jan.nowak');
    const executors = Object.getPrototypeOf(at().provider.db.getExecutor()) as QueryExecutor;
    const asked = vi.spyOn(executors, 'executeQuery');
    const { entries, notAsked } = await client.home.toDo({});
    const texts = asked.mock.calls.map(([{ sql }]) => sql);
    asked.mockRestore();
    expect(notAsked).toBeUndefined();
    // The audit is written beside the answer; settings are read once a request, by whichever area comes first.
    const read = texts.filter((text) => !/^(?:insert|update|delete)|from "settings"/.test(text));
    return { count: read.length, entries };
  }

  it('one more area is one statement more, and its own entries', async () => {
    const before = await askedWith(real);
    const after = await askedWith({ ...real, wishes: madeUp });
    expect(after.count).toBe(before.count + 1);
    expect(after.entries).toEqual([...before.entries, expect.objectContaining({ area: 'wishes' })]);
  });

  it.each(Object.entries(real))('%s asks one statement, if it asks any', async (name, ask) => {
    const without = await askedWith({});
    const { count } = await askedWith({ [name]: ask });
    expect(count - without.count).toBeLessThanOrEqual(1);
  });

  it('200 things that wait take as many statements as few', async () => {
    const { db } = at().provider;
    const before = await askedWith(real);
    const one = await db
      .selectFrom('invoices')
      .selectAll()
      .where('patient_id', '=', 'patient-1001')
      .executeTakeFirstOrThrow();
    const open = { ...one, state: 'DUE' as const, due_on: '2026-01-02', of_key: null };
    const rows = Array.from({ length: THINGS }, (_, index) => ({ ...open, ref_invoice: `FV/MANY/${index}` }));
    await db.insertInto('invoices').values(rows).execute();
    const after = await askedWith(real);
    expect(after.entries).toHaveLength(before.entries.length + THINGS);
    expect(after.count).toBe(before.count);
  });
});
