import { expect, it, vi } from 'vitest';
import type { QueryExecutor } from 'kysely';
import type { ProviderClient } from '#contract/index.ts';
import { describeEachEngine } from '#tests/support/providers.ts';

const JAN = 'patient-1001';

/** The calls that the page of a result makes, with its frame. */
const pageOf = ({ account, patients, bookings, messages, results, partners }: ProviderClient) =>
  Promise.all([
    account.gates(),
    account.get(),
    patients.list(),
    bookings.scheduledCount(),
    messages.unreadCount(),
    results.get({ patientId: JAN, id: 'result-8' }),
    partners.consentDocButtonEnabled({ patientId: JAN }),
    partners.sharedDocuments({ patientId: JAN }),
  ]);

describeEachEngine('what the store is asked for the page of a result', (at) => {
  /** The tables from which some calls of one request read, once for each query. */
  async function readBy(calls: (client: ProviderClient) => Promise<unknown>) {
    const client = await at().asPage('jan.nowak');
    // The store has more than one handle: settings are read by one of their own.
    const executors = Object.getPrototypeOf(at().provider.db.getExecutor()) as QueryExecutor;
    const asked = vi.spyOn(executors, 'executeQuery');
    await calls(client);
    const texts = asked.mock.calls.map(([{ sql }]) => sql).filter((text) => text.startsWith('select'));
    asked.mockRestore();
    // What a statement asks beside its own table, by "exists", is no reading of its own.
    return texts.map((text) => /from "(\w+)"/.exec(text.replaceAll(/\(select [^()]*\)/g, ''))?.[1]);
  }

  const key = (id: string) => ({ patientId: JAN, id });
  it.each<[string, (client: ProviderClient) => Promise<unknown>]>([
    ['a result', ({ results }) => results.get(key('result-8'))],
    ['an out-of-date one', ({ results }) => results.get(key('result-8-1'))],
    ['one whose value is critical', ({ results }) => results.get(key('result-2'))],
    ['its printout', ({ results }) => results.printout(key('result-8'))],
  ])('what is offered with %s is read once', async (_, calls) => {
    expect((await readBy(calls)).filter((table) => table === 'settings')).toHaveLength(1);
  });

  it('the account and its patients are read once for all parts of it', async () => {
    const tables = await readBy(pageOf);
    expect(tables.filter((table) => table === 'sessions')).toHaveLength(1);
    expect(tables.filter((table) => table === 'account_patients')).toHaveLength(1);
    // Its session brings it along as it is now.
    expect(tables).not.toContain('accounts');
    // The marks are among the values.
    expect(tables.filter((table) => table === 'test_values')).toHaveLength(1);
    expect(tables.length).toBeLessThanOrEqual(12);
  });
});
