import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyCall } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { budgeted } from '#app/services/provider/provider.server.ts';
import { remoteProvider } from '#app/services/provider/remote.server.ts';
import { createLog, type Log } from '#app/services/request/log.server.ts';
import { movableClock } from '#provider/core/clock.ts';

/** Decision 175: one entry that breaks the contract does not hide a list, and is never left out without a word. */

let stop: (() => void) | undefined;
afterEach(() => stop?.());

type Line = Readonly<{ object: Record<string, unknown>; message: string | undefined }>;

/** The portal's client of a host that answers this to everything, with what it logs and how often it is asked. */
async function clientOf(answer: unknown, { hasPage = true } = {}) {
  const told = { lines: [] as Line[], asked: 0, leftOut: 0 };
  const server = createServer((_, response) => {
    told.asked += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => void server.close();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = {
    ...createLog('silent'),
    warn: (object: Record<string, unknown>, message?: string) => void told.lines.push({ object, message }),
  } as unknown as Log;
  const provider = remoteProvider({ url, budgetMs: 5_000 });
  const client = budgeted({ provider, budgetMs: 5_000, clock: movableClock(), log })({
    language: 'pl',
    requestId: 'test',
    ...(hasPage ? { leftOut: (count: number) => void (told.leftOut += count) } : {}),
  });
  return { client, told };
}

const exampleOf = (call: AnyCall) => call['~orpc'].meta.example;
const [booking = {}] = exampleOf(contract.bookings.list).output as readonly object[];
const broken = { ...booking, systemId: 'booking-3999', dateFrom: 'soon' };
const days = { dateFrom: '2026-10-20', dateTo: '2026-11-20' };

describe('a list with an entry that breaks the contract', () => {
  it('comes without it, once, and the page and the log are told which field breaks which rule', async () => {
    const { client, told } = await clientOf([booking, broken, booking]);
    expect(await client.bookings.list(days)).toEqual([booking, booking]);
    expect(told).toMatchObject({ asked: 1, leftOut: 1 });
    expect(told.lines).toEqual([
      {
        object: {
          requestId: 'test',
          call: 'bookings.list',
          leftOut: 1,
          breaches: ['1.dateFrom: invalid_format datetime string'],
        },
        message: 'entries that break the contract are left out',
      },
    ]);
  });

  it.each(['results', 'encounters'] as const)('that pages comes without it: %s', async (group) => {
    const { input, output } = exampleOf(contract[group].list);
    const { entries, hasMore } = output as { entries: object[]; hasMore: boolean };
    const { client, told } = await clientOf({ entries: [...entries, { id: 7 }], hasMore });
    const list = client[group].list as (input: unknown) => Promise<unknown>;
    expect(await list(input)).toEqual({ entries, hasMore });
    expect(told.leftOut).toBe(1);
  });

  it('in a message’s place comes without it, and one whose total is wrong is an outage', async () => {
    const { input, output } = exampleOf(contract.messages.inbox);
    const { items } = output as { items: object[] };
    const inbox = (client: Awaited<ReturnType<typeof clientOf>>['client']) =>
      (client.messages.inbox as (input: unknown) => Promise<unknown>)(input);
    const one = await clientOf({ items: [null, ...items], hasMore: false });
    expect(await inbox(one.client)).toEqual({ items, hasMore: false });
    stop?.();
    const other = await clientOf({ items: [null, ...items], hasMore: 'no' });
    await expect(inbox(other.client)).rejects.toMatchObject({ data: { kind: 'outage', isBreach: true } });
    expect(other.told.leftOut).toBe(0);
  });

  it.each([
    ['none is left', [broken, broken], true],
    ['nobody could be told', [booking, broken], false],
  ])('is an outage where %s', async (_, answer, hasPage) => {
    const { client, told } = await clientOf(answer, { hasPage });
    await expect(client.bookings.list(days)).rejects.toMatchObject({
      data: { kind: 'outage', isBreach: true },
    });
    expect(told.leftOut).toBe(0);
  });

  it('is an outage where the call does not allow it', async () => {
    const { client, told } = await clientOf([
      { id: 7 },
      ...(exampleOf(contract.patients.list).output as object[]),
    ]);
    await expect(client.patients.list()).rejects.toMatchObject({ data: { kind: 'outage' } });
    expect(told.lines.map(({ message }) => message)).toContain('answer breaks the contract');
  });
});

describe('a call whose entries stand each for itself', () => {
  const groups: Record<string, Record<string, AnyCall>> = contract;
  const apart = Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).flatMap(
      ([
        name,
        {
          '~orpc': { meta, route },
        },
      ]) =>
        meta.entriesApart === undefined
          ? []
          : [{ id: `${group}.${name}`, field: meta.entriesApart, meta, route }],
    ),
  );

  it.each(apart)('$id is a reading that answers a list there', ({ field, meta: { example }, route }) => {
    expect(route.method).toBe('GET');
    const list = field === '' ? example.output : (example.output as Record<string, unknown>)[field];
    expect(Array.isArray(list)).toBe(true);
  });

  it('is none of those where the one that is missing could decide', () => {
    expect(apart.map(({ id }) => id).sort()).toEqual([
      'bookings.list',
      'catalog.firstFree',
      'catalog.units',
      'clinicalDocuments.list',
      'clinicalDocuments.notes',
      'clinicalDocuments.ofContext',
      'copies.list',
      'encounters.get',
      'encounters.list',
      'home.toDo',
      'invoices.toPay',
      'messages.inbox',
      'messages.outbox',
      'payments.list',
      'personFiles.list',
      'results.list',
      'waitingList.list',
    ]);
  });
});
