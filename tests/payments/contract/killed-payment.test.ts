import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBank } from '#provider/payments/bench/bank.ts';
import { bundled } from '#tests/support/bundled.ts';
import { JAN_DUE } from './at-bank.ts';
import { openedForPaying } from './opened-for-paying.ts';

/** Where it is killed, the gateway having answered, and whether the answer is written down by then. */
const KILLS = [
  ['before anything is written', 'the answer', false],
  ['before the order’s number is written', 'update "payment_orders"', false],
  ['before the address is written', 'update "payments" set "address"', false],
  ['before the state is written', 'update "payments" set "state"', false],
  ['before the patient hears of it', 'nothing', true],
] as const;

const folder = mkdtempSync(join(tmpdir(), 'killed-payment-'));
let script: string;
let server: ServerType;
let bankUrl: string;
let hear: (request: Request) => Promise<Response> = () => Promise.resolve(new Response());
const bank = createBank({
  clock: { now: () => new Date() },
  patienceMs: 5_000,
  callBackUrl: 'http://portal.example/payment-notifications',
  returnUrl: 'http://portal.example/payments/completed',
  send: (request) => hear(request),
});

beforeAll(async () => {
  script = await bundled('tests/support/killed-payment.ts');
  server = serve({ fetch: bank.answer, hostname: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bank.standAt(origin);
  bankUrl = `${origin}/bank`;
}, 60_000);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function killed(storeUrl: string, at: string) {
  const child = spawn(process.execPath, [script, storeUrl, bankUrl, at], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return [signal, said];
}

it.each(KILLS)('one payment stands after a kill %s', { timeout: 60_000 }, async (_, at, isWritten) => {
  bank.reset();
  const storeUrl = `sqlite:${join(folder, `${KILLS.findIndex((kill) => kill[1] === at)}.db`)}`;
  await (await openedForPaying({ storeUrl, bankUrl })).provider.close();
  expect(await killed(storeUrl, at)).toEqual(['SIGKILL', '']);

  const { provider, clock, start } = await openedForPaying({ storeUrl, bankUrl });
  hear = provider.paymentCallBack;
  const begun = () =>
    provider.db.selectFrom('payments').selectAll().where('ref_invoice', '=', JAN_DUE).execute();
  const stateOf = () =>
    provider.db.selectFrom('invoices').select('state').where('ref_invoice', '=', JAN_DUE).executeTakeFirst();
  expect(await begun()).toMatchObject([{ state: isWritten ? 'PENDING' : 'NEW', open_key: JAN_DUE }]);
  const [lost] = bank.all();
  if (!lost) throw new Error('The bank has no order');

  // The next press goes on with the same payment.
  clock.advance('PT16S');
  const address = await start();
  expect(await begun()).toMatchObject([{ state: 'PENDING', address }]);
  // The bank tells of the order whose answer was lost: it is not missed, and the invoice is paid once.
  bank.decide(lost, 'COMPLETED');
  await bank.tell(lost);
  expect(await begun()).toMatchObject([{ state: 'COMPLETED', paid_ext_id: lost.extOrderId }]);
  expect(await stateOf()).toEqual({ state: 'PAID' });
  await provider.close();
});
